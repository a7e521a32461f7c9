/** Verdicts on random constructions as lines of text, to compare between processes and browsers. */

import { createHash } from 'node:crypto';
import { physics } from '@boneyard/physics/node';
import { judgeCase } from '@boneyard/physics/testing';

const { judge } = await physics();

/** The largest number of dominoes in a construction. */
export const MOST = 13;
/** Constructions per case: more than one, because starting a process takes longer than a verdict. */
const PER_CASE = 10;

export const numbersOf = (number: number) => Array.from({ length: PER_CASE }, (_, i) => number * PER_CASE + i);

function hex(floats: Float32Array): string {
  return createHash('sha256')
    .update(new Uint8Array(floats.buffer as ArrayBuffer, floats.byteOffset, floats.byteLength))
    .digest('hex');
}

/** The verdict on the construction with this number, with hashes of its poses and frames. */
export function verdictOf(number: number): string {
  const { construction, placement, release, magnets } = judgeCase(number, MOST);
  const { holds, poses, frames } = judge(construction, placement, release, magnets);
  return `${holds} ${hex(poses)} ${hex(frames)}`;
}

/** Throws if the verdicts of another process or browser differ from ours. */
export function compare(numbers: readonly number[], theirs: readonly string[], where: string): void {
  for (const [i, number] of numbers.entries()) {
    const ours = verdictOf(number);
    if (ours !== theirs[i]) throw new Error(`construction ${number}: ${ours} here, ${theirs[i]} in ${where}`);
  }
}
