/** Accounts: made, proved, shown to their owners, taken along and deleted. */

import { randomBytes } from 'node:crypto';
import type { Me } from '@boneyard/protocol/messages';
import { type Entered, proving, recovering, type ShownAccount } from '@boneyard/protocol/people';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house/house';
import type { Belonging } from '../people/belongings';
import { hashOfCode, newCodes } from '../people/codes';
import { ownData } from '../people/exporting';
import { farewell } from '../people/farewell';
import {
  askForAny,
  askForNew,
  checkAnswer,
  type Given,
  newPasskey,
  nobodysKey,
  PATIENCE,
  type Site,
  siteOf,
} from '../people/passkeys';
import type { People } from '../people/people';
import type { Guests } from './guests';
import { refuse } from './refusing';
import { hashOf, type Known, LASTS, type Who } from './who';

export interface Accounts {
  readonly house: House;
  readonly people: People;
  readonly who: Who;
  readonly guests: Guests;
  readonly publicUrl: URL | undefined;
  readonly belongings: readonly Belonging[];
  /** These sessions are over. */
  part(sessions: readonly string[]): void;
}

const MOST_PASSKEYS = 20;
/** What a challenge is for: a passkey for this id, or whoever answers. */
const forNew = (id: string): string => `new ${id}`;
const FOR_ANY = 'any';

/** One line of plain text. */
const plain = (label: string): string => label.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();

