//! Reading and writing game records: tables of texts and what is made of them.

use std::fmt::Write as _;

use jiping::sgf::{self, Item};
use jiping::{Color, Point};

/// The tree as it is written back.
fn shape(text: &str) -> String {
    let (games, _) = sgf::parse(text);
    sgf::write(&games).replace('\n', "")
}

/// What is said about the text.
fn reports(text: &str) -> Vec<String> {
    let (_, diagnostics) = sgf::parse(text);
    diagnostics.iter().map(ToString::to_string).collect()
}

#[track_caller]
fn check_tree(text: &str, expected: &str, said: &[&str]) {
    assert_eq!(shape(text), expected, "tree of {text:?}");
    assert_eq!(reports(text), said, "reports on {text:?}");
}

#[test]
fn trees() {
    check_tree("(;)", "(;)", &[]);
    check_tree("(;B[aa];W[bb])", "(;B[aa];W[bb])", &[]);
    check_tree(" \u{feff}(\n;\nB\n[aa]\n)\n", "(;B[aa])", &[]);
    check_tree(
        "(;B[a](;W[b];B[c])(;W[d]))",
        "(;B[a](;W[b];B[c])(;W[d]))",
        &[],
    );
    check_tree("(;B[a](;W[b]))", "(;B[a];W[b])", &[]);
    check_tree("(;a[1])(;b[2])", "(;a[1])(;b[2])", &[]);
    check_tree("(;XX[1]YY[2]XX[3] [4])", "(;XX[1]YY[2]XX[3][4])", &[]);
    check_tree("(;C[a\\]b\\\\];W[c])", "(;C[a\\]b\\\\];W[c])", &[]);
    check_tree("(;C[(;B[aa\\])])", "(;C[(;B[aa\\])])", &[]);
    check_tree("(;AddBlack[aa]GaMe[1])", "(;AddBlack[aa]GaMe[1])", &[]);
}

#[test]
fn broken_trees() {
    check_tree("", "", &["line 1, column 1: the text is empty"]);
    check_tree(" \n", "", &["line 1, column 1: the text is empty"]);
    let no_game = "line 1, column 1: there is no game record here: a record begins with \"(;\"";
    check_tree("B[ag]", "", &[no_game]);
    check_tree("((((((", "", &[no_game]);
    check_tree("围棋 (a) [b]", "", &[no_game]);
    check_tree(
        "(B[aa];W[bb])",
        "(;B[aa];W[bb])",
        &["line 1, column 2: a \";\" is missing here"],
    );
    check_tree(
        "(;B[aa](W[bb])(;W[cc]))",
        "(;B[aa](;W[bb])(;W[cc]))",
        &["line 1, column 9: a \";\" is missing here"],
    );
    check_tree(
        "(;B[aa](;W[bb]);W[cc];B[dd])",
        "(;B[aa](;W[bb])(;W[cc];B[dd]))",
        &["line 1, column 16: moves after variations are read as one more variation"],
    );
    check_tree(
        "(;B[aa]();W[bb])",
        "(;B[aa];W[bb])",
        &["line 1, column 8: a variation has nothing of its own"],
    );
    check_tree(
        "(;B[aa];W[bb]",
        "(;B[aa];W[bb])",
        &["line 1, column 14: the record ends before its last \")\""],
    );
    check_tree(
        "(;B[aa];C[bb",
        "(;B[aa];C[bb])",
        &[
            "line 1, column 11: the \"]\" of C[ is missing",
            "line 1, column 13: the record ends before its last \")\"",
        ],
    );
    check_tree(
        "(;[ag];B[aa])",
        "(;[ag];B[aa])",
        &["line 1, column 3: a value in brackets has no property name before it"],
    );
    check_tree(
        "(;B[ag];(W[ah];B[ai]))",
        "(;B[ag];;W[ah];B[ai])",
        &["line 1, column 10: a \";\" is missing here"],
    );
}

