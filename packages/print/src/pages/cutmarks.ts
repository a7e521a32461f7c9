/** Where to cut: thin lines between the tiles, and marks outside them for a guillotine or a knife and ruler. */

import type { Sheet } from '../layout';
import type { LineMark, PageMark } from '../marks';

const LINE = '#8d8d8d';
const THICK = 0.1;
/** The distance of a mark from the tiles, and its length, in mm. */
const GAP = 1.5;
const LENGTH = 4;

/** Sorted, without duplicates. Numbers are rounded to a thousandth of a millimetre. */
function places(numbers: readonly number[]): number[] {
  return [...new Set(numbers.map((n) => Math.round(n * 1000) / 1000))].sort((a, b) => a - b);
}

function line(x: number, y: number, toX: number, toY: number): LineMark {
  return { kind: 'line', x, y, to: { x: toX, y: toY }, stroke: LINE, thick: THICK };
}

/** The sides of all tiles; a side shared by two tiles is drawn once. */
function sides(sheet: Sheet): LineMark[] {
  const drawn = new Map<string, LineMark>();
  for (const { box } of sheet) {
    const { x, y, width, height } = box;
    for (const side of [
      line(x, y, x + width, y),
      line(x, y + height, x + width, y + height),
      line(x, y, x, y + height),
      line(x + width, y, x + width, y + height),
    ])
      drawn.set([side.x, side.y, side.to.x, side.to.y].map((n) => n.toFixed(3)).join(), side);
  }
  return [...drawn.values()];
}

export function cutMarks(sheet: Sheet): PageMark[] {
  const xs = places(sheet.flatMap(({ box }) => [box.x, box.x + box.width]));
  const ys = places(sheet.flatMap(({ box }) => [box.y, box.y + box.height]));
  const [left, right, top, bottom] = [xs[0]!, xs.at(-1)!, ys[0]!, ys.at(-1)!];
  return [
    ...sides(sheet),
    ...xs.flatMap((x) => [line(x, top - GAP - LENGTH, x, top - GAP), line(x, bottom + GAP, x, bottom + GAP + LENGTH)]),
    ...ys.flatMap((y) => [line(left - GAP - LENGTH, y, left - GAP, y), line(right + GAP, y, right + GAP + LENGTH, y)]),
  ];
}
