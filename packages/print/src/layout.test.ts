/** The places of tiles on sheets, by calculation. */

import { describe, expect, test } from 'vitest';
import { SET_NAMES, tileSets } from './games';
import { sheetsOf, turnedOver } from './layout';
import { PAPER_SIZES, PAPERS, UNPRINTABLE } from './paper';
import { pagesOf } from './sheet';
import { textsIn } from './texts';

describe.each(PAPERS)('on %s', (paper) => {
  const { width, height } = PAPER_SIZES[paper];

  test.each(SET_NAMES)('%s lies within the printable area, and no tiles overlap', (set) => {
    for (const sheet of sheetsOf(tileSets[set], paper))
      for (const [index, { box }] of sheet.entries()) {
        expect(box.x).toBeGreaterThanOrEqual(UNPRINTABLE);
        expect(box.x + box.width).toBeLessThanOrEqual(width - UNPRINTABLE);
        expect(box.y).toBeGreaterThanOrEqual(12 - 1e-9);
        expect(box.y + box.height).toBeLessThanOrEqual(height - 17 + 1e-9);
        for (const { box: other } of sheet.slice(0, index)) {
          const beside = box.x >= other.x + other.width - 1e-9 || other.x >= box.x + box.width - 1e-9;
          const below = box.y >= other.y + other.height - 1e-9 || other.y >= box.y + box.height - 1e-9;
          expect(beside || below).toBe(true);
        }
      }
  });

  test('a tile turned over once is mirrored, and turned over twice is where it was', () => {
    const box = { x: 20, y: 30, width: 25, height: 50 };
    expect(turnedOver(box, paper)).toEqual({ ...box, x: width - 45 });
    expect(turnedOver(turnedOver(box, paper), paper).x).toBeCloseTo(20);
  });

  test.each(SET_NAMES)('%s is cut by one line between neighbours', async (set) => {
    const texts = await textsIn('en');
    const [page] = pagesOf({ kind: 'tiles', set, paper, style: 'colour', backs: false, language: 'en' }, texts);
    const lines = page!.marks.filter((mark) => mark.kind === 'line' && mark.stroke === '#8d8d8d');
    const places = lines.map((line) => (line.kind === 'line' ? [line.x, line.y, line.to.x, line.to.y] : []).join());
    expect(new Set(places).size).toBe(places.length);
  });
});

test('a sheet of bead dominoes has fifteen, and is printed twice', () => {
  const [first, second, ...more] = sheetsOf(tileSets.bead, 'a4');
  expect(more).toEqual([]);
  expect(first).toHaveLength(15);
  expect(second).toEqual(first);
});
