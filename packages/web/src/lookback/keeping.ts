/** Reviews as they are kept on this device: none is made twice. */

import type { Review } from '@boneyard/bots/review/review';
import { keptBeside } from '../keeping/beside';

/** Goes up when reviews say something else. */
const VERSION = 1;

function isReview(json: unknown): json is Review {
  if (typeof json !== 'object' || json === null) return false;
  const { moves, ends } = json as Partial<Review>;
  return Array.isArray(moves) && Array.isArray(ends);
}

export const reviews = keptBeside('reviews', VERSION, isReview);
