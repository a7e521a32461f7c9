/** Does a stored table come to what is stored of it? Goes by the record and its replay, not by the fold that played it. */

import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { verify } from '@boneyard/protocol/fair';
import { isProblem } from '@boneyard/rules/problem';
import { readEntry } from './entries';
import { recordFrom, type ToldRound } from './record';

export interface Stored {
  readonly id: string;
  readonly bodies: readonly string[];
  readonly phase: string;
  readonly result: string | null;
}

/** What is wrong, in a few words for whoever keeps the server; undefined when nothing is. */
export function checkTable({ id, bodies, phase, result }: Stored): string | undefined {
  const record = recordFrom(id, bodies.map(readEntry));
  if (!record) return 'the log does not begin with its opening';
  if (record.rounds.length === 0) return phase === 'over' ? 'there is no deal in the log' : undefined;
  const { game, players, options } = record;
  for (const [round, { deal, proof }] of (record.rounds as readonly ToldRound[]).entries()) {
    const flaw = verify(proof, { game, players, options, deal });
    if (flaw) return `round ${round}: ${flaw}`;
  }
  const read = parseRecord(JSON.stringify(record));
  if (isProblem(read)) return JSON.stringify(read);
  const replaying = replay(read);
  let end: string | null = null;
  for (;;) {
    const { value, done } = replaying.next();
    if (done) {
      if (value) return JSON.stringify(value);
      break;
    }
    const outcome = outcomeOf(value.match);
    const { scores } = value.match.state;
    end = outcome?.over ? JSON.stringify({ scores, ending: outcome.ending, winners: outcome.winners }) : null;
  }
  if ((phase === 'over') !== (end !== null)) return `the card says ${phase}, the log ${end ?? 'is not over'}`;
  return end === result ? undefined : `the card says ${result}, the log ${end}`;
}
