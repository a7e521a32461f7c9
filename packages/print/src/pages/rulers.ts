/** Scales with a line for each millimetre, and crosses to find out how far off the other side is. */

import { type Mark, type Point, points } from '../marks';

const INK = '#222222';

/** A scale that begins at `from`. A line for every `step` millimetres, longer at five and ten. */
export function scale(from: Point, length: number, way: 'across' | 'down', step: number): Mark[] {
  const at = (along: number, aside: number): Point =>
    way === 'across' ? { x: from.x + along, y: from.y - aside } : { x: from.x + aside, y: from.y + along };
  const marks: Mark[] = [{ kind: 'line', ...at(0, 0), to: at(length, 0), stroke: INK, thick: 0.15 }];
  for (let n = 0; n <= length; n += step) {
    const tall = n % 10 === 0 ? 3 : n % 5 === 0 ? 2.2 : 1.4;
    marks.push({ kind: 'line', ...at(n, 0), to: at(n, tall), stroke: INK, thick: 0.1 });
  }
  return marks;
}

/** The numbers of a scale, one for every 20 millimetres. */
export function numbers(from: Point, length: number, way: 'across' | 'down'): Mark[] {
  const face = { font: 'Helvetica', size: points(7) } as const;
  const marks: Mark[] = [];
  for (let n = 0; n <= length; n += 20)
    marks.push(
      way === 'across'
        ? { kind: 'text', text: `${n}`, x: from.x + n, y: from.y - 3.8, ...face, align: 'middle', fill: INK }
        : { kind: 'text', text: `${n}`, x: from.x + 3.8, y: from.y + n + 0.9, ...face, fill: INK },
    );
  return marks;
}

/** How far a cross with a scale reaches to each side. */
const REACH = 10;

/** A cross: with lines for each millimetre on the front, plain and in colour on the back. */
export function cross({ x, y }: Point, side: 'front' | 'back'): Mark[] {
  const stroke = side === 'front' ? INK : '#c2410c';
  const reach = side === 'front' ? REACH : REACH / 2;
  const marks: Mark[] = [
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
