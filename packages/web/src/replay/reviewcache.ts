/** Reviews saved on this device, so that none is made twice. */

import type { Review } from '@boneyard/bots/review/review';
import { derivedCache } from '../storage/derivedcache';

/** Increase it when reviews change. */
const VERSION = 2;

function isReview(json: unknown): json is Review {
  if (typeof json !== 'object' || json === null) return false;
  const { moves, ends } = json as Partial<Review>;
  return Array.isArray(moves) && Array.isArray(ends);
}

export const reviews = derivedCache('reviews', VERSION, isReview);