/// Found by the random texts.
#[test]
fn values_after_an_empty_variation_belong_to_the_last_property() {
    check_tree(
        "(;B[aa]()[bb])",
        "(;B[aa][bb])",
        &[
            "line 1, column 8: a variation has nothing of its own",
            "line 1, column 10: a value in brackets has no property name before it",
        ],
    );
}

#[test]
fn text_outside() {
    check_tree(
        "Hello,\nsee (below):\n(;B[aa])\nbye",
        "(;B[aa])",
        &[
            "line 1, column 1: text outside the game is skipped: \"Hello, see (below):\"",
            "line 4, column 1: text outside the game is skipped: \"bye\"",
        ],
    );
    check_tree(
        "(;B[aa]<br>\n&nbsp;;W[bb]</p>)",
        "(;B[aa];W[bb])",
        &["line 1, column 8: markup of a web page is left out: \"<br>\""],
    );
    check_tree(
        "(;C[a [b] c])",
        "(;C[a [b])",
        &["line 1, column 11: text outside the game is skipped: \"c]\""],
    );
    check_tree(
        "(;B[aa])))",
        "(;B[aa])",
        &["line 1, column 9: text outside the game is skipped: \"))\""],
    );
}

/// What is read where a record went through a web page or an input method; a comment keeps its words.
#[test]
fn pasted_records() {
    let markup = |at: usize, text: &str| {
        format!("line 1, column {at}: markup of a web page is left out: \"{text}\"")
    };
    let wide = |at: usize| format!("line 1, column {at}: full-width signs are read as \"(;[])\"");
    check_tree(
        "(;C[a <b> &amp; “c”；［d］])",
        "(;C[a <b> &amp; “c”；［d］])",
        &[],
    );
    check_tree(
        "<p>“(;B[aa]<a href=\"(;W[bb])\">;</a>W[cc])”</p>",
        "(;B[aa];W[cc])",
        &[
            "line 1, column 1: text outside the game is skipped: \"<p>“\"",
            &markup(12, "<a href=\"(;W[bb])\">"),
            "line 1, column 42: text outside the game is skipped: \"”</p>\"",
        ],
    );
    check_tree(
        "(;AB<br>[aa]&nbsp;[bb])",
        "(;AB[aa][bb])",
        &[&markup(5, "<br>")],
    );
    check_tree(
        "(;B&#91;aa&#93;;C&lsqb;a]W[b])",
        "(;B[aa];C[a]W[b])",
        &[&markup(4, "&#91;")],
    );
    check_tree("&#40;;B[aa]&#41;", "(;B[aa])", &[&markup(1, "&#40;")]);
    check_tree(
        "（；Ｂ［ａａ］；Ｃ［\\］a］（;W[b]））",
        "(;Ｂ[ａａ];Ｃ[\\］a];W[b])",
        &[&wide(1)],
    );
    check_tree(
        "(B<2 ;W[bb])",
        "",
        &["line 1, column 1: there is no game record here: a record begins with \"(;\""],
    );
    check(
        "（；ＳＺ［５］ＰＬ［Ｗ］；Ｂ［ａａ］；Ｗ［］）",
        "5x5 white X=A5 O=pass",
    );
    check(
        "(;SZ[5]AB[<b>aa</b>:b&#97;];B[ｃｃ])",
        &format!("5x5 XA5 XB5 X=C3 | {}", markup(11, "<b>aa</b>:b&#97;")),
    );
    let black = |text: &str| {
        sgf::parse(text)
            .0
            .first_record()
            .unwrap()
            .players
            .black
            .unwrap()
    };
    assert_eq!(black("(;PB[A &amp; <b>B</b>])"), "A &amp; <b>B</b>");
    assert_eq!(black("(;PB[A &amp; <b>B</b>]<br>)"), "A & B");
}

