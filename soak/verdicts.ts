/** Verdicts on random constructions, in a line each, to be compared with what others come to. */

import { createHash } from 'node:crypto';
import { physics } from '@boneyard/physics/node';
import { asked } from '@boneyard/physics/testing';

const { judge } = await physics();

/** The most dominoes that a construction has. */
export const MOST = 13;
/** So many constructions are a case: starting a process takes longer than a verdict. */
export const EACH = 10;

export const numbersOf = (number: number) => Array.from({ length: EACH }, (_, i) => number * EACH + i);

function hex(floats: Float32Array): string {
  return createHash('sha256')
    .update(new Uint8Array(floats.buffer as ArrayBuffer, floats.byteOffset, floats.byteLength))
    .digest('hex');
}

/** The verdict, the poses and the film of a construction that follows from a number, in a line. */
export function verdictOf(number: number): string {
  const { construction, placement, release, magnets } = asked(number, MOST);
  const { holds, poses, frames } = judge(construction, placement, release, magnets);
  return `${holds} ${hex(poses)} ${hex(frames)}`;
}

/** Compares what was found elsewhere with what is found here. */
export function compare(numbers: readonly number[], there: readonly string[], where: string): void {
  for (const [i, number] of numbers.entries()) {
    const here = verdictOf(number);
    if (here !== there[i]) throw new Error(`construction ${number}: ${here} here, ${there[i]} in ${where}`);
  }
}
