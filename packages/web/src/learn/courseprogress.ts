/** How far a learner has come in a course. Nothing of the course itself is loaded for it. */

import { webGames } from '../games';
import { useLessonProgress } from '../storage/lessonprogress';
import { gameTaughtBy } from './courselist';

export interface CourseProgress {
  /** Steps that were finished on this device. */
  readonly done: number;
  readonly steps: number;
  /** How long the whole course takes, roughly. */
  readonly minutes: number;
}

export function useCourseProgress(course: string): CourseProgress {
  const { steps, minutes } = webGames[gameTaughtBy(course)].courses[course]!;
  const finished = useLessonProgress()[course] ?? [];
  // A course may have become shorter since.
  return { done: Math.min(finished.length, steps), steps, minutes };
}
