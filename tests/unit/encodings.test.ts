import assert from "node:assert/strict";
import { test } from "node:test";
import { errorSentence } from "../../www/captions.js";
import { Game } from "../../www/engine.js";
import { messagesFor } from "../../www/messages.js";
import { readingOf } from "../../www/reading.js";
import "./counts.js";

/** The bytes of each character of an encoding, found by decoding all pairs of bytes. */
const tables = new Map<string, Map<string, number[]>>();

function tableOf(label: string): Map<string, number[]> {
  const table = tables.get(label) ?? new Map<string, number[]>();
  if (table.size > 0) return table;
  const decoder = new TextDecoder(label);
  for (let first = 0x80; first < 0xff; first++) {
    for (let second = 0x40; second < 0xff; second++) {
      const text = decoder.decode(Uint8Array.of(first, second));
      if (text.length === 1 && text !== "\ufffd" && !table.has(text)) table.set(text, [first, second]);
    }
  }
  for (let byte = 0x80; byte < 0x100; byte++) {
    const text = decoder.decode(Uint8Array.of(byte));
    if (text.length === 1 && text !== "\ufffd") table.set(text, [byte]);
  }
  tables.set(label, table);
  return table;
}

function encoded(label: string, text: string): Uint8Array {
  const table = tableOf(label);
  return Uint8Array.from(
    [...text].flatMap((c) => {
      const bytes = c.charCodeAt(0) < 0x80 ? [c.charCodeAt(0)] : table.get(c);
      assert.ok(bytes, `${c} in ${label}`);
      return bytes;
    }),
  );
}

const black = (bytes: Uint8Array, encoding?: string) =>
  Game.fromSgf(bytes, encoding === undefined ? {} : { encoding }).state.players.black;

/** A record with these words, in an encoding that it does not name. */
function check(label: string, name: string, words = "") {
  assert.equal(black(encoded(label, `(;SZ[9]PB[${name}]C[${words}])`)), name, label);
}

test("Chinese records without CA", () => {
  for (const label of ["gb18030", "gbk"]) {
    check(label, "古力");
    check(label, "柯洁九段", "黑中盘胜");
    check(label, "常昊", "三国擂台赛");
    check(label, "芈昱廷");
    check(label, "野狐围棋", "黑贴3又3/4子");
    check(label, "刘小光", "快棋赛，白胜 1/4 子");
  }
  check("big5", "周俊勳", "白中盤勝");
  check("big5", "林海峰");
  check("big5", "張栩九段", "應氏盃，黑勝三點");
  check("big5", "棋靈王", "這是一盤友誼賽");
});

test("Japanese records without CA", () => {
  for (const label of ["shift_jis", "euc-jp"]) {
    check(label, "小林光一九段", "黒中押し勝ち");
    check(label, "本因坊秀策", "これは練習の碁です");
    check(label, "ヒカル");
    check(label, "井山裕太", "白番半目勝");
  }
  check("shift_jis", "能登");
});

test("Korean records without CA", () => {
  check("euc-kr", "이창호");
  check("euc-kr", "신진서 9단", "흑 불계승");
  check("euc-kr", "조훈현", "백 반집승, 이것은 연습 대국입니다");
});

test("European records without CA", () => {
  check("windows-1252", "François");
  check("windows-1252", "Jörg Müller", "schöne Züge für Weiß");
});

test("a second byte that looks like a bracket or a backslash", () => {
  check("shift_jis", "表ソ能", "ソ連の棋士、能力");
  check("gbk", "昡橽", "黑方执黑先行，白方贴目，对局开始");
  check("big5", "許功蓋", "許多功夫，白勝");
});

test("marks of byte order, UTF-8 and CA go before evidence", () => {
  const text = "(;SZ[9]PB[柯洁])";
  const utf16 = (swapped: boolean) =>
    Uint8Array.from(
      [..."\ufeff", ...text].flatMap((c) => {
        const pair = [c.charCodeAt(0) & 0xff, c.charCodeAt(0) >> 8];
        return swapped ? pair.reverse() : pair;
      }),
    );
  assert.equal(black(utf16(false)), "柯洁");
  assert.equal(black(utf16(true)), "柯洁");
  assert.equal(black(new TextEncoder().encode(`\ufeff${text}`)), "柯洁");
  assert.equal(black(new TextEncoder().encode(text.replace("SZ", "CA[gbk]SZ"))), "柯洁");
  // Both readings are names; only the record can tell.
  assert.equal(black(encoded("euc-kr", "(;CA[EUC-KR]PB[박])")), "박");
  assert.equal(black(encoded("gbk", "(;CA[GB2312]PB[이])".replace("이", "古"))), "古");
  assert.equal(black(encoded("windows-1252", "(;CA[iso-8859-15]PB[Ÿ])".replace("Ÿ", "é"))), "é");
  assert.equal(black(new TextEncoder().encode("(;CA[ISO-2022-JP]PB[\u001b$BK\\0xK7\u001b(B])")), "本因坊");
});

