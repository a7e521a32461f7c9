/** The course that teaches a game with these options. */

import type { Options } from '@boneyard/rules/options';
import type { WebGame } from '../game';

export function courseFor({ courses }: WebGame, options: Options): string {
  const fits = (taught: Options) => Object.entries(taught).every(([name, value]) => options[name] === value);
  return Object.keys(courses).find((course) => fits(courses[course]!.options))!;
}
