/** Words of chance from the browser itself: deals are never made from a seed. */

import { fromSystem, type Random } from '@boneyard/rules/random';

export function chance(): Random {
  return fromSystem((words) => crypto.getRandomValues(words));
}
