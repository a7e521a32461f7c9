/** Profiles and leaderboards, for everybody to read. */

import { isProvisional, PROVISIONAL_SIGMA, type Rating, shownRating } from '@boneyard/engine/rating';
import type { LeaderView, Profile, ProfileGame } from '@boneyard/protocol/players';
import { gameCalled } from '@boneyard/rules/games';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

/** How many matches of each variant a profile shows, and how many players a leaderboard. */
const MOST_MATCHES = 100;
const MOST_LEADERS = 50;

const rankOf = (rating: Rating) => ({ rating: shownRating(rating), provisional: isProvisional(rating) });

type Ratings = ProfileServices['ratings'];

async function gameProfile(ratings: Ratings, id: string, standing: PlayerRating): Promise<ProfileGame> {
  const { game, variant, matches, won } = standing;
  const past = await ratings.history(id, standing, MOST_MATCHES);
  const company = await ratings.company(
    id,
    past.map(({ table }) => table),
  );
  const history = past.map(({ table, place, players, sides, at, ...rating }) => {
    const others = company.get(table) ?? [];
    const which = (partner: boolean) => others.flatMap(({ partner: is, ...other }) => (is === partner ? [other] : []));
    return {
      table,
      rating: shownRating(rating),
      place,
      players,
      sides,
      at,
      partners: which(true),
      opponents: which(false),
    };
  });
  return { game, variant, rank: rankOf(standing), matches, won, history };
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

  async function leaders(wanted: string, named: string | undefined, reply: FastifyReply) {
    const game = gameCalled(wanted);
    if (!game) return refuse(reply, 404, 'unknown game');
    const variant = named ?? game.variants[0].id;
    if (!game.variants.some(({ id }) => id === variant)) return refuse(reply, 404, 'unknown variant');
    const best = await given.ratings.leaders({ game: game.id, variant }, PROVISIONAL_SIGMA, MOST_LEADERS);
    return {
      leaders: best.map(
        ({ player, name, matches, won, ...rating }): LeaderView => ({
          player,
          name,
          rating: shownRating(rating),
          matches,
          won,
        }),
      ),
    };
  }

  app.get<{ Params: { game: string } }>('/leaders/:game', async ({ params }, reply) =>
    leaders(params.game, undefined, reply),
  );

  app.get<{ Params: { game: string; variant: string } }>('/leaders/:game/:variant', async ({ params }, reply) =>
    leaders(params.game, params.variant, reply),
  );
}
