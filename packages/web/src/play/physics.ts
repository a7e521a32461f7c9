/** Asks the physics worker, which is started with the first tower, and remembers the resting poses of constructions. */

import type { Construction, Laid, Placement, Release } from '@boneyard/physics/construction';
import { stabilityCheckOf } from '@boneyard/physics/games';
import type { Verdict } from '@boneyard/physics/judge';
import type { Magnets } from '@boneyard/physics/magnets';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { settings } from '../app/settings';
import { FRAME_RATE, LOWERING_TIME } from './physicsanimation';
import type { PhysicsAnswer, PhysicsRequest } from './physicsmessages';

/** A move with its verdict, which has the frames of the animation. */
export interface RuledMove {
  readonly move: unknown;
  readonly verdict: Verdict | undefined;
}

interface PendingRequest {
  resolve(answer: PhysicsAnswer): void;
  reject(reason: Error): void;
}

const REMEMBERED = 100;
const NOTHING = new Float32Array(0);

/** The resting poses of the latest constructions; after a reload they are computed again. */
const rests = new Map<string, Float32Array>();

function keyOf(construction: Construction, magnets: Magnets): string {
  const laid = ({ x, y, z, along, release: { east, north, twist } }: Laid) =>
    `${x},${y},${z}${along}${east},${north},${twist}`;
  return `${magnets} ${construction.map(laid).join(' ')}`;
}

function remember(construction: Construction, magnets: Magnets, poses: Float32Array): void {
  rests.set(keyOf(construction, magnets), poses);
  if (rests.size > REMEMBERED) rests.delete(rests.keys().next().value!);
}

/** The resting poses of a construction, if they are known already. */
export function knownPoses(construction: Construction, magnets: Magnets): Float32Array | undefined {
  return construction.length === 0 ? NOTHING : rests.get(keyOf(construction, magnets));
}

/** The poses of the longest first part of the construction whose poses are known. */
function knownStart(construction: Construction, magnets: Magnets): Float32Array {
  for (let n = construction.length; n > 0; n--) {
    const known = knownPoses(construction.slice(0, n), magnets);
    if (known) return known;
  }
  return NOTHING;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, PendingRequest>();

/** Drops a worker that failed, so that the next request starts a new one. */
function dropWorker(why: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

/** Starts the worker, so that the engine is loaded before the first domino is released. */
export function startPhysics(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module', name: 'physics' });
  worker.addEventListener('message', ({ data }: MessageEvent<PhysicsAnswer>) => {
    const pending = waiting.get(data.id);
    waiting.delete(data.id);
    if (!('failed' in data)) return pending?.resolve(data);
    pending?.reject(new Error(data.failed));
    dropWorker(data.failed);
  });
  worker.addEventListener('error', ({ message }) => dropWorker(message));
  return worker;
}

type RequestContent = PhysicsRequest extends infer Q ? (Q extends PhysicsRequest ? Omit<Q, 'id'> : never) : never;

function request(question: RequestContent): Promise<PhysicsAnswer> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    startPhysics().postMessage({ ...question, id });
  });
}

export async function restingPoses(construction: Construction, magnets: Magnets): Promise<Float32Array> {
  const known = knownPoses(construction, magnets);
  if (known) return known;
  const answer = await request({ ask: 'settle', construction, magnets, poses: knownStart(construction, magnets) });
  if (!('poses' in answer)) throw new Error('the physics answered something else');
  remember(construction, magnets, answer.poses);
  return answer.poses;
}

async function judged(
  construction: Construction,
  placement: Placement,
  release: Release,
  magnets: Magnets,
): Promise<Verdict> {
  const poses = knownStart(construction, magnets);
  const answer = await request({ ask: 'judge', construction, placement, release, magnets, poses });
  if (!('verdict' in answer)) throw new Error('the physics answered something else');
  const { verdict } = answer;
  if (verdict.holds) remember([...construction, { ...placement, release }], magnets, verdict.poses);
  return verdict;
}

/** The move as it goes into the record, with its verdict if it needs one. */
export async function ruleOn(game: Game, state: Common, seat: Seat, move: unknown): Promise<RuledMove> {
  const ruling = stabilityCheckOf(game, state, seat, move);
  if (!ruling) return { move, verdict: undefined };
  const verdict = await judged(ruling.construction, ruling.placement, ruling.release, ruling.magnets);
  return { move: ruling.moveWith(verdict.holds), verdict };
}

/** After a fall the page waits this long, in milliseconds, before it announces the result. */
const AFTER_A_FALL = 700;

/** Whether movement is animated. */
export function showsMotion(): boolean {
  return settings().pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long the animation of a verdict takes, in milliseconds. */
export function animationTime({ holds, frames, poses }: Verdict): number {
  if (!showsMotion()) return 0;
  return (frames.length / poses.length / FRAME_RATE) * 1000 + LOWERING_TIME + (holds ? 0 : AFTER_A_FALL);
}
