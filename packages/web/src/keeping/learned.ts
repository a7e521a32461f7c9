/** Which steps of which lessons were done on this device. An offer to learn that was declined is noted as a course without steps. */

import { entries, including, noted, texts } from './noted';

/** By course: the ids of the steps that are done. */
export type Learned = Readonly<Record<string, readonly string[]>>;

const lessons = noted<Learned>('boneyard.learned', (json) =>
  Object.fromEntries(entries(json).map(([course, ids]) => [course, texts(ids)])),
);

export const useLearned = lessons.use;

export function keepStep(course: string, step: string): void {
  const learned = lessons.read();
  lessons.keep({ ...learned, [course]: including(learned[course] ?? [], step) });
}

/** Nobody is asked twice. */
export function decline(course: string): void {
  const learned = lessons.read();
  lessons.keep({ ...learned, [course]: learned[course] ?? [] });
}
