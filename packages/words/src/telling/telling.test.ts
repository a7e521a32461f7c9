/** Sentences at tables set up by hand. */

import { setUp } from '@boneyard/rules/games/bead/testing';
import { table as quadTable } from '@boneyard/rules/games/quad/setting';
import { describe, expect, test } from 'vitest';
import { words } from '../words';
import { beadTelling } from './bead';
import { quadTelling } from './quad';

const NAMES = ['You', 'Ana'];

describe('bead', () => {
  const square = ['2-4', '3-3'] as const;
  const hands = [
    ['3-4', '1-5', '2-5'],
    ['3-5', '1-2', '1-2'],
  ];
  const moves = ['0 4-3@-1,0N', '1 5-3@0,-1E', '0 5-1@2,-1N'];

  test('an offer is the move, the lengths of the groups it extends, and their product', () => {
    const view = setUp({ hands, square });
    expect(beadTelling.offer('4-3@-1,0N', view, 0, words.en)).toBe('4-3@-1,0N 3×3=9');
    const doubles = setUp({ hands: [['3-3'], ['1-1']], square });
    expect(beadTelling.offer('3-3@-1,0N', doubles, 0, words.en)).toBe('3-3@-1,0N 2×3×3=18');
  });
  test('the hand of a claim lies open until it is answered', () => {
    const claimed = setUp({ hands, square, moves: [...moves, '1 stuck'] });
    expect(beadTelling.open(setUp({ hands, square, moves }))).toEqual([]);
    expect(beadTelling.open(claimed)).toEqual([1]);
    expect(beadTelling.open(setUp({ hands, square, moves: [...moves, '1 stuck', '0 decline'] }))).toEqual([]);
  });
  test('hands lie open all the time where the table says so', () => {
    expect(beadTelling.open(setUp({ hands, square, options: { open: true } }))).toEqual([0, 1]);
  });
  test('an end says who laid the last domino, what is lost, and who has most', () => {
    const over = setUp({ hands: [['3-4'], ['3-3', '1-2']], square, moves: ['0 4-3@-1,0N', '1 stuck', '0 decline'] });
    expect(beadTelling.ended(over.ended!, over, NAMES, words.en)).toEqual([
      'The last domino is laid: You.',
      'Off for dominoes still in hand: Ana −30.',
      'Most points in this round: You.',
    ]);
  });
});

describe('quad', () => {
  test('an offer is the move and its points, with a star where it earns a bonus', () => {
    const hands = ['4444 0000 0044 0012', '0444 1133'];
    const opening = quadTable({ hands });
    expect(quadTelling.offer('4444@0,0', opening, 0, words.en)).toBe('4444@0,0 → 16 ★');
    expect(quadTelling.offer('0000@0,0', opening, 0, words.en)).toBe('0000@0,0 → 25, then two more plays');
    expect(quadTelling.offer('4044@1,0', quadTable({ hands, moves: '0 4444@0,0; 0 take-25' }), 1, words.en)).toBe(
      '4044@1,0 → 12',
    );
  });
  test('two more plays are offered with the most they can bring', () => {
    const bonus = quadTable({ hands: ['4444 3444 3344', '0012'], moves: '0 4444@0,0' });
    expect(quadTelling.offer('take-25', bonus, 0, words.en)).toBe('take 25 points');
    // The sheet's example B: 15 and 14.
    expect(quadTelling.offer('play-two', bonus, 0, words.en)).toBe('lay two more tiles (up to 29 points)');
  });
  test('0000 in place of the starting quad is told with what was shown', () => {
    const hands = ['4444 0000 0044', '0012'];
    const [before, after] = [quadTable({ hands }), quadTable({ hands, moves: '0 0000@0,0' })];
    expect(quadTelling.tell({ who: 'Ana', move: '0000@0,0', before, after }, words.en)).toBe(
      'Ana showed 4444 and laid 0000@0,0 → 25',
    );
    expect(quadTelling.notes(after, words.en).join('\n')).toContain('still in hand: 4444');
  });
  test.each([
    [{ hands: ['3344', '0012'], moves: '0 3344@0,0' }, 'Out: You, for 3 points from the other hands.'],
    [
      { hands: ['4444 0012', '1133'], moves: '0 4444@0,0; 0 take-25; 1 pass; 0 pass' },
      'The well is empty and nobody can play: nobody collects anything.',
    ],
    [
      { hands: ['4444 0012', '1133'], options: { match: { target: 16 } }, moves: '0 4444@0,0' },
      '16 points reached: You. The match ends at once.',
    ],
  ])('an end says who went out and what that brings', (setting, said) => {
    const over = quadTable(setting);
    expect(quadTelling.ended(over.ended!, over, NAMES, words.en)).toEqual([said]);
  });
});
