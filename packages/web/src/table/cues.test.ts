import { expect, test } from 'vitest';
import type { MatchOutcome } from '../play/play';
import { sampleBoard } from '../testing/sampleboard';
import { cuesFor, kindOf, type NewMoment, vibrationFor } from './cues';

const MIDDLE = { across: 0.5, down: 0.5 };
const OTHERS: NewMoment = {
  kind: 'lay',
  own: false,
  weight: 6,
  takes: 0,
  outcome: undefined,
  won: false,
  calls: false,
};
const END: MatchOutcome = { ending: 'out', best: [0], over: true, winners: [0] };

const names = (change: Partial<NewMoment>) => cuesFor({ ...OTHERS, ...change }, MIDDLE).map(({ sound }) => sound);

test('a tile clicks, a tile from the stock slides, a pass knocks', () => {
  expect(names({})).toEqual(['lay']);
  expect(names({ kind: 'slide' })).toEqual(['slide']);
  expect(names({ kind: 'knock' })).toEqual(['knock']);
  expect(names({ kind: 'other' })).toEqual([]);
});

test('the board says which move is which', () => {
  const board = { ...sampleBoard, stockMove: 'take', knocks: (move: string) => move === 'pass' };
  expect(['A@left', 'take', 'pass', 'claim'].map((move) => kindOf(board, move))).toEqual([
    'lay',
    'slide',
    'knock',
    'other',
  ]);
});

test('the turn is called after what the others did', () => {
  expect(names({ calls: true })).toEqual(['lay', 'turn']);
  expect(names({ kind: 'knock', calls: true })).toEqual(['knock', 'turn']);
  const [lay, turn] = cuesFor({ ...OTHERS, takes: 400, calls: true }, MIDDLE);
  expect(lay!.after).toBeGreaterThan(0.2);
  expect(turn!.after).toBeGreaterThan(lay!.after!);
});

test('a round, a match won and a match lost end differently', () => {
  expect(names({ outcome: { ...END, over: false } })).toEqual(['lay', 'round']);
  expect(names({ outcome: END, won: true })).toEqual(['lay', 'won']);
  expect(names({ outcome: END })).toEqual(['lay', 'ended']);
});

test('heavy tiles sound lower, and a tile sounds where it lies', () => {
  const lay = (weight: number, across: number, down: number) => cuesFor({ ...OTHERS, weight }, { across, down })[0]!;
  expect(lay(12, 0.5, 0.5).pitch!).toBeLessThan(lay(1, 0.5, 0.5).pitch!);
  expect(lay(6, 0.5, 0.9).pitch!).toBeLessThan(lay(6, 0.5, 0.1).pitch!);
  expect(lay(6, 0.1, 0.5).side!).toBeLessThan(0);
  expect(lay(6, 0.9, 0.5).side!).toBeGreaterThan(0);
});

test('one’s own tile is felt, and one’s turn, but not the tiles of the others', () => {
  expect(vibrationFor({ ...OTHERS, own: true })).toBe('lay');
  expect(vibrationFor(OTHERS)).toBeUndefined();
  expect(vibrationFor({ ...OTHERS, calls: true })).toBe('turn');
  expect(vibrationFor({ ...OTHERS, calls: true, outcome: END })).toBeUndefined();
});
