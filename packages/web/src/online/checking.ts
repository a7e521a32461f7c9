/** Was the round dealt as it was promised? Checked in the page, from what the page itself was told and has added. */

import { type Flaw, type Proof, verify } from '@boneyard/protocol/fair';
import type { Shown } from '@boneyard/protocol/tables';
import { contributed } from './adding';
import { gameOf } from './hearing';

export interface Check {
  readonly proof: Proof;
  /** What is wrong; undefined when the deal is the one that was promised. */
  readonly flaw: Flaw | undefined;
  /** Whose bits went into the shuffle; this device's own are looked for where it added any. */
  readonly own: boolean;
}

/** A round that was broken off shows its deal in the record only. */
async function dealIn({ id, ended, view, ...shown }: Shown, round: number): Promise<unknown> {
  if (ended?.ending !== 'agreed') {
    const game = gameOf({ id, ended, view, ...shown });
    return game.writeDeal(game.dealt(view));
  }
  const response = await fetch(`/api/tables/${id}/record`);
  const record = (await response.json()) as { rounds: readonly { deal: unknown }[] };
  return record.rounds[round]?.deal;
}

export async function check(shown: Shown): Promise<Check | undefined> {
  if (!shown.proof) return undefined;
  // On the wire nothing is null but what is undefined here.
  const proof = { ...shown.proof, added: shown.proof.added.map((bits) => bits ?? null) };
  const { you, game, seats, options, id } = shown;
  const own = you === undefined ? undefined : contributed(id, proof.round, you, proof.added[you] ?? null);
  const deal = await dealIn(shown, proof.round);
  return { proof, flaw: verify(proof, { game, players: seats.length, options, deal }, own), own: own !== undefined };
}
