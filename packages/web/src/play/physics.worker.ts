/** Dominoes stand and fall in here, so that the page never waits. */

import { judging, type Physics } from '@boneyard/physics/judge';
import type { Rapier } from '@boneyard/physics/simulate';
import type { Answer, Question } from './physicsdesk';

// Awaited in each answer and not at the top: letters that come before a listener is there would be lost.
const ready: Promise<Physics> = import('@dimforge/rapier3d-deterministic').then((rapier) =>
  judging(rapier as unknown as Rapier),
);

async function answered(question: Question): Promise<Answer> {
  const { id, construction, magnets, poses } = question;
  const physics = await ready;
  if (question.ask === 'settle') return { id, poses: physics.settle(construction, magnets, poses) };
  const settled = physics.settle(construction, magnets, poses);
  return { id, verdict: physics.judge(construction, question.placement, question.release, magnets, settled) };
}

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  try {
    postMessage(await answered(data));
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) } satisfies Answer);
  }
});