#[test]
fn reports_and_errors_name_their_node() {
    let text = "words (;SZ[5]KM[x];B[D4](;W[bb]W[cc])(W[dd])) more (;SZ[3];B[aa];W[zz])";
    let (games, said) = sgf::parse(text);
    let nodes = |said: &[sgf::Diagnostic]| said.iter().map(|d| d.node).collect::<Vec<_>>();
    assert_eq!(nodes(&said), [None, Some(4), None]);
    let record = games.first_record().unwrap();
    assert_eq!(nodes(&record.notes), [Some(1), Some(2), Some(3)]);
    let second = games.games().nth(1).map(sgf::Record::from_tree).unwrap();
    assert_eq!(second.unwrap_err().node, Some(7));
}

/// The first record in one line: size, stones before the first move, items, and what it says of itself.
fn summary(text: &str) -> String {
    let (games, _) = sgf::parse(text);
    let record = match games.first_record() {
        Ok(record) => record,
        Err(error) => return error.to_string(),
    };
    let name = |point: Point| record.size.name(point);
    let letter = |stone: Option<Color>| match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let stone = |(point, stone)| format!(" {}{}", letter(stone), name(point));
    let mut line = record.size.to_string();
    for (point, color) in record.start.stones() {
        line += &stone((point, Some(color)));
    }
    if let Some(color) = record.to_move {
        let _ = write!(line, " {color}");
    }
    for item in &record.items {
        match item {
            Item::Move(m) => {
                let _ = write!(
                    line,
                    " {}={}",
                    letter(Some(m.color)),
                    m.point.map_or("pass".to_owned(), name)
                );
            }
            Item::Setup(change) => {
                let points: String = change.points.iter().copied().map(stone).collect();
                let _ = write!(line, " set({})", points.trim());
            }
        }
    }
    for (mark, points) in [
        ('x', &record.marks.territory.black),
        ('o', &record.marks.territory.white),
    ] {
        for point in points {
            let _ = write!(line, " {mark}{}", name(*point));
        }
    }
    for note in &record.notes {
        let _ = write!(line, " | {note}");
    }
    line
}

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(summary(text), expected, "{text:?}");
}

#[test]
fn records() {
    check("(;)", "19x19");
    check("(;SZ[9];B[ee];W[];B[tt])", "9x9 X=E5 O=pass X=pass");
    check("(;SZ[13:9];B[aa];W[mi])", "13x9 X=A9 O=N1");
    check("(;SZ[20];B[tt])", "20x20 X=U1");
    check("(;SZ[52];B[ZZ])", "52x52 X=BB1");
    check("(;GM[1];;SZ[5];B[aa])", "5x5 X=A5");
    check("(;SZ[5];B[aa](;W[bb];B[cc])(;W[dd]))", "5x5 X=A5 O=B4 X=C3");
    check("(;GaMe[1]SiZe[5];Black[aa];White[bb])", "5x5 X=A5 O=B4");
    check("(SZ[5]B[aa];W[bb])", "5x5 X=A5 O=B4");
}

#[test]
fn setup() {
    check(
        "(;SZ[5]AB[aa][ba]AW[ab]PL[W];W[cc])",
        "5x5 XA5 XB5 OA4 white O=C3",
    );
    check(
        "(;SZ[5]AB[aa:ca]AE[ba];AW[ae];B[cc])",
        "5x5 XA5 XC5 OA1 X=C3",
    );
    check("(;SZ[5]AB[ba:ab])", "5x5 XA5 XB5 XA4 XB4");
    check("(;SZ[5]AB[]AW[ ];PL[b])", "5x5 black");
    check(
        "(;SZ[5];B[aa];AE[aa]AW[ba]PL[B];B[cc])",
        "5x5 X=A5 set(.A5 OB5) X=C3",
    );
    check("(;SZ[5];B[aa];PL[B];B[cc])", "5x5 X=A5 set() X=C3");
    check(
        "(;SZ[5]B[cc]AB[aa]W[dd])",
        "5x5 XA5 X=C3 O=D2 \
         | line 1, column 10: stones are set up and a move is played after one \";\": stones first \
         | line 1, column 21: more than one move after one \";\": played in the order written",
    );
    check(
        "(;SZ[5]HA[2]AB[aa];W[cc])",
        "5x5 XA5 O=C3 | line 1, column 11: the handicap is 2, but the black stones set up are 1",
    );
}

