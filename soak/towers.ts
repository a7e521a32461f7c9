/** Judges random constructions in this process and in another one; the results must be identical. */

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compare, numbersOf } from './verdicts';

export function checkTowers(number: number): void {
  const numbers = numbersOf(number);
  // Relative to dist/, where the bundled program runs.
  const other = fileURLToPath(new URL('./soak.judge.js', import.meta.url));
  const output = execFileSync(process.execPath, [other, ...numbers.map(String)], { encoding: 'utf8' });
  compare(numbers, output.trim().split('\n'), 'another process');
}
