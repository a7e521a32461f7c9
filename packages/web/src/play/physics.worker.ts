/** Simulates dominoes in a worker, so that the page stays responsive. */

import { type Physics, physicsWith } from '@boneyard/physics/judge';
import type { Rapier } from '@boneyard/physics/simulate';
import type { PhysicsAnswer, PhysicsRequest } from './physicsmessages';

// Awaited in each answer and not at the top level: messages that arrive before there is a listener would be lost.
const ready: Promise<Physics> = import('@dimforge/rapier3d-deterministic').then((rapier) =>
  physicsWith(rapier as unknown as Rapier),
);

async function answered(question: PhysicsRequest): Promise<PhysicsAnswer> {
  const { id, construction, magnets, poses } = question;
  const physics = await ready;
  if (question.ask === 'settle') return { id, poses: physics.settle(construction, magnets, poses) };
  const settled = physics.settle(construction, magnets, poses);
  return { id, verdict: physics.judge(construction, question.placement, question.release, magnets, settled) };
}

addEventListener('message', async ({ data }: MessageEvent<PhysicsRequest>) => {
  try {
    postMessage(await answered(data));
  } catch (error) {
    postMessage({ id: data.id, failed: String(error) } satisfies PhysicsAnswer);
  }
});
