/** The courses there are, each loaded when it is taken. */

import type { CourseId } from '@boneyard/words/en/lessons/lessons';
import type { Board } from '../boards/board';
import { offeredOf } from '../boards/boards';
import type { Step } from './course';

const load: Readonly<Record<CourseId, () => Promise<readonly Step[]>>> = {
  classic: () => import('./courses/classic').then(({ classic }) => classic),
  bead: () => import('./courses/bead').then(({ bead }) => bead),
  quad: () => import('./courses/quad').then(({ quad }) => quad),
  magnetic: () => import('./courses/magnetic').then(({ magnetic }) => magnetic),
  tower: () => import('./courses/tower').then(({ tower }) => tower),
  staggered: () => import('./courses/staggered').then(({ staggered }) => staggered),
};

export const COURSE_IDS = Object.keys(load) as readonly CourseId[];

export interface Loaded {
  readonly steps: readonly Step[];
  readonly board: Board;
}

const loaded = new Map<CourseId, Promise<Loaded>>();

async function fetched(id: CourseId): Promise<Loaded> {
  const steps = await load[id]();
  const { game, options } = steps[0]!;
  return { steps, board: await offeredOf(game)!.load({ mode: 'flat', ...options }) };
}

export function courseOf(id: CourseId): Promise<Loaded> {
  const course = loaded.get(id) ?? fetched(id);
  loaded.set(id, course);
  return course;
}
