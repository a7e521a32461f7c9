/** Profiles and leaderboards, for everybody to read. */

import { isProvisional, PROVISIONAL_SIGMA, type Rating, shownRating } from '@boneyard/engine/rating';
import type { LeaderView, Profile, ProfileGame } from '@boneyard/protocol/players';
import { GAME_IDS } from '@boneyard/rules/games';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountRepository } from '../../accounts/accounts';
import type { PlayerRating, RatingRepository } from '../../matchmaking/ratings';
import type { SocialRepository } from '../../social/social';
import type { Authenticator } from '../authenticate';
import { refuse } from '../refusal';

export interface ProfileServices {
  readonly accounts: AccountRepository;
  readonly ratings: RatingRepository;
  readonly social: Pick<SocialRepository, 'playerAt'>;
  readonly authenticator: Authenticator;
}

/** How many matches of each game a profile shows, and how many players a leaderboard. */
const MOST_MATCHES = 100;
const MOST_LEADERS = 50;

const rankOf = (rating: Rating) => ({ rating: shownRating(rating), provisional: isProvisional(rating) });

type Ratings = ProfileServices['ratings'];

async function gameProfile(ratings: Ratings, id: string, standing: PlayerRating): Promise<ProfileGame> {
  const { game, matches, won } = standing;
  const past = await ratings.history(id, game, MOST_MATCHES);
  const opponents = await ratings.opponents(
    id,
    past.map(({ table }) => table),
  );
  const history = past.map(({ table, place, players, at, ...rating }) => ({
    table,
    rating: shownRating(rating),
    place,
    players,
    at,
    opponents: (opponents.get(table) ?? []).map(({ player, name, place }) => ({ player, name, place })),
  }));
  return { game, rank: rankOf(standing), matches, won, history };
}

/** `asking` is the account that wants to see it. */
async function profileOf({ accounts, ratings }: ProfileServices, id: string, asking: string | undefined) {
  const account = await accounts.account(id);
  if (!account) return undefined;
  const standings = await ratings.standings(id);
  const games = await Promise.all(standings.map((standing) => gameProfile(ratings, id, standing)));
  const against = asking === undefined || asking === id ? null : await ratings.headToHead(asking, id);
  return { id, name: account.name, since: account.made, games, against } satisfies Profile;
}

export function profileRoutes(app: FastifyInstance, given: ProfileServices): void {
  async function askedBy(request: FastifyRequest): Promise<string | undefined> {
    const me = (await given.authenticator.authenticate(request.headers))?.me;
    return me?.kind === 'account' ? me.id : undefined;
  }

  app.get<{ Params: { id: string } }>('/players/:id', async (request, reply) => {
    const profile = await profileOf(given, request.params.id, await askedBy(request));
    return profile ?? refuse(reply, 404, 'no such player');
  });

  app.get<{ Params: { id: string; seat: string } }>('/tables/:id/seats/:seat/player', async (request, reply) => {
    const { id, seat } = request.params;
    const sitting = /^\d$/.test(seat) ? await given.social.playerAt(id, Number(seat)) : undefined;
    const profile = sitting && (await profileOf(given, sitting.player, await askedBy(request)));
    return profile ?? refuse(reply, 404, 'no such player');
  });

  app.get<{ Params: { game: string } }>('/leaders/:game', async (request, reply) => {
    const { game } = request.params;
    if (!GAME_IDS.some((id) => id === game)) return refuse(reply, 404, 'unknown game');
    const leaders = await given.ratings.leaders(game, PROVISIONAL_SIGMA, MOST_LEADERS);
    const leading = leaders.map(
      ({ player, name, matches, won, ...rating }): LeaderView => ({
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
