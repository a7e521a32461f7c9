/** Random constructions, judged by this process and by another one, must come to the same bits. */

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Laid } from '@boneyard/physics/construction';
import { MAGNETS } from '@boneyard/physics/magnets';
import { physics } from '@boneyard/physics/node';
import { grown } from '@boneyard/physics/testing';
import { pick, seeded } from '@boneyard/rules/random';

const { judge } = await physics();

/** A construction that follows from a number, let go exactly or not, and its verdict, poses and film in one word. */
export function verdictOf(number: number): string {
  const random = seeded(`towers ${number}`);
  const off = (most: number) => (number % 2 === 0 ? 0 : random.below(2 * most + 1) - most);
  const chosen = Array.from({ length: 1 + random.below(12) }, () => random.below(1000));
  const laid = grown(chosen).map(
    (one): Laid => ({ ...one, release: { east: off(100), north: off(100), twist: off(50) } }),
  );
  const last = laid[laid.length - 1]!;
  const { holds, poses, frames } = judge(laid.slice(0, -1), last, last.release, pick(MAGNETS, random));
  const bytes = (floats: Float32Array) => new Uint8Array(floats.buffer as ArrayBuffer);
  return `${holds} ${createHash('sha256').update(bytes(poses)).update(bytes(frames)).digest('hex')}`;
}

/** So many constructions are a case: starting a process takes longer than a verdict. */
const EACH = 10;

export function checkTowers(number: number): void {
  const numbers = Array.from({ length: EACH }, (_, i) => number * EACH + i);
  // Seen from dist/, where the bundled program runs.
  const other = fileURLToPath(new URL('./soak.judge.js', import.meta.url));
  const there = execFileSync(process.execPath, [other, ...numbers.map(String)], { encoding: 'utf8' })
    .trim()
    .split('\n');
  for (const [i, one] of numbers.entries())
    if (verdictOf(one) !== there[i]) throw new Error(`construction ${one}: ${verdictOf(one)} here, ${there[i]} there`);
}
