/** Routes for accounts: passkeys, sessions, recovery codes, export and deletion. */

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type AccountView,
  type Preferences,
  passkeyProof,
  preferences,
  recoveryRequest,
  type SignedIn,
} from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import { languageOf } from '@boneyard/words/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountData } from '../../accounts/accountdata';
import type { AccountRepository } from '../../accounts/accounts';
import { exportAccount } from '../../accounts/dataexport';
import { deleteAccount } from '../../accounts/deletion';
import {
  CHALLENGE_LASTS,
  checkAnswer,
  decoyPasskey,
  newPasskey,
  type PasskeyAnswer,
  type PasskeySite,
  registrationOptions,
  signInOptions,
  siteOf,
} from '../../accounts/passkeys';
import { hashOfCode, newCodes } from '../../accounts/recoverycodes';
import type { PushRepository } from '../../notifications/pushes';
import type { TableRegistry } from '../../tables/registry';
import { type Authenticator, hashOf, type Identity, SESSION_LASTS } from '../authenticate';
import type { Guests } from '../guests';
import { refuse } from '../refusal';
import type { Sockets } from '../sockets';

export interface AccountRouteServices {
  readonly tables: TableRegistry;
  readonly accounts: AccountRepository;
  readonly authenticator: Authenticator;
  readonly guests: Guests;
  readonly publicUrl: URL | undefined;
  readonly accountData: readonly AccountData[];
  readonly sockets: Pick<Sockets, 'endSessions'>;
  readonly push: { readonly pushes: Pick<PushRepository, 'speak'> };
}

const MOST_PASSKEYS = 20;
/** What a challenge is for: a new passkey for this id, or signing in. */
const forNew = (id: string): string => `new ${id}`;
const FOR_ANY = 'any';
const NO_PREFERENCES: Preferences = { chosen: {}, changed: 0 };

/** One line of plain text. */
const plain = (label: string): string => label.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();

