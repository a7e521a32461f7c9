/** An account's ratings: exported and deleted with the account. */

import type { AccountData } from '../accounts/accountdata';
import type { RatingRepository } from './ratings';

export function ratingData(ratings: RatingRepository): AccountData {
  return {
    name: 'ratings',
    async export(account) {
      const standings = await ratings.standings(account);
      return Promise.all(
        standings.map(async (standing) => ({
          ...standing,
          history: await ratings.history(account, standing, standing.matches),
        })),
      );
    },
    remove: (account) => ratings.forget(account),
  };
}
