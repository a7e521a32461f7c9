/** Tokens for bots of one's own, blocks and reports, by plain requests. */

import { randomBytes } from 'node:crypto';
import {
  blocking,
  botNaming,
  type NewToken,
  reporting,
  type ShownBlock,
  type ShownToken,
} from '@boneyard/protocol/company';
import type { Me } from '@boneyard/protocol/messages';
import { readName } from '@boneyard/protocol/version';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newId, tagOf } from '../house/ids';
import type { Company, Token } from '../people/company';
import type { Fits } from '../people/filter';
import type { Retention } from '../people/retention';
import { refuse } from './refusing';
import { hashOf, type Who } from './who';

export interface Given {
  readonly company: Company;
  readonly who: Who;
  readonly fits: Fits;
  /** How long things are kept, in days. */
  readonly keep: Retention;
  /** These tokens are of no use any more. */
  part(tokens: readonly string[]): void;
}

/** So many bots one account may have. */
const MOST_TOKENS = 10;
const PREFIX = 'boneyard_';

const shownToken = ({ id, name, made }: Token): ShownToken => ({ id, name, made });

export function companyRoutes(app: FastifyInstance, given: Given, openings: object): void {
  const { company, who, fits, keep, part } = given;
  const meOf = async (request: FastifyRequest) => (await who.of(request.headers))?.me;

  /** Only people with an account; a bot has no bots, and a guest nothing that lasts. */
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
    return { tokens: (await company.tokens(me.id)).map(shownToken) };
  });

  app.post('/tokens', openings, async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const asked = botNaming.safeParse(request.body);
    const name = asked.success ? readName(asked.data.name) : undefined;
    if (name === undefined || !fits(name)) return refuse(reply, 400, 'bad name');
    if ((await company.tokens(me.id)).length >= MOST_TOKENS) return refuse(reply, 409, 'too many tokens');
    const secret = PREFIX + randomBytes(32).toString('base64url');
    const token: Token = { id: newId(), player: newId(), name, made: Date.now() };
    await company.addToken(me.id, hashOf(secret), token);
    return reply.code(201).send({ ...shownToken(token), token: secret } satisfies NewToken);
  });

  app.delete<{ Params: { id: string } }>('/tokens/:id', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const { id } = request.params;
    if (!(await company.dropToken(me.id, id))) return refuse(reply, 404, 'no such token');
    part([id]);
    return { dropped: true };
  });

  app.get('/blocks', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const blocks = await company.blocks(me.id);
    return { blocks: blocks.map(({ player, name, made }): ShownBlock => ({ who: tagOf(player), name, made })) };
  });

  app.post('/blocks', openings, async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const asked = blocking.safeParse(request.body);
    if (!asked.success) return refuse(reply, 400, 'malformed');
    const { table, seat } = asked.data;
    const other = await company.playerAt(table, seat);
    if (!other || other.player === me.id) return refuse(reply, 404, 'nobody there');
    await company.block(me.id, { ...other, made: Date.now() });
    return reply.code(201).send({ who: tagOf(other.player) });
  });

  app.delete<{ Params: { who: string } }>('/blocks/:who', async (request, reply) => {
    const me = await holder(request, reply);
    if (!me) return reply;
    const block = (await company.blocks(me.id)).find(({ player }) => tagOf(player) === request.params.who);
    if (!block) return refuse(reply, 404, 'nobody there');
    await company.unblock(me.id, block.player);
    return { unblocked: true };
  });

  app.post('/reports', openings, async (request, reply) => {
    const me = await meOf(request);
    if (!me) return refuse(reply, 401, 'no name');
    const asked = reporting.safeParse(request.body);
    if (!asked.success) return refuse(reply, 400, 'malformed');
    const { table, line: id } = asked.data;
    const line = await company.line(table, id);
    if (!line) return refuse(reply, 404, 'no such line');
    const { player, name, text, address } = line;
    await company.report({ line: id, by: me.id, table, player, name, text, address, made: Date.now() });
    return reply.code(201).send({ reported: true });
  });
}
