/** What a rated match makes of its players, as the table is told. */

import { isProvisional, shownRating } from '@boneyard/engine/rating';
import type { Change } from '@boneyard/protocol/tables';
import type { Ratings } from '../people/ratings';
import { ranksOf } from '../rooms/rated';
import type { Room } from '../rooms/room';

/** Counts the match, once however often it is asked for. */
export async function countMatch(ratings: Ratings, room: Room, at: number): Promise<(Change | null)[]> {
  const { id: table, game, places } = room;
  const players = places.map(({ guest }) => guest ?? '');
  const turns = await ratings.settle({ table, game: game.id, players, ranks: ranksOf(room), at });
  return turns.map((turn) => {
    if (!turn) return null;
    const { from, to } = turn;
    return { from: shownRating(from), to: { rating: shownRating(to), provisional: isProvisional(to) } };
  });
}
