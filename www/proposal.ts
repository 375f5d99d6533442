/** What is said of dead stones that nobody has named: what to look at first, and what else was found. Pure. */
import { type Color, colors, type PointName } from "./count.js";
import type { Findings } from "./engine.js";
import type { LifeWords } from "./messages.js";
import type { Reading } from "./reading.js";

/** A chain that a reader can call dead or alive. */
export interface ProposedChain {
  readonly color: Color;
  readonly stones: readonly PointName[];
  /** Whether it is called dead now. */
  readonly dead: boolean;
}

/** Something found on the board, in words, with the points that it is about. */
export interface Finding {
  readonly sentence: string;
  readonly points: readonly PointName[];
}

export interface Noticed {
  readonly chains: readonly ProposedChain[];
  readonly findings: readonly Finding[];
}

export interface Told {
  readonly summary: string;
  /** What a reader can do who may click chains; put after the summary. */
  readonly hint: string;
  /** What the players should look at before they count. */
  readonly first: Noticed;
  /** What needs no look. */
  readonly more: Noticed;
}

const nothing: Noticed = { chains: [], findings: [] };

/** What is to be said of a reading's proposal, if there is one. Where every stone is alive there is none. */
export function toldOf({ proposal, state, called }: Reading, words: LifeWords): Told | undefined {
  if (proposal === undefined || state.phase === "all-alive") return undefined;
  if (proposal === "declined") {
    return { summary: words.declined, hint: words.clickInstead, first: nothing, more: nothing };
  }
  const dead = new Set(called.dead);
  const chains = proposal.judgement.chains.map(({ color, stones, status, doubtful }) => {
    const now = stones.some((stone) => dead.has(stone));
    return { color, stones, dead: now, doubtful, told: now || status === "dead" };
  });
  const lost = chains.filter((chain) => chain.dead);
  const stones = lost.reduce((sum, chain) => sum + chain.stones.length, 0);
  const doubtful = chains.filter((chain) => chain.doubtful);
  const unsure = doubtful.length > 0 ? words.unsure(doubtful.length) : "";
  return {
    summary: words.dead(lost.length, stones) + unsure,
    hint: "",
    first: { chains: doubtful, findings: unfinished(proposal.findings, words) },
    more: {
      chains: chains.filter((chain) => chain.told && !chain.doubtful),
      findings: settled(proposal.findings, words),
    },
  };
}

/** The stones that the reader should look at before anything is counted. */
export function doubtedStones({ proposal, state }: Reading): readonly PointName[] {
  if (typeof proposal !== "object" || state.phase === "all-alive") return [];
  return proposal.judgement.chains.flatMap(({ doubtful, stones }) => (doubtful ? stones : []));
}

/** What still changes the result. */
function unfinished({ gaps, moves }: Findings, words: LifeWords): Finding[] {
  return [
    ...colors.flatMap((color) => {
      const open = gaps.flatMap((gap) => (gap.color === color ? gap.open : []));
      return open.length > 0 ? [{ sentence: words.gap(color, open), points: open }] : [];
    }),
    ...moves.flatMap(({ color, point, effect }) => {
      if (effect !== "captures") return [];
      const saved = moves.some(
        (play) => play.effect === "saves" && play.point === point && play.color !== color,
      );
      return [{ sentence: words.atari(color, point, saved), points: [point] }];
    }),
  ];
}

function settled({ sekis, dame }: Findings, words: LifeWords): Finding[] {
  return [
    ...sekis.map(({ black, white, shared }) => ({
      sentence: words.seki(black[0] ?? "", white[0] ?? "", shared),
      points: [...black, ...white],
    })),
    ...(dame.length > 0 ? [{ sentence: words.dame(dame), points: dame }] : []),
  ];
}
