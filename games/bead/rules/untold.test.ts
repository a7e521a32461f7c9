import { pick, seeded } from '@boneyard/rules/random';
import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import { writeShape } from './beads';
import { STUCK, shapePointedOut } from './moves';
import type { State } from './position';
import { legal, played, setUp } from './testing';
import { untold } from './untold';

/** On this square only a domino with a 1 fits. */
const NARROW = ['1-1', '1-2'] as const;
const FITS = setUp({ hands: [['1-3', '2-3', '2-3'], ['4-5']], square: NARROW });
const FITS_NOT = setUp({ hands: [['2-4', '2-3', '2-3'], ['4-5']], square: NARROW });

const told = (state: State, seat: number | undefined) => {
  const found = untold(state, seat);
  return found && { tiles: found.shapes.map(writeShape), moves: found.moves.map(bead.write) };
};

test('with claims every domino may be tried, and the claim is there, whether something fits or not', () => {
  expect(legal(FITS, 0)).not.toEqual(['stuck']);
  expect(told(FITS, 0)).toEqual({ tiles: ['1-3', '2-3'], moves: ['stuck'] });
  expect(legal(FITS_NOT, 0)).toEqual(['stuck']);
  expect(told(FITS_NOT, 0)).toEqual({ tiles: ['2-3', '2-4'], moves: ['stuck'] });
});

test('those who answer may touch every domino of the open hand, whether it fits or not', () => {
  const answering = { tiles: [], moves: ['decline', 'point 1-3', 'point 2-3'] };
  const claimed = played(FITS, '0 stuck');
  expect(legal(claimed, 1)).toEqual(['decline', 'point 1-3']);
  expect(told(claimed, 1)).toEqual(answering);
  expect(told(claimed, 0)).toEqual({ tiles: [], moves: [] });
  const nothingFits = played(FITS_NOT, '0 stuck');
  expect(legal(nothingFits, 1)).toEqual(['decline']);
  expect(told(nothingFits, 1)?.moves).toEqual(['decline', 'point 2-3', 'point 2-4']);
});

test('after a domino was pointed out there is no claim any more', () => {
  const pointed = played(FITS, '0 stuck', '1 point 1-3');
  expect(told(pointed, 0)?.tiles).toContain('1-3');
  expect(told(pointed, 0)?.moves).toEqual([]);
});

describe('nothing is kept secret', () => {
  test('where the program is the referee', () => {
    expect(
      untold(setUp({ options: { referee: 'auto' }, hands: [['1-3'], ['4-5']], square: NARROW }), 0),
    ).toBeUndefined();
  });
  test('while the starting square is chosen', () => {
    const choosing = setUp({ options: { strategic: true }, hands: [['1-1'], ['2-2']], turned: [false, false] });
    expect(untold(choosing, 0)).toBeUndefined();
  });
});

test('a seat that is not to act, and a spectator, can try nothing', () => {
  expect(told(FITS, 1)).toEqual({ tiles: [], moves: [] });
  expect(told(FITS, undefined)).toEqual({ tiles: [], moves: [] });
});

test('every legal move can be tried', () => {
  for (let i = 0; i < 20; i++) {
    const random = seeded(`untold ${i}`);
    const table = FITS.table;
    let state = bead.start(table, bead.deal(table, random), { round: 0, scores: [0, 0] });
    while (!state.ended) {
      const seat = bead.toAct(state)[0]!;
      const { shapes, moves } = untold(bead.view(state, seat), seat)!;
      const may = bead.moves(state, seat);
      for (const move of may) {
        const laid = move >= 0 ? bead.write(move).split('@')[0]!.split('-').sort().join('-') : undefined;
        if (laid === undefined) expect(moves).toContain(move);
        else expect(shapes.map(writeShape)).toContain(laid);
      }
      // One claim in three, so that there are answers.
      const claims = may.includes(STUCK) && random.below(3) === 0;
      const answers = may.filter((move) => shapePointedOut(move) !== undefined);
      state = bead.play(state, seat, claims ? STUCK : pick(answers.length > 0 ? answers : may, random));
    }
  }
});
