/** Checks in the page that the round was dealt as the server committed to, with what all pages promised before they revealed it. */

import { type DealFlaw, dealsFrom, equalJson, verify, verifyArguments } from '@boneyard/protocol/fair';
import { toWire } from '@boneyard/protocol/json';
import type { Proof, TableView } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { contributed } from './contributions';
import { replayRound } from './history';
import { gameOf } from './reducer';

export interface DealCheck {
  /** The round by the page's own count. */
  readonly round: number;
  /** Undefined if the server gave none. */
  readonly proof: Proof | undefined;
  /** Undefined when the deal is correct. */
  readonly flaw: DealFlaw | undefined;
  /** This device contributed to the shuffle. */
  readonly own: boolean;
  /** What this device knows, as arguments of `boneyard verify`. */
  readonly noted: readonly string[];
}

/** The deal that follows from the proof; undefined if it does not lead to the round that was played. */
function dealOf(shown: TableView, proof: Proof): unknown {
  const game = gameOf(shown);
  const view = shown.view as Common;
  try {
    const deal = dealsFrom(game, view.table, proof).find((one) => {
      const end = replayRound(game, view, one, view.log).at(-1)!;
      return equalJson(toWire({ ...end, log: undefined }), toWire({ ...view, log: undefined }));
    });
    return deal === undefined ? undefined : game.writeDeal(deal);
  } catch {
    // With this deal the moves would have been illegal, so it is not the one that was played.
    return undefined;
  }
}

/** When a round ends by agreement, only the record shows the hands. */
async function recorded({ id }: TableView, round: number): Promise<unknown> {
  const response = await fetch(`/api/tables/${id}/record`);
  const record = (await response.json()) as { rounds: readonly { deal: unknown }[] };
  return record.rounds[round]?.deal;
}

/** Undefined while the round goes on. */
export async function checkDeal(shown: TableView): Promise<DealCheck | undefined> {
  if (shown.view === undefined || (shown.phase !== 'dealing' && shown.phase !== 'over')) return undefined;
  const { round } = shown.view as Common;
  if (!shown.proof) return { round, proof: undefined, flaw: 'no proof', own: false, noted: [] };
  // Clients have undefined for what is null on the wire, but a proof has null for seats that added nothing.
  const { attempt, promised = [], ...rest } = shown.proof;
  const added = rest.added.map((bits) => bits ?? null);
  const { you, game, seats, options, id, ended } = shown;
  // The page promised its bits, so a proof without promises is no proof for it.
  const proof = { ...rest, attempt: attempt ?? 0, promised: promised.map((hash) => hash ?? null), added };
  const shuffle = { table: id, round, attempt: proof.attempt };
  const own = you === undefined ? undefined : contributed(shuffle, you, added[you] ?? null);
  const bots = seats.flatMap(({ chair }, seat) => (chair.kind === 'bot' ? [seat] : []));
  const deal = ended?.ending === 'agreed' ? await recorded(shown, round) : dealOf(shown, proof);
  const dealt = { game, players: seats.length, options, deal, table: id, round, bots };
  const noted = verifyArguments(id, bots, own);
  return { round, proof, flaw: verify(proof, dealt, own), own: own !== undefined, noted };
}
