/** What ratings keep of an account, for its owner to take along, and to go when the account goes. */

import type { Belonging } from './belongings';
import type { Ratings } from './ratings';

export function strength(ratings: Ratings): Belonging {
  return {
    name: 'ratings',
    async export(account) {
      const standings = await ratings.standings(account);
      return Promise.all(
        standings.map(async (standing) => ({
          ...standing,
          history: await ratings.history(account, standing.game, standing.matches),
        })),
      );
    },
    remove: (account) => ratings.forget(account),
  };
}
