/** Was the round dealt as it was promised? Checked in the page, from what the page itself was told and has added. */

import { alike, type Flaw, type Proof, shuffler, verify } from '@boneyard/protocol/fair';
import { written } from '@boneyard/protocol/json';
import type { Shown } from '@boneyard/protocol/tables';
import type { Common } from '@boneyard/rules/game';
import { contributed } from './adding';
import { gameOf } from './hearing';
import { retold } from './past';

export interface Check {
  readonly proof: Proof;
  /** What is wrong; undefined when the deal is the one that was promised. */
  readonly flaw: Flaw | undefined;
  /** This device added something to the shuffle. */
  readonly own: boolean;
}

/** What a shuffle makes, if the round that was seen is what comes of it; undefined if it was another one. */
function dealOf(shown: Shown, proof: Proof): unknown {
  const game = gameOf(shown);
  const view = shown.view as Common;
  try {
    const deal: unknown = game.deal(view.table, shuffler(proof));
    const end = retold(game, view, deal, view.log).at(-1)!;
    const same = alike(written({ ...end, log: undefined }), written({ ...view, log: undefined }));
    return same ? game.writeDeal(deal) : undefined;
  } catch {
    // A deal that does not allow what was played is another one.
    return undefined;
  }
}

/** A round that was broken off shows its hands in the record only. */
async function recorded({ id }: Shown, round: number): Promise<unknown> {
  const response = await fetch(`/api/tables/${id}/record`);
  const record = (await response.json()) as { rounds: readonly { deal: unknown }[] };
  return record.rounds[round]?.deal;
}

export async function check(shown: Shown): Promise<Check | undefined> {
  if (!shown.proof) return undefined;
  // On the wire nothing is null but what is undefined here.
  const proof = { ...shown.proof, added: shown.proof.added.map((bits) => bits ?? null) };
  const { you, game, seats, options, id, ended } = shown;
  const own = you === undefined ? undefined : contributed(id, proof.round, you, proof.added[you] ?? null);
  const deal = ended?.ending === 'agreed' ? await recorded(shown, proof.round) : dealOf(shown, proof);
  return { proof, flaw: verify(proof, { game, players: seats.length, options, deal }, own), own: own !== undefined };
}
