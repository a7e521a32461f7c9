import { type GameId, gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { variantOptions } from '@boneyard/rules/variants';
import { expect, test } from 'vitest';
import { webGames } from '../games';
import { courseFor } from './coursefor';

/** By game and variant. */
const TAUGHT: Readonly<Partial<Record<GameId, Readonly<Record<string, string>>>>> = {
  classic: { draw: 'classic', block: 'classic', fives: 'fives', partners: 'partners' },
  bead: { sheet: 'bead', strategic: 'bead', open: 'claims' },
  quad: { full: 'quad', beginners: 'quad' },
  magnetic: { flat: 'magnetic', tower: 'tower', staggered: 'staggered' },
};

test.each(Object.keys(TAUGHT) as GameId[])('each variant of %s has the course that teaches it', (id) => {
  const game = gameCalled(id)!;
  const taught = game.variants.map((variant) => {
    const table = game.seats
      .map((players) => setTable(game, players, variantOptions(variant)))
      .find((one) => !isProblem(one));
    if (!table || isProblem(table)) throw new Error(`no table for ${variant.id}`);
    return [variant.id, courseFor(webGames[id], table.options)];
  });
  expect(Object.fromEntries(taught)).toEqual(TAUGHT[id]);
});

test('partners who count fives are taught to be partners', () => {
  expect(courseFor(webGames.classic, { partners: true, points: 'fives' })).toBe('partners');
});
