import { fresh, type Game } from '@boneyard/rules/game';
import { magnetic } from '@boneyard/rules/games/magnetic/magnetic';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { browser as english } from '@boneyard/words/en/browser';
import { browser as french } from '@boneyard/words/fr/browser';
import { expect, test } from 'vitest';
import { magneticBoard } from '../magnetic';
import { situation } from './saying';

const rules: Game = magnetic;

/** Two players with a domino each, and two that are left. */
function begun(mode: string) {
  const table = setTable(rules, 2, { mode });
  if (isProblem(table)) throw new Error('a table that cannot be');
  const deal = rules.readDeal(table, { hands: [['6-6'], ['6-5']], stock: ['1-1', '2-2'] });
  if (isProblem(deal)) throw new Error('a deal that cannot be');
  return rules.view(rules.start(table, deal, fresh(2)), 0);
}

test('what is left is called as on its card, whether one builds or lays flat', () => {
  for (const [words, said] of [
    [english, 'Stock: 2 tiles.'],
    [french, 'Pioche\u00a0: 2 dominos.'],
  ] as const) {
    expect(situation(begun('tower'), words)).toContain(said);
    expect(magneticBoard.situation(begun('flat'), words)).toBe(said);
  }
});
