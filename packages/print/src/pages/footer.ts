/** The foot of a sheet that must be printed in its size: what it is, whose game it is, and a ruler. */

import { type Measure, type PageMark, points } from '../marks';
import { type BoardPaper, PAPER_SIZES, UNPRINTABLE } from '../paper';
import type { Texts } from '../texts';
import { scale } from './rulers';

const SMALL = { font: 'Helvetica', size: points(7.5) } as const;
const GREY = '#555555';
const CHECK = 50;
/** The distance of the two lines. */
const LINE = 3.8;

/** The ruler shows whether the printer kept the size. */
export function footer(
  title: string,
  notice: string | undefined,
  paper: BoardPaper,
  { print }: Texts,
  measure: Measure,
): PageMark[] {
  const { width, height } = PAPER_SIZES[paper];
  const y = height - UNPRINTABLE - 2;
  const left = 2 * UNPRINTABLE;
  const right = width - left;
  const hint = print.fullSize;
  const start = right - CHECK;
  const text = { kind: 'text', ...SMALL, fill: GREY } as const;
  return [
    ...(notice ? [{ ...text, text: notice, x: left, y: y - LINE }] : []),
    { ...text, text: title, x: left, y },
    { ...text, text: hint, x: start - 2 - measure(hint, SMALL), y },
    ...scale({ x: start, y: y + 0.2 }, CHECK, 'across', 10),
  ];
}
