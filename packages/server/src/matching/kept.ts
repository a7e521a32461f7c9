/** Everything that finding a game needs, in the database of the tables. */

import { companyIn } from '../people/keptcompany';
import { ratingsIn } from '../people/keptratings';
import type { Database } from '../store/database';
import { seeksIn } from './keptseeks';
import type { Matching } from './matchmaker';

export function matchingIn(database: Database): Matching {
  return { ratings: ratingsIn(database), seeks: seeksIn(database), apart: companyIn(database).apart };
}
