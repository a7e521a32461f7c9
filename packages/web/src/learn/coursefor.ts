/** The course that teaches a game with these options. */

import type { Options } from '@boneyard/rules/options';
import type { WebGame } from '../game';

/** A game's first course teaches how it is usually played, the later ones what their options make different. */
export function courseFor({ courses }: WebGame, options: Options): string {
  const fits = (taught: Options) => Object.entries(taught).every(([name, value]) => options[name] === value);
  return Object.keys(courses).findLast((course) => fits(courses[course]!.options))!;
}