/** `asked` is how often these may be asked for. */
export function accounts(app: FastifyInstance, given: Accounts, asked: object): void {
  const { house, people, who, guests, publicUrl, belongings, part } = given;
  const secure = publicUrl?.protocol === 'https:';
  const trying = secure ? '__Host-boneyard-trying' : 'boneyard-trying';
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const nobody = nobodysKey();

  async function ask(reply: FastifyReply, challenge: string, purpose: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await people.ask(hashOf(token), { challenge, purpose, until: Date.now() + PATIENCE });
    reply.setCookie(trying, token, { ...cookie, maxAge: PATIENCE / 1000 });
  }

  /** What this browser was asked, if it was asked for that; it is not asked again. */
  async function asking(request: FastifyRequest, reply: FastifyReply, purpose: string): Promise<string | undefined> {
    const token = request.cookies[trying];
    reply.clearCookie(trying, cookie);
    const found = token === undefined ? undefined : await people.answer(hashOf(token), Date.now());
    return found?.purpose === purpose ? found.challenge : undefined;
  }

  /** A new session for this browser; the one it had is over. */
  async function enter(reply: FastifyReply, before: Known | undefined, id: string, label: string): Promise<void> {
    if (before?.session !== undefined) await end(before.me.id, before.session);
    reply.setCookie(who.cookie, await who.enter(id, label), { ...cookie, maxAge: LASTS / 1000 });
  }

  async function end(account: string, session?: string): Promise<void> {
    const over = session === undefined ? (await people.sessions(account)).map(({ id }) => id) : [session];
    await people.leave(account, session);
    part(over);
  }

  async function freshCodes(account: string): Promise<string[]> {
    const codes = newCodes();
    await people.setCodes(account, await Promise.all(codes.map(hashOfCode)));
    return codes;
  }

  /** Only for accounts; others are told so. */
  const owned =
    (work: (known: Known, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const known = await who.of(request.headers);
      return known?.me.kind === 'account' ? work(known, request, reply) : refuse(reply, 401, 'no account');
    };

  const siteFor = (request: FastifyRequest): Site | undefined => siteOf(publicUrl, request.headers.origin);

  app.post('/passkeys/new', asked, async (request, reply) => {
    const [known, site] = [await who.of(request.headers), siteFor(request)];
    if (!site) return refuse(reply, 409, 'no passkeys here');
    if (!known || known.me.kind === 'bot') return refuse(reply, 401, 'no name');
    const passkeys = await people.passkeys(known.me.id);
    if (passkeys.length >= MOST_PASSKEYS) return refuse(reply, 409, 'too many passkeys');
    const options = await askForNew(site, known.me, passkeys);
    await ask(reply, options.challenge, forNew(known.me.id));
    return options;
  });

  /** The first passkey makes an account of a guest, who keeps the id and with it every seat. */
  async function makeOf({ me }: Known, given: Given, label: string, reply: FastifyReply): Promise<Entered | undefined> {
    const now = Date.now();
    const passkey = await newPasskey(given, label, now);
    if (!passkey) return undefined;
    if (me.kind === 'account') return (await people.addPasskey(me.id, passkey)) ? { me } : undefined;
    if (!(await people.make({ id: me.id, name: me.name, made: now }, passkey))) return undefined;
    reply.clearCookie(guests.cookie, cookie);
    await enter(reply, undefined, me.id, label);
    return { me: { ...me, kind: 'account' }, codes: await freshCodes(me.id) };
  }

  app.post('/passkeys', asked, async (request, reply) => {
    const [known, site, sent] = [await who.of(request.headers), siteFor(request), proving.safeParse(request.body)];
    if (!sent.success) return refuse(reply, 400, 'malformed');
    if (!known || known.me.kind === 'bot') return refuse(reply, 401, 'no name');
    const challenge = await asking(request, reply, forNew(known.me.id));
    if (!site || challenge === undefined) return refuse(reply, 400, 'stale');
    const { answer, label } = sent.data;
    const entered = await makeOf(known, { site, challenge, answer }, plain(label), reply);
    return entered ?? refuse(reply, 400, 'refused');
  });

  app.delete<{ Params: { id: string } }>(
    '/passkeys/:id',
    owned(async ({ me }, request, reply) => {
      const passkeys = await people.passkeys(me.id);
      if (passkeys.length <= 1) return refuse(reply, 409, 'last passkey');
      const dropped = await people.dropPasskey(me.id, (request.params as { id: string }).id);
      return dropped ? { dropped } : refuse(reply, 404, 'no such passkey');
    }),
  );

  app.post('/session/new', asked, async (request, reply) => {
    const site = siteFor(request);
    if (!site) return refuse(reply, 409, 'no passkeys here');
    const options = await askForAny(site);
    await ask(reply, options.challenge, FOR_ANY);
    return options;
  });

  /** Whose passkey it is. An unknown one is answered like a wrong one, and takes as long. */
  async function ownerOf(given: Given, id: string): Promise<Me | undefined> {
    const found = await people.passkey(id);
    const counter = await checkAnswer(given, found?.passkey ?? { ...nobody, id });
    if (!found || counter === undefined) return undefined;
    await people.usePasskey(id, counter, Date.now());
    return { id: found.account.id, name: found.account.name, kind: 'account' };
  }

  app.post('/session', asked, async (request, reply) => {
    const [site, sent] = [siteFor(request), proving.safeParse(request.body)];
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const challenge = await asking(request, reply, FOR_ANY);
    if (!site || challenge === undefined) return refuse(reply, 400, 'stale');
    const { answer, label } = sent.data;
    const me = await ownerOf({ site, challenge, answer }, answer.id);
    if (!me) return refuse(reply, 401, 'refused');
    await enter(reply, await who.of(request.headers), me.id, plain(label));
    return { me } satisfies Entered;
  });

  app.post('/session/recover', asked, async (request, reply) => {
    const sent = recovering.safeParse(request.body);
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const account = await people.useCode(await hashOfCode(sent.data.code));
    if (!account) return refuse(reply, 401, 'refused');
    await enter(reply, await who.of(request.headers), account.id, plain(sent.data.label));
    return { me: { id: account.id, name: account.name, kind: 'account' } } satisfies Entered;
  });

  app.delete(
    '/session',
    owned(async ({ me, session }, _, reply) => {
      await end(me.id, session);
      reply.clearCookie(who.cookie, cookie);
      return { left: true };
    }),
  );

  app.delete(
    '/sessions',
    owned(async ({ me }, _, reply) => {
      await end(me.id);
      reply.clearCookie(who.cookie, cookie);
      return { left: true };
    }),
  );

  app.delete<{ Params: { id: string } }>(
    '/sessions/:id',
    owned(async ({ me }, request) => {
      await end(me.id, (request.params as { id: string }).id);
      return { left: true };
    }),
  );

  app.get(
    '/account',
    owned(async ({ me, session }): Promise<ShownAccount> => {
      const [account, passkeys, sessions, codes] = await Promise.all([
        people.account(me.id),
        people.passkeys(me.id),
        people.sessions(me.id),
        people.codesLeft(me.id),
      ]);
      return {
        me,
        made: account?.made ?? 0,
        passkeys: passkeys.map(({ id, label, made, used }) => ({ id, label, made, used })),
        sessions: sessions.map((one) => ({ ...one, here: one.id === session })),
        codes,
      };
    }),
  );

  app.post(
    '/account/codes',
    asked,
    owned(async ({ me }): Promise<Entered> => ({ me, codes: await freshCodes(me.id) })),
  );

  app.get(
    '/account/data',
    asked,
    owned(async ({ me }, _, reply) => {
      reply.header('content-disposition', 'attachment; filename="boneyard.json"').type('application/json');
      return ownData({ house, people, belongings }, me.id);
    }),
  );

  app.delete(
    '/account',
    asked,
    owned(async ({ me }, _, reply) => {
      // First nobody can sit down in its name any more. Should the rest fail, its owner signs in and does it again.
      await end(me.id);
      await farewell({ house, people, belongings }, me.id, Date.now());
      reply.clearCookie(who.cookie, cookie);
      return { gone: true };
    }),
  );
}
