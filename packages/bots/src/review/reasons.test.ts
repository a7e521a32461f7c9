import { type Common, fresh, type Game } from '@boneyard/rules/game';
import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { effectsOf } from './reasons';

function stateOf(id: string, options: object, deal: object, moves: readonly string[]): { game: Game; state: Common } {
  const game: Game = gameCalled(id)!;
  const table = setTable(game, 2, options);
  if (isProblem(table)) throw new Error(table.problem);
  const read = game.readDeal(table, deal);
  if (isProblem(read)) throw new Error(read.problem);
  let state: Common = game.start(table, read, fresh(2));
  for (const entry of moves) state = game.play(state, Number(entry[0]), game.read(entry.slice(2)));
  return { game, state };
}

describe('dominoes: 6-4 is laid, the opponent holds 5-0 and 5-1', () => {
  const hands = [
    ['6-4', '6-6', '6-5'],
    ['5-0', '5-1'],
  ];
  const { game, state } = stateOf('classic', { style: 'block', lead: 'lots' }, { hands, stock: [], lead: 0 }, [
    '0 6-4',
    '1 pass',
  ]);
  test('6-6 takes twelve pips off the hand and leaves no reply', () => {
    expect(effectsOf(game, state, 0, '6-6@6-4')).toEqual({
      points: 0,
      sheds: 12,
      stands: undefined,
      leaves: { seat: 1, replies: 0, most: 0 },
    });
  });
  test('6-5 takes eleven pips off the hand and leaves two replies', () => {
    expect(effectsOf(game, state, 0, '6-5@6-4')).toMatchObject({ sheds: 11, leaves: { seat: 1, replies: 2 } });
  });
  test('an illegal or unreadable move has no effects', () => {
    expect(effectsOf(game, state, 0, 'dance')).toBeUndefined();
    expect(effectsOf(game, state, 0, '5-0@6-4')).toBeUndefined();
  });
});
