/** Everything that finding a game needs, in the database of the tables. */

import { ratingsIn } from '../people/keptratings';
import type { Database } from '../store/database';
import { apartIn } from './keptapart';
import { seeksIn } from './keptseeks';
import type { Matching } from './matchmaker';

export function matchingIn(database: Database): Matching {
  return { ratings: ratingsIn(database), seeks: seeksIn(database), apart: apartIn(database) };
}
