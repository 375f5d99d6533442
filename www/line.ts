/**
 * The line of play (变化): what was played, which moment of it is shown, and which stones are called dead at each.
 * Headless.
 *
 * The engine's game is the line: a moment before its end is the same game made again up to there, and what is played
 * at such a moment takes the place of what followed. Marks of dead stones belong to one moment and stay there.
 */
import type { Color, PointName } from "./count.js";
import type { Game, GameOptions, GameState, PassRow } from "./engine.js";

type MoveRow = GameState["moves"][number];

/** A moment of a line: after so many moves, and after the resumption or the resignation that followed them. */
interface Moment {
  readonly moves: number;
  readonly resumed: boolean;
  readonly resigned: boolean;
}

export class Line {
  /** The game as it was given. */
  readonly #given: Game;
  #givenDead: readonly PointName[];
  #options: GameOptions;
  /** The line with what lies ahead of the moment that is shown. */
  #whole: Game;
  /** The game at that moment; at the end of the line it is the same object. */
  #here: Game;
  #state: GameState;
  #moves: GameState["moves"] = [];
  #moments: readonly Moment[] = [];
  #moment = 0;
  readonly #marks = new Map<string, readonly PointName[]>();
  #objections: readonly number[] = [];
  /** The move that the last step back, or taking back, has left. */
  #undone: MoveRow | undefined;
  /** How many moves the line shares with the given game; infinite while it is that game. */
  #shared = Number.POSITIVE_INFINITY;

  /** The line of a game, shown at its end, where these stones are called dead. */
  constructor(game: Game, dead: readonly PointName[], options: GameOptions) {
    this.#given = game;
    this.#givenDead = dead;
    this.#options = options;
    this.#whole = game.under(options);
    this.#here = this.#whole;
    this.#state = this.#here.state;
    this.#take(this.#whole);
    this.mark(dead);
  }

  /** The game at the moment that is shown. */
  get game(): Game {
    return this.#here;
  }

  get state(): GameState {
    return this.#state;
  }

  /** The stones that are called dead at this moment, and at no other. */
  get dead(): readonly PointName[] {
    return this.#marks.get(key(this.#now)) ?? [];
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
    return this.#now.resumed && this.#state.phase === "playing";
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
    const { moves, resumed } = this.#now;
    this.#here = wanted === this.last ? this.#whole : this.#whole.at(moves, resumed);
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
    if (this.#next?.point === point) this.show(this.#moment + 1);
    else this.#act((game) => game.play(point));
  }

  pass(intent: PassRow["intent"]): void {
    if (this.#next?.pass === intent) this.show(this.#moment + 1);
    else this.#act((game) => game.pass(intent));
  }

  /** Goes on after a pause, because this side disputes it. */
  resume(asker: Color): void {
    const first = this.#state.resumes.find((row) => row.asker === asker)?.first;
    const known = this.#moments[this.#moment + 1]?.resumed && this.#moves[this.move]?.color === first;
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
    this.#marks.set(key(this.#now), dead);
  }

  /** The given game is agreed on otherwise: these are dead at its end, also where the line still comes through it. */
  agree(dead: readonly PointName[]): void {
    this.#givenDead = dead;
    const end = momentsOf(this.#given.state).at(-1);
    if (end && end.moves <= this.#shared) this.#marks.set(key(end), dead);
  }

  /** Has the same moves under other rules, and shows the same one. */
  under(options: GameOptions): void {
    if (sameOptions(options, this.#options)) return;
    this.#options = options;
    const [{ moves, resumed }, atEnd] = [this.#now, this.#moment === this.last];
    this.#take(this.#whole.under(options));
    this.#objections = this.#state.notes.flatMap(({ code, where }) =>
      code === "record-forbidden" && where.move !== undefined ? [where.move] : [],
    );
    if (atEnd) return;
    this.showMove(moves);
    if (resumed && this.#moments[this.#moment + 1]?.resumed) this.show(this.#moment + 1);
  }

  /** Takes up the given game again, where the line has left it. */
  restore(): void {
    const shared = Math.min(this.#shared, this.move);
    this.#take(this.#given.under(this.#options));
    this.#shared = Number.POSITIVE_INFINITY;
    this.mark(this.#givenDead);
    this.showMove(shared);
  }

  /** The game at the moment that is shown, as a game of its own. */
  copy(): Game {
    return this.#here.under(this.#options);
  }

  get #now(): Moment {
    return this.#moments[this.#moment] ?? { moves: 0, resumed: false, resigned: false };
  }

  /** The move that leads to the next moment, if a move does. */
  get #next(): MoveRow | undefined {
    const next = this.#moments[this.#moment + 1];
    return next && next.moves > this.move ? this.#moves[this.move] : undefined;
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

function momentsOf({ moves, resumptions, phase }: GameState): Moment[] {
  const moments: Moment[] = [];
  for (let count = 0; count <= moves.length; count++) {
    moments.push({ moves: count, resumed: false, resigned: false });
    if (resumptions.includes(count)) moments.push({ moves: count, resumed: true, resigned: false });
  }
  const end = moments.at(-1);
  if (end && phase === "resigned") moments.push({ ...end, resigned: true });
  return moments;
}

function key({ moves, resumed, resigned }: Moment): string {
  return `${moves} ${resumed} ${resigned}`;
}
