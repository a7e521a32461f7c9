/** Reading a record never throws: any damage to a good record gives a fault. */

import { games } from '@boneyard/rules/games';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act, begin, recordOf } from './match';
import { readRecord } from './record';
import { replay } from './replay';

/** Replaces the part of a JSON tree that the path selects. */
function broken(json: unknown, path: readonly number[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof json !== 'object' || json === null) return value;
  const keys = Object.keys(json);
  if (keys.length === 0) return value;
  const key = keys[step % keys.length]!;
  const copy = (Array.isArray(json) ? [...json] : { ...json }) as Record<string, unknown>;
  copy[key] = broken(copy[key], rest, value);
  return copy;
}

test.each(games.map((game) => [game.id, game] as const))(
  'a broken record of %s is rejected and does not throw',
  (_, game) => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.jsonValue(), (seed, path, value) => {
        const random = seeded(seed);
        const table = anyTable(game, random);
        let match = begin(game, table, game.deal(table, random));
        for (let i = 0; i < 8; i++) {
          const [seat] = game.toAct(match.state);
          if (seat === undefined) break;
          match = act(match, seat, pick(game.moves(match.state, seat), random));
        }
        const record = readRecord(broken(recordOf(match), path, value));
        if (isProblem(record)) return;
        const replaying = replay(record);
        while (!replaying.next().done);
      }),
      { numRuns: 300, seed: 7 },
    );
    expect.assertions(0);
  },
);
