/** Every number can be read on every part of the ivory, by the formula of WCAG 2.2. */

import { expect, test } from 'vitest';
import { TINTS } from './tints';

const IVORY = ['#fdf8ec', '#f4ead5', '#e2d3b4'];

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

test('black on white has the contrast 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 9);
});
test('there is an ink for each number from 0 to 5, and no two are alike', () => {
  expect(new Set(TINTS).size).toBe(6);
});
test.each(TINTS.map((tint, number) => ({ number, tint })))('$number can be read', ({ tint }) => {
  for (const ivory of IVORY) expect(contrast(tint, ivory)).toBeGreaterThanOrEqual(4.5);
});
