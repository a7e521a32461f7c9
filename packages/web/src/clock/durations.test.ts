import { expect, test } from 'vitest';
import { timeLeftText } from './durations';

const HOUR = 3600_000;
const SPANS = { hoursLeft: (n: number) => `${n} h`, daysLeft: (n: number) => `${n} days` };

test.each([
  [9_001, '0:10'],
  [HOUR, '1:00:00'],
  [2 * HOUR - 1, '2:00:00'],
  [2 * HOUR, '2 h'],
  [48 * HOUR - 1, '47 h'],
  [48 * HOUR, '2 days'],
  [72 * HOUR - 5_000, '3 days'],
  [-1, '0:00'],
])('%d ms are shown as %s', (milliseconds, text) => {
  expect(timeLeftText(milliseconds, SPANS)).toBe(text);
});
