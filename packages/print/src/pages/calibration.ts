/** A sheet that shows whether a printer scales pages or shifts the back against the front. */

import { flowText } from '../flow';
import { type Measure, type Page, type PageMark, type PagePoint, points } from '../marks';
import { PAPER_SIZES, type Paper } from '../paper';
import type { Texts } from '../texts';
import { cross, numbers, scale } from './rulers';

const INK = '#222222';
const TITLE = { font: 'Times-Bold', size: points(18) } as const;
const TEXT = { font: 'Helvetica', size: points(10.5) } as const;

/** The lengths of the two scales in mm, which the texts mention. */
const ACROSS = 180;
const DOWN = 240;

/** One cross near each corner and one in the middle, at the same places on both sides. */
function crosses(paper: Paper): readonly PagePoint[] {
  const { width, height } = PAPER_SIZES[paper];
  const [left, right] = [42, width - 42];
  const [top, bottom] = [52, height - 34];
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: width / 2, y: (top + bottom) / 2 },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}

export function calibrationPages(paper: Paper, { print }: Texts, measure: Measure): Page[] {
  const size = PAPER_SIZES[paper];
  const { width, height } = size;
  const { title, front, back } = print.calibration;
  const from = { x: (width - ACROSS) / 2, y: 22 };
  const paragraph = { face: TEXT, colour: INK, before: 2, leading: 1.35 };
  const lines = front.map((text, index) => ({ ...paragraph, text, bullet: `${index + 1}.` }));
  const room = { x: 42, y: 72, width: width - 84, height: height / 2 - 72 };
  const words: PageMark[] = [
    { kind: 'text', text: title, x: width / 2, y: 36, ...TITLE, align: 'middle', fill: INK },
    ...flowText(lines, [room], measure)!.flat(),
  ];
  const places = crosses(paper);
  return [
    {
      ...size,
      marks: [
        ...scale(from, ACROSS, 'across', 1),
        ...numbers(from, ACROSS, 'across'),
        ...scale(from, DOWN, 'down', 1),
        ...numbers({ x: from.x, y: from.y }, DOWN, 'down').slice(1),
        ...words,
        ...places.flatMap((place) => cross(place, 'front')),
      ],
    },
    {
      ...size,
      marks: [
        { kind: 'text', text: back, x: width / 2, y: 36, ...TEXT, align: 'middle', fill: INK },
        ...places.flatMap((place) => cross({ ...place, x: width - place.x }, 'back')),
      ],
    },
  ];
}
