/** The mildest move, and records of moves that were made for somebody. */

import { gameCalled } from '@boneyard/rules/games';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import { mildestMove } from './late';
import { act, begin, type Match, nextRound, recordOf } from './match';
import { readRecord } from './record';
import { positionsOf } from './replay';

function started(id: string, players: number, json: object, options: object = {}): Match {
  const game = gameCalled(id)!;
  const table = setTable(game, players, options);
  if (isProblem(table)) throw new Error(JSON.stringify(table));
  const deal = game.readDeal(table, json);
  if (isProblem(deal)) throw new Error(JSON.stringify(deal));
  return begin(game, table, deal);
}

/** Plays entries of a record; the referee makes those with a star. */
function played(match: Match, ...entries: readonly string[]): Match {
  return entries.reduce((now, entry) => {
    const [seat, ...words] = entry.replace('*', '').split(' ');
    return act(now, Number(seat), now.game.read(words.join(' ')), entry.endsWith('*') ? { by: 'referee' } : {});
  }, match);
}

const CLAIM = {
  hands: [
    ['1-3', '1-4', '2-3'],
    ['1-5', '2-2'],
    ['1-1', '5-5'],
  ],
  square: ['1-1', '1-2'],
  aside: ['4-4'],
  lead: 0,
};

const LINE = {
  hands: [
    ['6-6', '1-0'],
    ['6-5', '2-0'],
  ],
  stock: ['3-3', '6-0'],
};

describe('the mildest move', () => {
  test('is to let a claim go, though a domino could be pointed out', () => {
    expect(mildestMove(played(started('bead', 3, CLAIM), '0 stuck'), 1)).toBe('decline');
  });

  test('is to draw where nothing fits', () => {
    expect(mildestMove(played(started('classic', 2, LINE), '0 6-6', '1 6-5@6-6'), 0)).toBe('draw');
  });

  test('is otherwise the one with the fewest points, and the first in alphabetical order', () => {
    // 0-0-4-4 scores 8 and 3-4-4-4 scores 15; on the four sides of 4-4-4-4 the first is 0044, 0440, 4004 or 4400.
    const hands = [
      ['4444', '1111'],
      ['3444', '0044'],
    ];
    const match = played(started('quad', 2, { hands, stock: ['0000'] }), '0 4444@0,0', '0 take-25');
    expect(mildestMove(match, 1)).toBe('0044@0,1');
  });
});

describe('a record says which moves were made for a seat', () => {
  test('by the index of the move, in every round', () => {
    const match = played(started('classic', 2, LINE, { match: { rounds: 2 } }), '0 6-6', '1 6-5@6-6*', '0 draw');
    expect(recordOf(match).rounds[0]).toMatchObject({ by: { 1: 'referee' } });
    const over = played(match, '0 draw', '0 6-0@6-6', '1 2-0@6-0*');
    const second = played(nextRound(over, over.deal), '0 6-6*');
    expect(recordOf(second).rounds.map(({ by }) => by)).toEqual([{ 1: 'referee', 5: 'referee' }, { 0: 'referee' }]);
  });

  test('and nothing if everybody moved', () => {
    expect(recordOf(played(started('classic', 2, LINE), '0 6-6')).rounds[0]).not.toHaveProperty('by');
  });

  test('also where answers are written in another order than they came', () => {
    const match = played(started('bead', 3, CLAIM), '0 stuck', '2 point 1-4*', '1 decline');
    const [round] = recordOf(match).rounds;
    expect(round).toMatchObject({ moves: ['0 stuck', '1 decline', '2 point 1-4'], by: { 2: 'referee' } });
  });

  test('and a record that is replayed is written with the same', () => {
    const record = recordOf(played(started('bead', 3, CLAIM), '0 stuck', '2 decline*', '1 decline', '1 1-5@0,2E*'));
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    if (isProblem(read)) throw new Error(JSON.stringify(read));
    const positions = positionsOf(read);
    if (isProblem(positions)) throw new Error(JSON.stringify(positions));
    expect(recordOf(positions.at(-1)!.match)).toEqual(record);
  });

  test('what it cannot mean is passed over', () => {
    const record = { ...recordOf(started('classic', 2, LINE)), rounds: [{ deal: LINE, moves: [], by: { 0: 'x' } }] };
    const read = readRecord(record);
    expect(isProblem(read) ? read : read.rounds).toEqual([{ deal: LINE, moves: [] }]);
  });
});
