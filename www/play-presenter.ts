/** What is shown of a game that is played on: a moment of its line on the view, in the words of a language. */
import { citationOf, errorSentence, statusSentence } from "./captions.js";
import { type Cite, colors, type PointName } from "./count.js";
import type { Game, GameState, Legality } from "./engine.js";
import { JipingError } from "./error.js";
import { judged, standingOn } from "./judgement.js";
import { type Form, type Layout, layoutOf } from "./layout.js";
import type { Line } from "./line.js";
import type { Messages, PlayWords } from "./messages.js";
import { positionScene, type Refusal } from "./position.js";
import type { Scene } from "./scene.js";
import { passKindOf } from "./status.js";
import type { PlayState } from "./view/play-controls.js";
import type { PlayRequests, View } from "./view/view.js";

/** What the presenter of play needs. */
export interface PlayHost {
  readonly messages: Messages;
  /** Points that are ringed. */
  readonly marked: readonly PointName[];
  readonly view: View;
  /** Another moment is shown, or another line. */
  changed(): void;
  /** Other stones are called dead. */
  judged(): void;
}

/** What a reader does in words: a point is played, `pass` proposes to stop, `pass!` leaves a move out. */
export type Move = PointName | "pass" | "pass!" | "resume";

/** What was refused last, in words and on the board; until the reader acts again. */
interface Refused {
  readonly error: JipingError;
  readonly cite: Cite | null;
  readonly board: Refusal | undefined;
}

export class PlayPresenter {
  readonly #host: PlayHost;
  #line: Line | undefined;
  #form: Form = "wide";
  #layout: Layout | undefined;
  /** Where the pointer is, and the point there if it is legal. */
  #pointer: PointName | undefined;
  #aim: PointName | undefined;
  #refused: Refused | undefined;
  #spoken: string | undefined;
  /** What of the reader's wishes could not be. */
  #notes: readonly JipingError[] = [];
  /** The game at the moment that is shown, for others to keep. */
  #game: Game | undefined;

  constructor(host: PlayHost) {
    this.#host = host;
  }

  /** The line that is played, if there is one. */
  get line(): Line | undefined {
    return this.#line;
  }

  set line(line: Line | undefined) {
    this.#line = line;
    this.#layout = line && layoutOf(line.state.size, this.#form);
    this.clear();
  }

  /** The game at the moment that is shown. It is a copy: the line keeps its own. */
  get game(): Game | undefined {
    this.#game ??= this.#line?.copy();
    return this.#game;
  }

