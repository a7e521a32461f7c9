import { deflateRawSync } from 'node:zlib';
import { act, begin, recordOf } from '@boneyard/engine/match';
import type { GameRecord } from '@boneyard/engine/record';
import type { Common, Game } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from 'vitest';
import { fragmentIn, packed, unpacked } from './link';

/** A round played at random, as a record. */
function played(game: Game): GameRecord {
  const random = seeded(game.id);
  const table = setTable(game, 2, {});
  if (isProblem(table)) throw new Error(table.problem);
  let match = begin(game, table, game.deal(table, random));
  for (;;) {
    const state: Common = match.state;
    const [seat] = game.toAct(state);
    if (seat === undefined) return recordOf(match, ['Ana', 'Élodie 🁫']);
    match = act(match, seat, pick(game.moves(state, seat), random));
  }
}

test.each(games.map((game) => [game.id, game] as const))(
  'a round of %s comes out of its link as it went in',
  async (_, game) => {
    const record = played(game);
    const fragment = await packed(record);
    expect(fragment).toMatch(/^g=[\w-]+$/);
    expect(JSON.parse((await unpacked(fragment))!)).toEqual(JSON.parse(JSON.stringify(record)));
    expect(fragmentIn(` https://example.org/replay#${fragment}\n`)).toBe(fragment);
  },
);

test('where players put their tiles is in a link', async () => {
  const record = played(games[0]!);
  const told = { ...record, rounds: record.rounds.map((round) => ({ ...round, lies: { 1: 'W' as const } })) };
  expect(JSON.parse((await unpacked(await packed(told)))!)).toEqual(JSON.parse(JSON.stringify(told)));
});

test('clocks and proofs stay out of a link', async () => {
  const record = played(games[0]!);
  const told = { ...record, rounds: record.rounds.map((round) => ({ ...round, at: [1, 2], proof: { secret: 'x' } })) };
  expect(await packed(told)).toBe(await packed(record));
});

test.each([
  ['cut off', (fragment: string) => fragment.slice(0, 40)],
  ['with a letter changed', (fragment: string) => `${fragment.slice(0, 20)}-__-${fragment.slice(24)}`],
  ['of no sense', () => 'g=abc'],
  ['of no letters', () => 'g=%%%'],
])('a link that is %s is no game, and nothing breaks', async (_, spoil) => {
  const text = await unpacked(spoil(await packed(played(games[0]!))));
  expect(text === undefined || text !== JSON.stringify(played(games[0]!))).toBe(true);
});

test('a text that would unpack without end is rejected', async () => {
  const bomb = deflateRawSync(Buffer.alloc(50_000_000), { level: 9 });
  expect(await unpacked(`g=${bomb.toString('base64url')}`)).toBeUndefined();
});

test.each(['', 'milk', '{"format":"boneyard/2"}', 'https://example.org/replay', 'https://example.org/#other'])(
  '%j is no link to a game',
  (text) => {
    expect(fragmentIn(text)).toBeUndefined();
  },
);
