/** Random constructions, judged by this process and by another one, must come to the same bits. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compare, numbersOf } from './verdicts';

export function checkTowers(number: number): void {
  const numbers = numbersOf(number);
  // Seen from dist/, where the bundled program runs.
  const other = fileURLToPath(new URL('./soak.judge.js', import.meta.url));
  const there = execFileSync(process.execPath, [other, ...numbers.map(String)], { encoding: 'utf8' });
  compare(numbers, there.trim().split('\n'), 'another process');
}
