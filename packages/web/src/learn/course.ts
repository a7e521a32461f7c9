/** A course: steps with a position each, in which the learner has to make the move to go on. */

import type { Written } from '@boneyard/engine/position';
import type { Seat } from '@boneyard/rules/game';
import type { CourseId, Lessons } from '@boneyard/words/en/lessons/lessons';
import type { Ask } from './exercise';

export interface Step<Id extends string = string> extends Written {
  /** Its texts are found by it. */
  readonly id: Id;
  /** Who learns: whose eyes these are, and who is to act. */
  readonly seat: Seat;
  readonly asks: readonly Ask[];
  /** Places that are offered under a letter, legal or not: the learner has to tell which are. */
  readonly letters?: Readonly<Record<string, string>>;
}

/** A step without its texts does not compile. */
export type Course<C extends CourseId> = readonly Step<keyof Lessons['courses'][C] & string>[];
