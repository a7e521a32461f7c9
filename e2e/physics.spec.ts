/** Dominoes fall alike in Node and in the worker of a browser, to the last bit. */

import { createHash } from 'node:crypto';
import { physics } from '@boneyard/physics/node';
import { judgeCase } from '@boneyard/physics/testing';
import { expect, test } from '@playwright/test';
import { hurry, start } from './table';

const CASES = Number(process.env.PHYSICS_CASES ?? 20);
test('verdicts, poses and films are the same bits in the worker as in Node', async ({ page }) => {
  let worker: string | undefined;
  page.on('worker', (started) => {
    if (started.url().includes('physics')) worker = started.url();
  });
  await hurry(page);
  await start(page, { game: 'Magnetic Domino', choices: { Game: 'tower' } });
  await expect.poll(() => worker).toBeDefined();
  const questions = Array.from({ length: CASES }, (_, id) => ({ ...judgeCase(id, 10), id }));
  const there = await page.evaluate(
    async ([url, all]) => {
      const desk = new Worker(url, { type: 'module' });
      const hex = async (floats: Float32Array) => {
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', floats as Float32Array<ArrayBuffer>));
        return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      const answers: string[] = [];
      for (const one of all) {
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
