/** Asks the worker of the physics, which is started when the first tower is opened, and remembers what rests where. */

import type { Construction, Laid, Placement, Release } from '@boneyard/physics/construction';
import type { Verdict } from '@boneyard/physics/judge';
import type { Magnets } from '@boneyard/physics/magnets';
import { rulingOn } from '@boneyard/physics/ruling';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { settings } from '../settings';
import type { Answer, Question } from './physicsdesk';
import { FRAMES, LOWERING } from './physicsfilm';

/** A move with its verdict, and what there was to see. */
export interface Ruled {
  readonly move: unknown;
  readonly verdict: Verdict | undefined;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(reason: Error): void;
}

const KEEPS = 100;
const NOTHING = new Float32Array(0);

/** Where constructions rest, the latest ones; a reload finds it again by letting them stand up anew. */
const rests = new Map<string, Float32Array>();

function keyOf(construction: Construction, magnets: Magnets): string {
  const laid = ({ x, y, z, along, release: { east, north, twist } }: Laid) =>
    `${x},${y},${z}${along}${east},${north},${twist}`;
  return `${magnets} ${construction.map(laid).join(' ')}`;
}

function remember(construction: Construction, magnets: Magnets, poses: Float32Array): void {
  rests.set(keyOf(construction, magnets), poses);
  if (rests.size > KEEPS) rests.delete(rests.keys().next().value!);
}

/** Where it rests, if that is known already. */
export function restOf(construction: Construction, magnets: Magnets): Float32Array | undefined {
  return construction.length === 0 ? NOTHING : rests.get(keyOf(construction, magnets));
}

/** Where the longest part that is known rests. */
function beginning(construction: Construction, magnets: Magnets): Float32Array {
  for (let n = construction.length; n > 0; n--) {
    const known = restOf(construction.slice(0, n), magnets);
    if (known) return known;
  }
  return NOTHING;
}

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

/** A worker that failed is given up, so that the next question finds a fresh one. */
function giveUp(why: string): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of waiting.values()) reject(new Error(why));
  waiting.clear();
}

/** Starts the worker, so that the engine is there when the first domino is let go. */
export function warmUp(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./physics.worker.ts', import.meta.url), { type: 'module', name: 'physics' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (!('failed' in data)) return asked?.resolve(data);
    asked?.reject(new Error(data.failed));
    giveUp(data.failed);
  });
  worker.addEventListener('error', ({ message }) => giveUp(message));
  return worker;
}

type Asked = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

function ask(question: Asked): Promise<Answer> {
  const id = ++last;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    warmUp().postMessage({ ...question, id });
  });
}

export async function settled(construction: Construction, magnets: Magnets): Promise<Float32Array> {
  const known = restOf(construction, magnets);
  if (known) return known;
  const answer = await ask({ ask: 'settle', construction, magnets, poses: beginning(construction, magnets) });
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
  const poses = beginning(construction, magnets);
  const answer = await ask({ ask: 'judge', construction, placement, release, magnets, poses });
  if (!('verdict' in answer)) throw new Error('the physics answered something else');
  const { verdict } = answer;
  if (verdict.holds) remember([...construction, { ...placement, release }], magnets, verdict.poses);
  return verdict;
}

/** The move as it goes into the record, with the verdict where there was something to rule on. */
export async function ruled(game: Game, state: Common, seat: Seat, move: unknown): Promise<Ruled> {
  const ruling = rulingOn(game, state, seat, move);
  if (!ruling) return { move, verdict: undefined };
  const verdict = await judged(ruling.construction, ruling.placement, ruling.release, ruling.magnets);
  return { move: ruling.written(verdict.holds), verdict };
}

/** A fall is looked at for a moment before it is told. */
const AFTER_A_FALL = 700;

/** Whether things are seen to move, or are there at once. */
export function inMotion(): boolean {
  return settings().pace !== 'instant' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long there is something to see, in milliseconds. */
export function lasts({ holds, frames, poses }: Verdict): number {
  if (!inMotion()) return 0;
  return (frames.length / poses.length / FRAMES) * 1000 + LOWERING + (holds ? 0 : AFTER_A_FALL);
}
