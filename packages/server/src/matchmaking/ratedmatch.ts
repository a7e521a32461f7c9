/** How a rated match changes its players' ratings, as the table shows it. */

import { isProvisional, shownRating } from '@boneyard/engine/rating';
import type { RatingChange } from '@boneyard/protocol/players';
import { variantAt } from '@boneyard/rules/playedvariant';
import { ranksOf } from '../tables/room/rated';
import type { Room } from '../tables/room/room';
import type { RatingRepository } from './ratings';

/** Rates the match, only once even if it is called again. On a server without ratings nothing changes. */
export async function rateMatch(
  ratings: RatingRepository | undefined,
  room: Room,
  at: number,
): Promise<(RatingChange | null)[]> {
  const { id, game, table, places } = room;
  if (!ratings) return places.map(() => null);
  const players = places.map(({ playerId }) => playerId ?? '');
  const turns = await ratings.settle({
    table: id,
    game: game.id,
    variant: variantAt(game, table).id,
    players,
    sides: game.sides?.(table),
    ranks: ranksOf(room),
    at,
  });
  return turns.map((turn) => {
    if (!turn) return null;
    const { from, to } = turn;
    return { from: shownRating(from), to: { rating: shownRating(to), provisional: isProvisional(to) } };
  });
}