  /** What the view can ask for while a game is played on. */
  requests(asked: Pick<PlayRequests, "rules" | "count" | "leave">): PlayRequests {
    return {
      ...asked,
      first: () => this.#do((line) => line.show(0)),
      back: () => this.#do((line) => line.show(line.moment - 1)),
      forward: () => this.#do((line) => line.show(line.moment + 1)),
      last: () => this.#do((line) => line.show(line.last)),
      show: (moment) => this.#do((line) => line.show(moment)),
      takeBack: () => this.#do((line) => line.takeBack()),
      pass: (intent) => this.#do((line) => line.pass(intent)),
      passPlainly: () =>
        this.#do((line) => {
          const { passes } = line.state;
          const plain = passes.find(({ says }) => says === "nothing") ?? passes[0];
          line.pass(plain?.intent ?? "stop");
        }),
      resume: (asker) => this.#do((line) => line.resume(asker)),
      resign: (color) => this.#do((line) => line.resign(color)),
      restore: () => this.#do((line) => line.restore()),
      choose: (point) => this.#choose(point),
      aim: (point) => this.#aimAt(point),
      describe: (point) => this.#describe(point),
    };
  }

  /** Does something with the line, and shows what came of it. */
  #do(act: (line: Line) => void): void {
    const line = this.#line;
    if (!line) return;
    this.clear();
    try {
      act(line);
    } catch (thrown) {
      this.#refused = { error: JipingError.from(thrown), cite: null, board: undefined };
    }
    this.show();
    if (!this.#refused) this.#host.changed();
  }

  /** Forgets what was refused, where the pointer is, and the copy of the game. */
  clear(): void {
    this.#game = undefined;
    this.#refused = undefined;
    this.#aim = undefined;
  }

  /** Makes these moves from the first moment on, as a reader would, until one is refused. */
  make(moves: readonly Move[]): void {
    this.#do((line) => line.show(0));
    for (const move of moves) {
      if (this.#refused) return;
      if (move === "resume") this.#do((line) => line.resume(line.state.toMove));
      else if (move === "pass") this.#do((line) => line.pass("stop"));
      else if (move === "pass!") this.#do((line) => line.pass("play-on"));
      else this.#choose(move);
    }
  }

  /** Plays a point; or, where the players agree on the dead, judges the chain on it. */
  #choose(point: PointName): void {
    const line = this.#line;
    if (!line) return;
    // Where every stone is alive the judgement is refused, with the reason.
    const judges = line.state.agreeing || line.state.phase === "all-alive";
    if (judges && line.game.chainAt(point).length > 0) {
      this.#judge(line, point);
      return;
    }
    const legality = line.game.legality(point);
    if (legality.legal) this.#do((game) => game.play(point));
    else this.#refuse(line.game, point, legality);
  }

  #refuse(game: Game, point: PointName, { error, cite }: Extract<Legality, { legal: false }>): void {
    const { code, params, where } = error;
    const move = Number(params.moment);
    this.clear();
    this.#refused = {
      error: JipingError.from(error),
      cite,
      board: {
        point,
        color: game.state.toMove,
        breathless: code === "illegal-suicide" ? (where.points ?? []) : [],
        earlier: code === "illegal-repeats" ? { board: game.boardAt(move), move } : undefined,
      },
    };
    this.show();
  }

  #judge(line: Line, point: PointName): void {
    this.clear();
    try {
      line.mark(judged(point, { game: line.game, ...line.agreement }) ?? line.dead);
    } catch (thrown) {
      this.#refused = { error: JipingError.from(thrown), cite: null, board: undefined };
    }
    this.show();
    if (this.#refused) return;
    this.#host.view.say(this.#describe(point));
    this.#host.judged();
  }

  #aimAt(point: PointName | undefined): void {
    if (point === this.#pointer) return;
    this.#pointer = point;
    const legal = point !== undefined && !this.#refused && this.#line?.game.legality(point).legal;
    const aim = legal ? point : undefined;
    if (aim === this.#aim) return;
    this.#aim = aim;
    this.show();
  }

  #describe(point: PointName): string {
    const line = this.#line;
    if (!line || !this.#layout) return point;
    const { color, dead } = standingOn(point, line, this.#layout);
    const legal = color !== undefined || line.game.legality(point).legal;
    return this.#host.messages.play.point(point, color, dead, legal);
  }

  /** Takes another form. */
  fit(form: Form): void {
    this.#form = form;
    if (this.#line) this.#layout = layoutOf(this.#line.state.size, form);
  }

  /** The present scene. */
  get scene(): Scene | undefined {
    const line = this.#line;
    if (!line || !this.#layout) return undefined;
    const { state, dead } = line;
    const position = { state, dead, undone: line.undone, aim: this.#aim, refusal: this.#refused?.board };
    return { ...positionScene(this.#layout, position), marked: this.#host.marked };
  }

  /** Puts everything that has words into the language of the element; `notes` are told with what the line objects to. */
  present(notes: readonly JipingError[]): void {
    this.#notes = notes;
    const { messages, view } = this.#host;
    const line = this.#line;
    if (!line) return;
    const { width, height } = line.state.size;
    view.label(messages.play.board(width, height));
    view.remark([]);
    this.#spoken = undefined;
    this.show();
  }

  /** Shows the present moment. */
  show(): void {
    const line = this.#line;
    const scene = this.scene;
    if (!line || !scene) return;
    const { messages, view } = this.#host;
    const words = messages.play;
    const refused = this.#refused;
    const { state } = line;
    const sentence = refused ? this.#refusal(refused) : statusSentence(state, line.resumed, messages);
    view.showPlay(scene, messages.picture, stateOf(line, messages), {
      phase: refused?.board ? words.refused : words.heading(state),
      place: words.place(line.move, line.moves),
      cite: citationOf({ cite: refused ? refused.cite : state.cite }, messages),
      sentence,
    });
    const objections = line.objections.length > 0 ? [words.objections(line.objections)] : [];
    view.note([...this.#notes.map((note) => errorSentence(note, messages)), ...objections].join(" "));
    if (sentence !== this.#spoken) view.say(sentence);
    this.#spoken = sentence;
  }

  #refusal({ error, board }: Refused): string {
    const { messages } = this.#host;
    const said = errorSentence(error, messages);
    if (!board?.earlier) return said;
    return said + messages.play.shown(board.earlier.move);
  }
}

function stateOf(line: Line, { play }: Messages): PlayState {
  const { passes, resumes, countable } = line.state;
  const [one, two] = resumes;
  // Who asks is a question only where it decides who moves first.
  const alike = one && one.first === two?.first;
  const offered = alike ? [{ ...one, asker: one.first }] : resumes;
  return {
    moment: line.moment,
    last: line.last,
    passes: passes.map((row) => ({
      intent: row.intent,
      name: play.pass[passKindOf(row, passes)],
      hint: play.passHint(row),
    })),
    resumes: offered.map(({ asker, first }) => ({
      asker,
      name: play.resume(first, alike ? undefined : asker),
    })),
    resigns: resignsOf(line.state, play),
    mayCount: countable,
    strayed: line.strayed,
  };
}

/** The side to move can give the game up, and in a pause either. */
function resignsOf({ phase, toMove }: GameState, { resign }: PlayWords): PlayState["resigns"] {
  if (phase === "playing") return [{ color: toMove, name: resign(undefined) }];
  return phase === "paused" ? colors.map((color) => ({ color, name: resign(color) })) : [];
}
