/** Profiles and leaderboards, for everybody to read. */

import { isProvisional, type Rating, SURE, shownRating } from '@boneyard/engine/rating';
import type { Leading, PlayedGame, Profile } from '@boneyard/protocol/players';
import { GAME_IDS } from '@boneyard/rules/games';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people';
import type { Ratings } from '../people/ratings';

export interface Players {
  readonly people: People;
  readonly ratings: Ratings;
}

/** So many matches of each game a profile shows, and so many people a leaderboard. */
const MOST_MATCHES = 100;
const MOST_LEADERS = 50;

const rankOf = (rating: Rating) => ({ rating: shownRating(rating), provisional: isProvisional(rating) });

export async function profileOf({ people, ratings }: Players, id: string): Promise<Profile | undefined> {
  const account = await people.account(id);
  if (!account) return undefined;
  const games = (await ratings.standings(id)).map(async (standing): Promise<PlayedGame> => {
    const { game, matches, won } = standing;
    const history = (await ratings.history(id, game, MOST_MATCHES)).map(({ table, place, players, at, ...rating }) => ({
      table,
      rating: shownRating(rating),
      place,
      players,
      at,
    }));
    return { game, rank: rankOf(standing), matches, won, history };
  });
  return { id, name: account.name, since: account.made, games: await Promise.all(games) };
}

export function players(app: FastifyInstance, given: Players): void {
  app.get<{ Params: { id: string } }>('/players/:id', async (request, reply) => {
    const profile = await profileOf(given, request.params.id);
    return profile ?? reply.code(404).send({ problem: 'no such player' });
  });

  app.get<{ Params: { game: string } }>('/leaders/:game', async (request, reply) => {
    const { game } = request.params;
    if (!GAME_IDS.some((id) => id === game)) return reply.code(404).send({ problem: 'unknown game' });
    const leaders = await given.ratings.leaders(game, SURE, MOST_LEADERS);
    const leading = leaders.map(
      ({ player, name, matches, won, ...rating }): Leading => ({
        player,
        name,
        rating: shownRating(rating),
        matches,
        won,
      }),
    );
    return { leaders: leading };
  });
}
