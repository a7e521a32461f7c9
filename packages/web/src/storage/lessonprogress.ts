/** Which steps of which lessons were done on this device. A declined offer to learn is stored as a course without steps. */

import { entriesIn, localSetting, stringsIn, withItem } from './localsetting';

/** By course: the ids of the finished steps. */
export type LessonProgress = Readonly<Record<string, readonly string[]>>;

const progress = localSetting<LessonProgress>('boneyard.learned', (json) =>
  Object.fromEntries(entriesIn(json).map(([course, ids]) => [course, stringsIn(ids)])),
);

export const useLessonProgress = progress.use;

export function saveStep(course: string, step: string): void {
  const learned = progress.read();
  progress.set({ ...learned, [course]: withItem(learned[course] ?? [], step) });
}

/** The course is not offered again. */
export function declineCourse(course: string): void {
  const learned = progress.read();
  progress.set({ ...learned, [course]: learned[course] ?? [] });
}
