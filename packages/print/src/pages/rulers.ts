/** Scales in millimetres, and crosses that show how far the other side is shifted. */

import { type PageMark, type PagePoint, points } from '../marks';

const INK = '#222222';

/** A scale from `from` on, with a line every `step` mm, longer at fives and tens. */
export function scale(from: PagePoint, length: number, way: 'across' | 'down', step: number): PageMark[] {
  const at = (along: number, aside: number): PagePoint =>
    way === 'across' ? { x: from.x + along, y: from.y - aside } : { x: from.x + aside, y: from.y + along };
  const marks: PageMark[] = [{ kind: 'line', ...at(0, 0), to: at(length, 0), stroke: INK, thick: 0.15 }];
  for (let n = 0; n <= length; n += step) {
    const tall = n % 10 === 0 ? 3 : n % 5 === 0 ? 2.2 : 1.4;
    marks.push({ kind: 'line', ...at(n, 0), to: at(n, tall), stroke: INK, thick: 0.1 });
  }
  return marks;
}

/** The numbers of a scale, one every 20 mm. */
export function numbers(from: PagePoint, length: number, way: 'across' | 'down'): PageMark[] {
  const face = { font: 'Helvetica', size: points(7) } as const;
  const marks: PageMark[] = [];
  for (let n = 0; n <= length; n += 20)
    marks.push(
      way === 'across'
        ? { kind: 'text', text: `${n}`, x: from.x + n, y: from.y - 3.8, ...face, align: 'middle', fill: INK }
        : { kind: 'text', text: `${n}`, x: from.x + 3.8, y: from.y + n + 0.9, ...face, fill: INK },
    );
  return marks;
}

/** The length of each arm of a cross with a scale, in mm. */
const REACH = 10;

/** A cross: with a millimetre scale on the front, plain and coloured on the back. */
export function cross({ x, y }: PagePoint, side: 'front' | 'back'): PageMark[] {
  const stroke = side === 'front' ? INK : '#c2410c';
  const reach = side === 'front' ? REACH : REACH / 2;
  const marks: PageMark[] = [
    { kind: 'line', x: x - reach, y, to: { x: x + reach, y }, stroke, thick: 0.15 },
    { kind: 'line', x, y: y - reach, to: { x, y: y + reach }, stroke, thick: 0.15 },
  ];
  if (side === 'back') return [...marks, { kind: 'circle', x, y, radius: 2.5, stroke, thick: 0.15 }];
  for (let n = -REACH; n <= REACH; n++) {
    const tall = n % 5 === 0 ? 1.5 : 0.8;
    marks.push({ kind: 'line', x: x + n, y: y - tall, to: { x: x + n, y: y + tall }, stroke, thick: 0.08 });
    marks.push({ kind: 'line', x: x - tall, y: y + n, to: { x: x + tall, y: y + n }, stroke, thick: 0.08 });
  }
  return marks;
}
