/** Checks a stored table against its summary, by the record and its replay, not by the fold that played it. */

import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { verify } from '@boneyard/protocol/fair';
import { isProblem } from '@boneyard/rules/problem';
import { readEntry } from './entries';
import { type ProvenRound, recordFrom } from './record';

export interface StoredTable {
  readonly id: string;
  readonly bodies: readonly string[];
  readonly phase: string;
  readonly result: string | null;
}

/** What is wrong, in a few words for the operator; undefined when nothing is. */
export function checkTable({ id, bodies, phase, result }: StoredTable): string | undefined {
  const record = recordFrom(id, bodies.map(readEntry));
  if (!record) return 'the log does not begin with its opening';
  if (record.rounds.length === 0) return phase === 'over' ? 'there is no deal in the log' : undefined;
  const { game, players, options } = record;
  for (const [round, { deal, proof }] of (record.rounds as readonly ProvenRound[]).entries()) {
    const flaw = verify(proof, { game, players, options, deal, table: id, round });
    // Begun again because somebody did not reveal: players are told, and nothing is wrong with the log.
    if (flaw && flaw !== 'dealt again') return `round ${round}: ${flaw}`;
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
  if ((phase === 'over') !== (end !== null)) return `the summary says ${phase}, the log ${end ?? 'is not over'}`;
  return end === result ? undefined : `the summary says ${result}, the log ${end}`;
}
