/** Dominoes fall alike in Node and in the worker of a browser, to the last bit. */

import { createHash } from 'node:crypto';
import type { Laid } from '@boneyard/physics/construction';
import { physics } from '@boneyard/physics/node';
import { grown } from '@boneyard/physics/testing';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, test } from '@playwright/test';
import { hurry, start } from './playing';

const CASES = Number(process.env.PHYSICS_CASES ?? 40);
const MAGNETS = ['normal', 'weak', 'strong'] as const;

/** A question as the page asks it: some construction, let go more or less exactly. */
function question(id: number) {
  const random = seeded(`bits ${id}`);
  const off = (most: number) => random.below(2 * most + 1) - most;
  const release = () => ({ east: off(90), north: off(90), twist: off(40) });
  const steady = { east: 0, north: 0, twist: 0 };
  const chosen = Array.from({ length: 1 + random.below(9) }, () => random.below(1000));
  const laid = grown(chosen).map((one): Laid => ({ ...one, release: id % 2 === 0 ? steady : release() }));
  const { release: last, ...placement } = laid.at(-1)!;
  return { id, construction: laid.slice(0, -1), placement, release: last, magnets: pick(MAGNETS, random) };
}

test('verdicts, poses and films are the same bits in the worker as in Node', async ({ page }) => {
  let worker: string | undefined;
  page.on('worker', (started) => {
    if (started.url().includes('physics')) worker = started.url();
  });
  await hurry(page);
  await start(page, { game: 'Magnetic Domino', choices: { Game: 'tower' } });
  await expect.poll(() => worker).toBeDefined();
  const questions = Array.from({ length: CASES }, (_, id) => question(id));
  const there = await page.evaluate(
    async ([url, asked]) => {
      const desk = new Worker(url, { type: 'module' });
      const hex = async (floats: Float32Array) => {
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', floats as Float32Array<ArrayBuffer>));
        return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      const answers: string[] = [];
      for (const one of asked) {
        const { verdict } = await new Promise<{
          verdict: { holds: boolean; poses: Float32Array; frames: Float32Array };
        }>((resolve) => {
          desk.onmessage = ({ data }) => resolve(data);
          desk.postMessage({ ...one, ask: 'judge', poses: new Float32Array(0) });
        });
        answers.push(`${verdict.holds} ${await hex(verdict.poses)} ${await hex(verdict.frames)}`);
      }
      desk.terminate();
      return answers;
    },
    [worker!, questions] as const,
  );
  const { judge } = await physics();
  const hex = (floats: Float32Array) =>
    createHash('sha256')
      .update(new Uint8Array(floats.buffer as ArrayBuffer, floats.byteOffset, floats.byteLength))
      .digest('hex');
  const here = questions.map(({ construction, placement, release, magnets }) => {
    const { holds, poses, frames } = judge(construction, placement, release, magnets);
    return `${holds} ${hex(poses)} ${hex(frames)}`;
  });
  expect(there).toEqual(here);
  const held = here.filter((answer) => answer.startsWith('true')).length;
  expect(held).toBeGreaterThan(CASES / 8);
  expect(held).toBeLessThan(CASES);
});
