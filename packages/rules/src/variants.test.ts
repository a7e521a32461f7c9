import { describe, expect, test } from 'vitest';
import { gameCalled, games } from './games';
import { type Options, setTable } from './options';
import { houseRules, variantAt } from './playedvariant';
import { isProblem } from './problem';
import { variantOptions } from './variants';

function played(id: string, players: number, options: Options) {
  const game = gameCalled(id)!;
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  return variantAt(game, table);
}

describe.each(games)('$id', (game) => {
  test('the usual variant has no mark, so that every table plays one', () => expect(game.variants[0].mark).toEqual({}));

  test.each(game.variants)('a table with the options of $id plays it by its usual rules', (variant) => {
    const tables = game.seats
      .map((players) => setTable(game, players, variantOptions(variant)))
      .flatMap((table) => (isProblem(table) ? [] : [variantAt(game, table)]));
    expect(tables.length).toBeGreaterThan(0);
    for (const table of tables) expect(table).toEqual({ id: variant.id, own: false });
  });
});

test('house rules do not change the name of what is played', () => {
  expect(played('classic', 2, { style: 'block', spinner: 'all' })).toEqual({ id: 'block', own: true });
  expect(played('classic', 4, { partners: true, style: 'draw' })).toEqual({ id: 'partners', own: true });
  expect(played('classic', 4, { partners: true, style: 'block', points: 'fives' })).toEqual({
    id: 'partners',
    own: true,
  });
});

test('a longer match is no house rule', () => {
  expect(played('classic', 2, { style: 'block', match: { target: 300 } })).toEqual({ id: 'block', own: false });
});

test('an option that changes nothing is no house rule: nobody draws at block', () => {
  expect(played('classic', 2, { style: 'block', drawing: 'one-then-pass' })).toEqual({ id: 'block', own: false });
});

test('house rules are named, in the order in which the game lists them', () => {
  const game = gameCalled('classic')!;
  const table = setTable(game, 4, { partners: true, style: 'draw', hand: 5, blank: 14 });
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  expect(houseRules(game, table)).toEqual(['style', 'hand', 'blank']);
});
