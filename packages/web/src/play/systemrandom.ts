/** Random numbers from the browser's crypto API; deals in the page never come from a seed. */

import { fromSystem, type Random } from '@boneyard/rules/random';

export function systemRandom(): Random {
  return fromSystem((words) => crypto.getRandomValues(words));
}