#[test]
fn notes() {
    check(
        "(;SZ[19];B[R16];W[Pass])",
        "19x19 X=R16 O=pass | line 1, column 12: \"R16\" is read as players name points \
         | line 1, column 19: \"Pass\" is read as players name points",
    );
    check(
        "(;SZ[5]KM[what]HA[x]PL[?]RE[fine])",
        "5x5 | line 1, column 11: komi \"what\" is not a number of points \
         | line 1, column 19: handicap \"x\" is not a number of stones \
         | line 1, column 24: the side to move is \"?\", not B or W \
         | line 1, column 29: result \"fine\" is not understood",
    );
    check(
        "(;SZ[2];B[aa]TB[ba];TB[aa:ba][ba]TW[ab])",
        "2x2 X=A2 xA2 xB2 oA1",
    );
    check(
        "(;SZ[2]TB[aa][zz])",
        "2x2 xA2 | line 1, column 15: territory mark \"zz\" is not on the board",
    );
}

#[test]
fn refused_records() {
    check(
        "",
        "line 1, column 1: there is no game record here: a record begins with \"(;\"",
    );
    check(
        "(;SZ[53];B[aa])",
        "line 1, column 6: a board of 53x53 cannot be read: each side has 1 to 52 lines",
    );
    check(
        "(;SZ[0])",
        "line 1, column 6: a board of 0x0 cannot be read: each side has 1 to 52 lines",
    );
    check(
        "(;SZ[huge])",
        "line 1, column 6: \"huge\" is not the size of a board, like 19 or 13:9",
    );
    check(
        "(;GM[2]SZ[8])",
        "line 1, column 6: this is a record of another game: GM[2], Go is GM[1]",
    );
    check(
        "(;SZ[19]\n;B[aa]\n;W[bb];B[zz])",
        "line 3, column 10: \"zz\" is not a point of a 19x19 board",
    );
    check(
        "(;SZ[9]\r\n;B[tt]\r;AB[jj])",
        "line 3, column 5: \"jj\" is not a point of a 9x9 board",
    );
    check(
        "(;C[围\n棋]SZ[9];B[ss])",
        "line 2, column 11: \"ss\" is not a point of a 9x9 board",
    );
    check(
        "(;SZ[9];AB[aa:zz])",
        "line 1, column 12: \"aa:zz\" is not a point of a 9x9 board",
    );
    let flood = format!("(;SZ[52]{})", "AB[aa:ZZ]".repeat(1000));
    check(
        &flood,
        "line 1, column 3333: the record sets up more than 1000000 points",
    );
    let anew = format!("(;SZ[52]{})", ";B[];AE[aa]".repeat(370));
    check(
        &anew,
        "line 1, column 4072: the record sets up more than 1000000 points",
    );
}

#[test]
fn what_the_record_says_of_itself() {
    let text =
        "(;SZ[9]PB[甲 \\[9p\\]]PW[乙\n丙]RU[ Chinese ]RE[B+3.75]KM[3.75子]HA[3];RE[W+1]AB[aa])";
    let record = sgf::parse(text).0.first_record().unwrap();
    assert_eq!(record.players.black.as_deref(), Some("甲 [9p]"));
    assert_eq!(record.players.white.as_deref(), Some("乙 丙"));
    assert_eq!(record.rules.as_deref(), Some("Chinese"));
    assert_eq!(record.result.as_deref(), Some("B+3.75"));
    assert_eq!(record.handicap, 3);
    let komi = record.komi.unwrap();
    assert_eq!(
        (komi.raw.as_str(), komi.points.to_string().as_str()),
        ("3.75子", "7.5")
    );
}
