/**
 * The line of play (变化): what was played, which moment of it is shown, and which stones are called dead at each.
 * Headless.
 *
 * The engine's game is the line: a moment before its end is the same game made again up to there, and what is played
 * at such a moment takes the place of what followed. Marks of dead stones belong to one moment and stay there.
 */
import type { Agreement, Owners } from "./agreement.js";
import type { Color, PointName } from "./count.js";
import type { Game, GameOptions, GameState, PassRow } from "./engine.js";

type MoveRow = GameState["moves"][number];

/** A moment of a line: after so many moves, right after the last of them or after what followed it. */
interface LineMoment {
  readonly moves: number;
  readonly after: "move" | "resumption" | "resignation";
}

export class Line {
  /** The game as it was given. */
  readonly #given: Game;
  #givenAgreement: Agreement;
  #options: GameOptions;
  /** The line with what lies ahead of the moment that is shown. */
  #whole: Game;
  /** The game at that moment; at the end of the line it is the same object. */
  #here: Game;
  #state: GameState;
  #moves: GameState["moves"] = [];
  #moments: readonly LineMoment[] = [];
  #moment = 0;
  readonly #marks = new Map<string, Agreement>();
  #objections: readonly number[] = [];
  /** The move that the last step back, or taking back, has left. */
  #undone: MoveRow | undefined;
  /** How many moves the line shares with the given game; infinite while it is that game. */
  #shared = Number.POSITIVE_INFINITY;

  /** The line of a game, shown at its end, where this is agreed. */
  constructor(game: Game, agreed: Agreement, options: GameOptions) {
    this.#given = game;
    this.#givenAgreement = agreed;
    this.#options = options;
    this.#whole = game.under(options);
    this.#here = this.#whole;
    this.#state = this.#here.state;
    this.#take(this.#whole);
    this.#agreeHere(agreed);
  }

  /** The game at the moment that is shown. */
  get game(): Game {
    return this.#here;
  }

  get state(): GameState {
    return this.#state;
  }

  /** What is agreed at this moment, and at no other. */
  get agreement(): Agreement {
    return this.#marks.get(key(this.#now)) ?? { dead: [], owners: {} };
  }

  /** The stones that are called dead at this moment. */
  get dead(): readonly PointName[] {
    return this.agreement.dead;
  }

  /** The number of the moment that is shown, and of the last. */
  get moment(): number {
    return this.#moment;
  }

  get last(): number {
    return this.#moments.length - 1;
  }

  /** How many moves are shown, and how many the line has. */
  get move(): number {
    return this.#now.moves;
  }

  get moves(): number {
    return this.#moves.length;
  }

  /** The move that was undone just now, by going back or by taking it back. */
  get undone(): MoveRow | undefined {
    return this.#undone;
  }

  /** Whether a resumption led to this moment. */
  get resumed(): boolean {
    return this.#now.after === "resumption" && this.#state.phase === "playing";
  }

