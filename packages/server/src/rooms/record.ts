/** A match as a file, from the log of its table: with who moved when, and the proofs of its deals. */

import { FORMAT, type GameRecord, type RoundRecord } from '@boneyard/engine/record';
import { commitmentOf, type Proof } from '@boneyard/protocol/fair';
import type { By, Entry } from './entries';

export interface ToldRound extends RoundRecord {
  readonly at: readonly number[];
  readonly by?: Readonly<Record<string, By>>;
  readonly proof: Proof;
}

interface Round {
  deal: unknown;
  moves: string[];
  at: number[];
  by: Record<string, By>;
  proof: Proof;
  ended?: 'agreed';
}

function roundOf({ by, ...round }: Round): ToldRound {
  return Object.keys(by).length > 0 ? { ...round, by } : round;
}

/** The whole log as a record, even before the match is over: whoever asks for it must not be told then. */
export function recordFrom(id: string, entries: readonly Entry[]): GameRecord | undefined {
  const [first] = entries;
  if (first?.do !== 'opened') return undefined;
  const { game, options, chairs } = first.agreed;
  const names = chairs.map((chair, seat) => (chair.kind === 'bot' ? chair.level : `${seat + 1}`));
  const rounds: Round[] = [];
  let added: (string | null)[] = [];
  let secret = '';
  let began: number | undefined;
  for (const entry of entries) {
    const round = rounds.at(-1);
    if (entry.do === 'sat') names[entry.seat] = entry.name;
    else if (entry.do === 'forgotten') names[entry.seat] = '';
    else if (entry.do === 'filled') names[entry.seat] = entry.level ?? `${entry.seat + 1}`;
    else if (entry.do === 'committed') {
      secret = entry.secret;
      added = chairs.map(() => null);
    } else if (entry.do === 'added') added[entry.seat] = entry.bits;
    else if (entry.do === 'dealt') {
      const proof = { table: id, round: rounds.length, commitment: commitmentOf(secret), secret, added: [...added] };
      rounds.push({ deal: entry.deal, moves: [], at: [], by: {}, proof });
    } else if (entry.do === 'moved' && round) {
      began ??= entry.at;
      if (entry.by) round.by[round.moves.length] = entry.by;
      round.moves.push(`${entry.seat} ${entry.move}`);
      round.at.push(entry.at - began);
    } else if (entry.do === 'ended' && round) round.ended = 'agreed';
  }
  return { format: FORMAT, game, players: chairs.length, options, names, rounds: rounds.map(roundOf) };
}
