/** The repositories that matchmaking needs. */

import { socialRepository } from '../social/socialrepository';
import type { Database } from '../store/database';
import type { MatchmakingRepositories } from './matchmaker';
import { ratingRepository } from './ratingrepository';
import { seekRepository } from './seekrepository';

export function matchmakingRepositories(database: Database): MatchmakingRepositories {
  return {
    ratings: ratingRepository(database),
    seeks: seekRepository(database),
    apart: socialRepository(database).apart,
  };
}