  /** Whether the line is another one than the given game. */
  get strayed(): boolean {
    return Number.isFinite(this.#shared);
  }

  /** The numbers of the moves that the present rules object to. */
  get objections(): readonly number[] {
    return this.#objections;
  }

  /** Shows a moment. */
  show(moment: number): void {
    const wanted = Math.min(this.last, Math.max(0, Math.trunc(moment) || 0));
    if (wanted === this.#moment) return;
    const before = this.#here;
    const back = wanted < this.#moment;
    this.#moment = wanted;
    this.#undone = back ? this.#next : undefined;
    const { moves, after } = this.#now;
    this.#here = wanted === this.last ? this.#whole : this.#whole.at(moves, after === "resumption");
    this.#state = this.#here.state;
    if (before !== this.#whole) before.free();
  }

  /** Shows the moment right after so many moves. */
  showMove(moves: number): void {
    const wanted = Math.min(this.moves, Math.max(0, Math.trunc(moves) || 0));
    this.show(this.#moments.findIndex((moment) => moment.moves === wanted));
  }

  /**
   * Plays a point; where the line has that move next anyway, this only leads on to it.
   *
   * @throws JipingError if the move is illegal; the line is then as before. So do the other moves.
   */
  play(point: PointName): void {
    const next = this.#next;
    if (next?.kind === "play" && next.point === point) this.show(this.#moment + 1);
    else this.#act((game) => game.play(point));
  }

  pass(intent: PassRow["intent"]): void {
    const next = this.#next;
    if (next?.kind === "pass" && next.intent === intent) this.show(this.#moment + 1);
    else this.#act((game) => game.pass(intent));
  }

  /** Goes on after a pause, because this side disputes it. */
  resume(asker: Color): void {
    const first = this.#state.resumes.find((row) => row.asker === asker)?.first;
    const known = this.#follows("resumption") && this.#moves[this.move]?.color === first;
    if (known) this.show(this.#moment + 1);
    else this.#act((game) => game.resume(asker));
  }

  resign(color: Color): void {
    this.#act((game) => game.resign(color));
  }

  /** Takes what led to this moment off the line, with all that followed. */
  takeBack(): void {
    if (this.#moment === 0) return;
    this.show(this.#moment - 1);
    const undone = this.#undone;
    this.#act(() => {});
    this.#undone = undone;
  }

  /** Calls these stones dead, at this moment alone. */
  mark(dead: readonly PointName[]): void {
    this.#agreeHere({ ...this.agreement, dead });
  }

  /** Says who owns these points, at this moment alone. */
  claim(owners: Owners): void {
    this.#agreeHere({ ...this.agreement, owners });
  }

  /** The given game is agreed on otherwise: this holds at its end, also where the line still comes through it. */
  agree(agreed: Agreement): void {
    this.#givenAgreement = agreed;
    const end = momentsOf(this.#given.state).at(-1);
    if (end && end.moves <= this.#shared) this.#marks.set(key(end), agreed);
  }

  /** Has the same moves under other rules, and shows the same one. */
  under(options: GameOptions): void {
    if (sameOptions(options, this.#options)) return;
    this.#options = options;
    const [{ moves, after }, atEnd] = [this.#now, this.#moment === this.last];
    this.#take(this.#whole.under(options));
    this.#objections = this.#state.notes.flatMap(({ code, where }) =>
      code === "record-forbidden" && where.move !== undefined ? [where.move] : [],
    );
    if (atEnd) return;
    this.showMove(moves);
    if (after === "resumption" && this.#follows("resumption")) this.show(this.#moment + 1);
  }

  /** Takes up the given game again, where the line has left it. */
  restore(): void {
    const shared = Math.min(this.#shared, this.move);
    this.#take(this.#given.under(this.#options));
    this.#shared = Number.POSITIVE_INFINITY;
    this.#marks.clear();
    this.#agreeHere(this.#givenAgreement);
    this.showMove(shared);
  }

  /** The game at the moment that is shown, as a game of its own. */
  copy(): Game {
    return this.#here.under(this.#options);
  }

  #agreeHere(agreed: Agreement): void {
    this.#marks.set(key(this.#now), agreed);
  }

  get #now(): LineMoment {
    return this.#moments[this.#moment] ?? { moves: 0, after: "move" };
  }

  /** Whether this leads to the next moment. */
  #follows(what: LineMoment["after"]): boolean {
    return this.#moments[this.#moment + 1]?.after === what;
  }

  /** The move that leads to the next moment, if a move does. */
  get #next(): MoveRow | undefined {
    return this.#follows("move") ? this.#moves[this.move] : undefined;
  }

  /** Acts at the moment that is shown; what followed it is forgotten. */
  #act(act: (game: Game) => void): void {
    const { move } = this;
    act(this.#here);
    for (const moment of this.#moments.slice(this.#moment + 1)) this.#marks.delete(key(moment));
    this.#shared = Math.min(this.#shared, move);
    this.#objections = this.#objections.filter((number) => number <= move);
    this.#take(this.#here);
  }

  /** Takes a game for the whole line and shows its end. */
  #take(game: Game): void {
    for (const old of new Set([this.#whole, this.#here])) if (old !== game) old.free();
    this.#whole = game;
    this.#here = game;
    this.#undone = undefined;
    this.#state = game.state;
    this.#moves = this.#state.moves;
    this.#moments = momentsOf(this.#state);
    this.#moment = this.last;
  }
}

/** Whether two games are read under the same rules, whatever of them was asked for. */
function sameOptions(one: GameOptions, other: GameOptions): boolean {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof GameOptions)[];
  return names.every((name) => one[name] === other[name]);
}

function momentsOf({ moves, resumptions, phase }: GameState): LineMoment[] {
  const moments: LineMoment[] = [];
  for (let count = 0; count <= moves.length; count++) {
    moments.push({ moves: count, after: "move" });
    if (resumptions.includes(count)) moments.push({ moves: count, after: "resumption" });
  }
  if (phase === "resigned") moments.push({ moves: moves.length, after: "resignation" });
  return moments;
}

function key({ moves, after }: LineMoment): string {
  return `${moves} ${after}`;
}
