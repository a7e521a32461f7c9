/** The places A to E and X to Z of the pictures are legal or not for the reasons that the rule sheet gives. */

import { matchOf } from '@boneyard/engine/position';
import { bruteOf } from '@boneyard/rules/testing/brute';
import { describe, expect, test } from 'vitest';
import { bead } from './bead';
import type { BeadBreak } from './explain';
import { ILLEGAL, pictures } from './pictures';
import type { State } from './position';
import { explanationOf } from './testing';

type Name = 'cases' | 'double';

function stateOf(name: Name): State {
  return matchOf(pictures[name]).state as State;
}

/** What the sheet says of a place, and the new lengths of its groups, counted by hand on the picture: columns, then rows. */
interface Case {
  readonly breaks?: BeadBreak;
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** Which of them joins two groups. */
  readonly joined?: 'row';
}

const CASES: Readonly<Record<keyof typeof pictures.cases.places, Case>> = {
  A: { columns: [4], rows: [4] },
  B: { columns: [4], rows: [4, 5] },
  C: { columns: [4], rows: [7] },
  D: { columns: [4], rows: [5], joined: 'row' },
  E: { columns: [6, 6], rows: [] },
  X: { columns: [], rows: [4], breaks: 'too few groups' },
  Y: { columns: [], rows: [5, 8], breaks: 'four side by side' },
  Z: { columns: [5], rows: [], breaks: 'too few groups' },
};

describe('in the picture of the cases', () => {
  test.each(Object.entries(CASES))('%s extends the groups that one can count', (letter, wanted) => {
    const move = pictures.cases.places[letter as keyof typeof CASES];
    const { breaks, points, groups = [], faults } = explanationOf(stateOf('cases'), 0, move);
    const lengths = (line: 'row' | 'column') =>
      groups.flatMap((group) => (group.line === line ? [group.length] : [])).sort((a, b) => a - b);
    expect(lengths('column')).toEqual(wanted.columns);
    expect(lengths('row')).toEqual(wanted.rows);
    expect(groups.filter(({ joins }) => joins).map(({ line }) => line)).toEqual(wanted.joined ? [wanted.joined] : []);
    expect(breaks).toBe(wanted.breaks);
    // Even what is not allowed keeps to the cycles, so nothing else is wrong with it.
    expect(faults).toEqual([]);
    const product = [...wanted.columns, ...wanted.rows].reduce((a, b) => a * b, 1);
    expect(points).toBe(wanted.breaks ? 0 : product);
  });

  test('Y would be the fourth domino side by side', () => {
    const { sideBySide } = explanationOf(stateOf('cases'), 0, pictures.cases.places.Y);
    expect(sideBySide).toMatchObject({ line: 'row', from: { x: -1, y: 0 }, to: { x: 2, y: 0 }, length: 4 });
  });

  test('the places do not overlap, and no two of them touch', () => {
    const cells = Object.entries(pictures.cases.places).flatMap(([letter, move]) => {
      const [, x, y, way] = /@(-?\d+),(-?\d+)([EN])$/.exec(move)!;
      const first = { letter, x: Number(x), y: Number(y) };
      return [first, way === 'E' ? { ...first, x: first.x + 1 } : { ...first, y: first.y + 1 }];
    });
    const near = cells.flatMap((one) =>
      cells.filter((other) => other.letter !== one.letter && Math.abs(one.x - other.x) + Math.abs(one.y - other.y) < 2),
    );
    expect(near).toEqual([]);
  });
});

test('B scores 80 with an ordinary domino, and 160 with a double', () => {
  expect(explanationOf(stateOf('cases'), 0, pictures.cases.places.B).points).toBe(4 * 5 * 4);
  expect(explanationOf(stateOf('double'), 0, pictures.double.places.B).points).toBe(4 * 5 * 4 * 2);
  expect(pictures.double.places.B).toMatch(/^(\d)-\1@/);
});

test('the picture with the double has the same places in other colours', () => {
  const places = (name: Name) => pictures[name].moves.map((entry) => entry.slice(entry.indexOf('@')));
  expect(places('double')).toEqual(places('cases'));
  expect(pictures.double.places.B.slice(3)).toBe(pictures.cases.places.B.slice(3));
});

test.each(['cases', 'double'] as const)('a program that knows only the rules agrees: %s', async (name) => {
  const { legal, begin, after } = await bruteOf(bead);
  const { players, options, deal, moves, places } = pictures[name];
  let position = begin({ players, options, rounds: [{ deal, moves: [] }] }, 0, [0, 0]);
  for (const entry of moves) {
    expect(legal(position, Number(entry[0]))).toContain(entry.slice(2));
    position = after(position, Number(entry[0]), entry.slice(2));
  }
  const may = legal(position, 0);
  for (const [letter, move] of Object.entries(places))
    expect(may.includes(move), letter).toBe(!ILLEGAL.includes(letter));
});