test("a CA that does not fit the bytes is passed over", () => {
  assert.equal(black(encoded("gbk", "(;CA[UTF-8]PB[柯洁九段])")), "柯洁九段");
  assert.equal(black(encoded("gbk", "(;CA[ISO-8859-1]PB[柯洁九段])")), "柯洁九段");
  assert.equal(black(encoded("big5", "(;CA[klingon]PB[張栩九段])")), "張栩九段");
});

test("what the bytes do not say for certain is told with what they are read as", () => {
  const told = (game: Game) =>
    game.state.notes.flatMap(({ code, params }) => (code === "encoding-guessed" ? [params.encoding] : []));
  const read = (label: string, words: string, options = {}) => Game.fromSgf(encoded(label, words), options);
  const guessed = (expected: string, label: string, words: string) =>
    assert.deepEqual(told(read(label, words)), [expected], words);
  guessed("gb18030", "gbk", "(;SZ[9]PB[柯洁九段])");
  guessed("big5", "big5", "(;SZ[9]PB[張栩九段]C[黑勝])");
  guessed("shift_jis", "shift_jis", "(;SZ[9]PB[ヒカル])");
  guessed("euc-jp", "euc-jp", "(;SZ[9]PB[ヒカル])");
  guessed("euc-kr", "euc-kr", "(;SZ[9]PB[이창호])");
  guessed("windows-1252", "windows-1252", "(;SZ[9]PB[François])");
  guessed("gb18030", "gbk", "(;CA[UTF-8]SZ[9]PB[柯洁九段])");
  guessed("gb18030", "gbk", "(;CA[ISO-8859-1]SZ[9]PB[柯洁九段])");
  assert.deepEqual(told(read("gbk", "(;CA[GB2312]SZ[9]PB[柯洁九段])")), []);
  assert.deepEqual(told(read("gbk", "(;SZ[9]PB[柯洁九段])", { encoding: "gbk" })), []);
  assert.deepEqual(told(read("gbk", "(;SZ[9]PB[Ke Jie])")), []);
  assert.deepEqual(told(Game.fromSgf(new TextEncoder().encode("(;SZ[9]PB[柯洁九段])"))), []);
  // Whatever is made of the game was read from the same bytes.
  const game = read("gbk", "(;SZ[9]PB[柯洁九段];B[ee])");
  assert.deepEqual(told(game.at(0)), ["gb18030"]);
  assert.deepEqual(told(game.under({ rules: "aga" })), ["gb18030"]);
});

test("the guess is told in words, of a record and of a drawing", () => {
  const wish = { rules: undefined, method: undefined, komi: undefined, dead: "none" };
  for (const words of ["(;SZ[3]PB[柯洁九段];B[bb])", "●┼○\n├●┼\n●┼○"]) {
    const [note] = readingOf({ text: encoded("gbk", words), ...wish }).state.notes;
    assert.ok(note);
    assert.equal(
      errorSentence(note, messagesFor("en")),
      "The file does not say for certain how its text is encoded; it is read as GB18030. If names look wrong, choose another encoding.",
    );
    assert.equal(
      errorSentence(note, messagesFor("zh-Hans")),
      "文件没有确切说明文字的编码，这里按 GB18030 读出；人名若是乱码，请另选一种编码。",
    );
  }
});

test("one broken character does not lose the others", () => {
  const bytes = encoded("gbk", "(;PB[柯洁九段]C[黑中盘胜X])");
  bytes[bytes.indexOf(0x58)] = 0xff;
  assert.equal(black(bytes), "柯洁九段");
});

test("the reader's word goes before everything", () => {
  assert.equal(black(encoded("euc-kr", "(;CA[gbk]PB[박])"), "euc-kr"), "박");
  assert.throws(() => black(encoded("gbk", "(;PB[古])"), "klingon"), { code: "unknown-encoding" });
  const wish = { rules: undefined, method: undefined, komi: undefined, dead: undefined };
  const text = encoded("euc-kr", "(;SZ[9]PB[박];B[ee];W[];B[])");
  const read = (encoding: string) => readingOf({ text, encoding, ...wish });
  assert.equal(read("euc-kr").state.players.black, "박");
  assert.deepEqual(
    read("klingon").notes.map(({ code }) => code),
    ["bad-value"],
  );
});
