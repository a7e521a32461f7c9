/** A match as a file, from the log of its table: with who moved when, and the proofs of its deals. */

import { FORMAT, type GameRecord, type MovedBy, type RoundRecord } from '@boneyard/engine/record';
import { commitmentOf } from '@boneyard/protocol/fair';
import type { Proof } from '@boneyard/protocol/tables';
import type { Direction } from '@boneyard/rules/game';
import type { LogEntry } from './entries';

export interface ProvenRound extends RoundRecord {
  readonly at: readonly number[];
  readonly proof: Proof;
}

interface Round {
  deal: unknown;
  moves: string[];
  at: number[];
  by: Record<string, MovedBy>;
  lies: Record<string, Direction>;
  proof: Proof;
  ended?: 'agreed';
}

function roundOf({ by, lies, ...round }: Round): ProvenRound {
  const isEmpty = (record: object) => Object.keys(record).length === 0;
  return { ...round, ...(!isEmpty(by) && { by }), ...(!isEmpty(lies) && { lies }) };
}

/** The whole log as a record, even before the match is over: it must not be sent to anybody then. */
export function recordFrom(id: string, entries: readonly LogEntry[]): GameRecord | undefined {
  const [first] = entries;
  if (first?.do !== 'opened') return undefined;
  const { game, options, chairs } = first.agreed;
  const names = chairs.map((chair, seat) => (chair.kind === 'bot' ? chair.level : `${seat + 1}`));
  const rounds: Round[] = [];
  let shuffle: Pick<Proof, 'secret' | 'attempt'> & { promised: (string | null)[]; added: (string | null)[] } = {
    secret: '',
    promised: [],
    added: [],
  };
  let began: number | undefined;
  for (const entry of entries) {
    const round = rounds.at(-1);
    if (entry.do === 'sat') names[entry.seat] = entry.name;
    else if (entry.do === 'forgotten') names[entry.seat] = '';
    else if (entry.do === 'filled') names[entry.seat] = entry.level ?? `${entry.seat + 1}`;
    else if (entry.do === 'committed') {
      const { secret, attempt } = entry;
      shuffle = { secret, attempt, promised: chairs.map(() => null), added: chairs.map(() => null) };
    } else if (entry.do === 'promised') shuffle.promised[entry.seat] = entry.hash;
    else if (entry.do === 'added') shuffle.added[entry.seat] = entry.bits;
    else if (entry.do === 'dealt') {
      const { secret, attempt, promised, added } = shuffle;
      const proof = {
        table: id,
        round: rounds.length,
        ...(attempt !== undefined && { attempt, promised }),
        commitment: commitmentOf(secret),
        secret,
        added,
      };
      rounds.push({ deal: entry.deal, moves: [], at: [], by: {}, lies: {}, proof });
    } else if (entry.do === 'moved' && round) {
      began ??= entry.at;
      if (entry.by) round.by[round.moves.length] = entry.by;
      if (entry.lies) round.lies[round.moves.length] = entry.lies;
      round.moves.push(`${entry.seat} ${entry.move}`);
      round.at.push(entry.at - began);
    } else if (entry.do === 'ended' && round) round.ended = 'agreed';
  }
  return { format: FORMAT, game, players: chairs.length, options, names, rounds: rounds.map(roundOf) };
}
