/** What the players agree on when a game has stopped, as text and before the engine. */
import type { Owner, PointName } from "./count.js";
import type { Game, Settlement } from "./engine.js";
import { JipingError } from "./error.js";

/** Owners that are named for single points: one-sided dame, and what stays shared. */
export type Owners = Readonly<Record<PointName, Owner>>;

export interface Agreement {
  readonly dead: readonly PointName[];
  readonly owners: Owners;
}

/** The words of a list such as "C3, D4", in the capitals that points have. */
export function listIn(text: string): readonly string[] {
  const words = text
    .normalize("NFKC")
    .toUpperCase()
    .split(/[\s,;、]+/);
  return words.filter((word) => word !== "");
}

/** Owners by point in a text such as "E4=white B3=shared"; `refuse` hears of a word that is none. */
export function ownersIn(text: string, refuse: (word: string) => void): Owners {
  const owners: Record<PointName, Owner> = {};
  for (const word of listIn(text)) {
    const [, point = "", name = ""] = /^([^=]+)=(BLACK|WHITE|SHARED)$/.exec(word) ?? [];
    if (point === "") refuse(word);
    else owners[point] = name.toLowerCase() as Owner;
  }
  return owners;
}

/** The text that {@link ownersIn} reads. */
export function ownersText(owners: Owners): string {
  return Object.entries(owners)
    .map(([point, owner]) => `${point}=${owner}`)
    .join(" ");
}

/** Whether two agreements say the same. */
export function sameAgreement(one: Agreement, other: Agreement): boolean {
  return String(one.dead) === String(other.dead) && ownersText(one.owners) === ownersText(other.owners);
}

/** A game that is settled: with what could be agreed, and with what the players say, also where the ruleset does without. */
export interface Settled {
  readonly settlement: Settlement;
  readonly agreed: Agreement;
  readonly called: Agreement;
}

/** Settles a game. What contradicts the board or the ruleset is told to `refuse` and left out. */
export function settled(game: Game, asked: Agreement, refuse: (error: JipingError) => void): Settled {
  let agreed = asked;
  let called = asked;
  for (;;) {
    try {
      return { settlement: game.settle(agreed), agreed, called };
    } catch (thrown) {
      const error = JipingError.from(thrown);
      if (isEmpty(agreed)) throw error;
      refuse(error);
      agreed = without(agreed, error);
      if (!isOfRules(error)) called = without(called, error);
    }
  }
}

/** Whether it is only this ruleset that refuses, and others need not. */
export function isOfRules({ code }: JipingError): boolean {
  return code === "dispute-all-alive" || code === "dispute-no-claims";
}

function isEmpty({ dead, owners }: Agreement): boolean {
  return dead.length === 0 && Object.keys(owners).length === 0;
}

/** An agreement without what an error names; without all if that is nothing of it. */
function without(agreement: Agreement, { code, where, params }: JipingError): Agreement {
  if (code === "dispute-no-claims") return { ...agreement, owners: {} };
  if (code === "dispute-all-alive") return { ...agreement, dead: [] };
  const faulty = [...(where.points ?? []), String(params.name ?? "")];
  const dead = agreement.dead.filter((point) => !faulty.includes(point));
  const kept = Object.entries(agreement.owners).filter(([point]) => !faulty.includes(point));
  const less = dead.length < agreement.dead.length || kept.length < Object.keys(agreement.owners).length;
  return less ? { dead, owners: Object.fromEntries(kept) } : { dead: [], owners: {} };
}