/** `limited` holds the rate limit of requests that cost something. */
export function accountRoutes(app: FastifyInstance, given: AccountRouteServices, limited: object): void {
  const { tables, accounts, authenticator, guests, publicUrl, accountData, sockets, push } = given;
  const secure = publicUrl?.protocol === 'https:';
  const trying = secure ? '__Host-boneyard-trying' : 'boneyard-trying';
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const nobody = decoyPasskey();

  async function ask(reply: FastifyReply, challenge: string, purpose: string): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await accounts.addChallenge(hashOf(token), { challenge, purpose, until: Date.now() + CHALLENGE_LASTS });
    reply.setCookie(trying, token, { ...cookie, maxAge: CHALLENGE_LASTS / 1000 });
  }

  /** The challenge that this browser was given for this purpose. It can be answered once. */
  async function asking(request: FastifyRequest, reply: FastifyReply, purpose: string): Promise<string | undefined> {
    const token = request.cookies[trying];
    reply.clearCookie(trying, cookie);
    const found = token === undefined ? undefined : await accounts.takeChallenge(hashOf(token), Date.now());
    return found?.purpose === purpose ? found.challenge : undefined;
  }

  /** A new session for this browser; the one it had is over. */
  async function enter(reply: FastifyReply, before: Identity | undefined, id: string, label: string): Promise<void> {
    if (before?.session !== undefined) await end(before.me.id, before.session);
    reply.setCookie(authenticator.cookie, await authenticator.startSession(id, label), {
      ...cookie,
      maxAge: SESSION_LASTS / 1000,
    });
  }

  async function end(account: string, session?: string): Promise<void> {
    const own = (await accounts.sessions(account)).map(({ id }) => id);
    await accounts.endSessions(account, session);
    // Only the account's own: anybody may name the id of another session.
    sockets.endSessions(own.filter((id) => session === undefined || id === session));
  }

  async function freshCodes(account: string): Promise<string[]> {
    const codes = newCodes();
    await accounts.setCodes(account, await Promise.all(codes.map(hashOfCode)));
    return codes;
  }

  /** Only for accounts. */
  const owned =
    (work: (known: Identity, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const known = await authenticator.authenticate(request.headers);
      return known?.me.kind === 'account' ? work(known, request, reply) : refuse(reply, 401, 'no account');
    };

  const siteFor = (request: FastifyRequest): PasskeySite | undefined => siteOf(publicUrl, request.headers.origin);

  app.post('/passkeys/new', limited, async (request, reply) => {
    const [known, site] = [await authenticator.authenticate(request.headers), siteFor(request)];
    if (!site) return refuse(reply, 409, 'no passkeys here');
    if (!known || known.me.kind === 'bot') return refuse(reply, 401, 'no name');
    const passkeys = await accounts.passkeys(known.me.id);
    if (passkeys.length >= MOST_PASSKEYS) return refuse(reply, 409, 'too many passkeys');
    const options = await registrationOptions(site, known.me, passkeys);
    await ask(reply, options.challenge, forNew(known.me.id));
    return options;
  });

  /** The first passkey turns a guest into an account with the same id, and so with the same seats. */
  async function makeOf(
    { me }: Identity,
    given: PasskeyAnswer,
    label: string,
    reply: FastifyReply,
  ): Promise<SignedIn | undefined> {
    const now = Date.now();
    const passkey = await newPasskey(given, label, now);
    if (!passkey) return undefined;
    if (me.kind === 'account') return (await accounts.addPasskey(me.id, passkey)) ? { me } : undefined;
    if (!(await accounts.create({ id: me.id, name: me.name, made: now }, passkey))) return undefined;
    reply.clearCookie(guests.cookie, cookie);
    await enter(reply, undefined, me.id, label);
    return { me: { ...me, kind: 'account' }, codes: await freshCodes(me.id) };
  }

  app.post('/passkeys', limited, async (request, reply) => {
    const [known, site, sent] = [
      await authenticator.authenticate(request.headers),
      siteFor(request),
      passkeyProof.safeParse(request.body),
    ];
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
      const passkeys = await accounts.passkeys(me.id);
      if (passkeys.length <= 1) return refuse(reply, 409, 'last passkey');
      const dropped = await accounts.dropPasskey(me.id, (request.params as { id: string }).id);
      return dropped ? { dropped } : refuse(reply, 404, 'no such passkey');
    }),
  );

  app.post('/session/new', limited, async (request, reply) => {
    const site = siteFor(request);
    if (!site) return refuse(reply, 409, 'no passkeys here');
    const options = await signInOptions(site);
    await ask(reply, options.challenge, FOR_ANY);
    return options;
  });

  /** The owner of the passkey. An unknown one is answered like a wrong one, after as long a time. */
  async function ownerOf(given: PasskeyAnswer, id: string): Promise<Me | undefined> {
    const found = await accounts.passkey(id);
    const counter = await checkAnswer(given, found?.passkey ?? { ...nobody, id });
    if (!found || counter === undefined) return undefined;
    await accounts.usePasskey(id, counter, Date.now());
    return { id: found.account.id, name: found.account.name, kind: 'account' };
  }

  app.post('/session', limited, async (request, reply) => {
    const [site, sent] = [siteFor(request), passkeyProof.safeParse(request.body)];
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const challenge = await asking(request, reply, FOR_ANY);
    if (!site || challenge === undefined) return refuse(reply, 400, 'stale');
    const { answer, label } = sent.data;
    const me = await ownerOf({ site, challenge, answer }, answer.id);
    if (!me) return refuse(reply, 401, 'refused');
    await enter(reply, await authenticator.authenticate(request.headers), me.id, plain(label));
    return { me } satisfies SignedIn;
  });

  app.post('/session/recover', limited, async (request, reply) => {
    const sent = recoveryRequest.safeParse(request.body);
    if (!sent.success) return refuse(reply, 400, 'malformed');
    const account = await accounts.useCode(await hashOfCode(sent.data.code));
    if (!account) return refuse(reply, 401, 'refused');
    await enter(reply, await authenticator.authenticate(request.headers), account.id, plain(sent.data.label));
    return { me: { id: account.id, name: account.name, kind: 'account' } } satisfies SignedIn;
  });

  app.delete(
    '/session',
    owned(async ({ me, session }, _, reply) => {
      await end(me.id, session);
      reply.clearCookie(authenticator.cookie, cookie);
      return { left: true };
    }),
  );

  app.delete(
    '/sessions',
    owned(async ({ me }, _, reply) => {
      await end(me.id);
      reply.clearCookie(authenticator.cookie, cookie);
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
    owned(async ({ me, session }): Promise<AccountView> => {
      const [account, passkeys, sessions, codes] = await Promise.all([
        accounts.account(me.id),
        accounts.passkeys(me.id),
        accounts.sessions(me.id),
        accounts.codesLeft(me.id),
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
    limited,
    owned(async ({ me }): Promise<SignedIn> => ({ me, codes: await freshCodes(me.id) })),
  );

  app.get(
    '/account/preferences',
    owned(async ({ me }): Promise<Preferences> => (await accounts.preferences(me.id)) ?? NO_PREFERENCES),
  );

  /** The newest choice of all devices is kept, and answered. */
  app.post(
    '/account/preferences',
    owned(async ({ me, session }, request, reply) => {
      const sent = preferences.safeParse(request.body);
      if (!sent.success) return refuse(reply, 400, 'malformed');
      const { chosen, changed } = sent.data;
      // A device whose clock is ahead must not win for ever.
      await accounts.keepPreferences(me.id, { chosen, changed: Math.min(changed, Date.now()) });
      if (chosen.language) await push.pushes.speak(session!, languageOf(chosen.language));
      return (await accounts.preferences(me.id)) ?? NO_PREFERENCES;
    }),
  );

  app.get(
    '/account/data',
    limited,
    owned(async ({ me }, _, reply) => {
      reply.header('content-disposition', 'attachment; filename="boneyard.json"').type('application/json');
      return reply.send(Readable.from(exportAccount({ tables, accounts, accountData }, me.id)));
    }),
  );

  app.delete(
    '/account',
    limited,
    owned(async ({ me }, _, reply) => {
      // First nobody can sit down in its name any more. Should the rest fail, its owner signs in and does it again.
      await end(me.id);
      await deleteAccount({ tables, accounts, accountData }, me.id, Date.now());
      reply.clearCookie(authenticator.cookie, cookie);
      return { gone: true };
    }),
  );
}
