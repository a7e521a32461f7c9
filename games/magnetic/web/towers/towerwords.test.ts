import { fresh, type Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import type { Board } from '@boneyard/web/table/boards/board';
import { browser as german } from '@boneyard/words/de/browser';
import { browser as english } from '@boneyard/words/en/browser';
import { browser as french } from '@boneyard/words/fr/browser';
import { expect, test } from 'vitest';
import { magnetic } from '../../rules/magnetic';
import { table as setUp } from '../../rules/testing';
import { magneticBoard } from '../flat';
import { narration, situation } from './towerwords';

const rules: Game = magnetic;
const tower: Pick<Board, 'situation'> = { situation };
const flat: Pick<Board, 'situation'> = magneticBoard;

/** Two players with a domino each, and two dominoes in the stock. */
function begun(mode: string) {
  const table = setTable(rules, 2, { mode });
  if (isProblem(table)) throw new Error('a table that cannot be');
  const deal = rules.readDeal(table, { hands: [['6-6'], ['6-5']], stock: ['1-1', '2-2'] });
  if (isProblem(deal)) throw new Error('a deal that cannot be');
  return rules.view(rules.start(table, deal, fresh(2)), 0);
}

test('the stock has the same name as on its card, in towers and in the flat game', () => {
  for (const [words, said] of [
    [english, 'Stock: 2 tiles.'],
    [french, 'Pioche\u00a0: 2 dominos.'],
    [german, 'Talon: 2 Steine.'],
  ] as const) {
    expect(tower.situation(begun('tower'), words)).toContain(said);
    expect(flat.situation(begun('flat'), words)).toBe(said);
  }
});

test('in a staggered chain a place is told as it lies, also when the other way of building is due', () => {
  // The first player builds on top now.
  const view = magnetic.view(
    setUp({
      mode: 'staggered',
      hands: ['6-4 4-1 3-1', '6-6 6-2 2-0'],
      stock: '1-0',
      moves: '1 6-6@0,0E; 0 6-4@2,0E>; 1 2-6@-1,0E<',
    }),
    0,
  );
  const said = (move: string) => narration.offer(move, view, 0, english);
  expect(said('4-1@3,0E>')).toBe('4 on 6-4 at 3,0, 1 hangs east, level 1, east end');
  expect(said('4-1@4,0E>')).toBe('4 beside 6-4 at 3,0, going east, east end');
});
