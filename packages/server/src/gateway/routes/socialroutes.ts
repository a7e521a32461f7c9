/** Routes for tokens of players' own bots, blocks and reports. */

import { randomBytes } from 'node:crypto';
import { readName } from '@boneyard/protocol/names';
import type { Me } from '@boneyard/protocol/players';
import {
  type BlockView,
  blockRequest,
  botRequest,
  type NewTokenView,
  reportRequest,
  type TokenView,
} from '@boneyard/protocol/social';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Retention } from '../../operations/retention';
import type { BotToken, SocialRepository } from '../../social/social';
import type { TextFilter } from '../../social/wordfilter';
import { newId, publicIdOf } from '../../tables/ids';
import { type Authenticator, hashOf } from '../authenticate';
import { refuse } from '../refusal';
import type { Sockets } from '../sockets';

export interface SocialRouteServices {
  readonly social: SocialRepository;
  readonly authenticator: Authenticator;
  readonly fits: TextFilter;
  /** How long things are kept, in days. */
  readonly keep: Retention;
  readonly sockets: Pick<Sockets, 'endSessions'>;
}

/** How many bots an account may have. */
const MOST_TOKENS = 10;
const PREFIX = 'boneyard_';

const shownToken = ({ id, name, made }: BotToken): TokenView => ({ id, name, made });

export function socialRoutes(app: FastifyInstance, given: SocialRouteServices, openings: object): void {
  const { social, authenticator, fits, keep, sockets } = given;
  const meOf = async (request: FastifyRequest) => (await authenticator.authenticate(request.headers))?.me;

  /** Only for accounts. */
  async function holder(request: FastifyRequest, reply: FastifyReply): Promise<Me | undefined> {
    const me = await meOf(request);
    if (me?.kind === 'account') return me;
    refuse(reply, 401, 'no account');
    return undefined;
  }

  app.get('/keeping', async () => keep);

  app.get('/tokens', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    return { tokens: (await social.tokens(me.id)).map(shownToken) };
  });

  app.post('/tokens', openings, async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const sent = botRequest.safeParse(request.body);
    const name = sent.success ? readName(sent.data.name) : undefined;
    if (name === undefined || !fits(name)) return refuse(reply, 400, 'bad name');
    if ((await social.tokens(me.id)).length >= MOST_TOKENS) return refuse(reply, 409, 'too many tokens');
    const secret = PREFIX + randomBytes(32).toString('base64url');
    const token: BotToken = { id: newId(), player: newId(), name, made: Date.now() };
    await social.addToken(me.id, hashOf(secret), token);
    return reply.code(201).send({ ...shownToken(token), token: secret } satisfies NewTokenView);
  });

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const { id } = request.params;
    if (!(await social.dropToken(me.id, id))) return refuse(reply, 404, 'no such token');
    sockets.endSessions([id]);
    return { dropped: true };
  });

  app.get('/blocks', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const blocks = await social.blocks(me.id);
    return { blocks: blocks.map(({ player, name, made }): BlockView => ({ who: publicIdOf(player), name, made })) };
  });

  app.post('/blocks', openings, async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const sent = blockRequest.safeParse(request.body);
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const { table, seat } = sent.data;
    const other = await social.playerAt(table, seat);
    if (!other || other.player === me.id) return refuse(reply, 404, 'nobody there');
    await social.block(me.id, { ...other, made: Date.now() });
    return reply.code(201).send({ who: publicIdOf(other.player) });
  });

  app.delete<{ Params: { who: string } }>('/blocks/:who', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const block = (await social.blocks(me.id)).find(({ player }) => publicIdOf(player) === request.params.who);
    if (!block) return refuse(reply, 404, 'nobody there');
    await social.unblock(me.id, block.player);
    return { unblocked: true };
  });

  app.post('/reports', openings, async (request, reply) => {
    const me = await meOf(request);
    if (!me) return refuse(reply, 401, 'no name');
    const sent = reportRequest.safeParse(request.body);
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const { table, line: id } = sent.data;
    const line = await social.line(table, id);
    if (!line) return refuse(reply, 404, 'no such line');
    const { player, name, text, address } = line;
    await social.report({ line: id, by: me.id, table, player, name, text, address, made: Date.now() });
    return reply.code(201).send({ reported: true });
  });
}
