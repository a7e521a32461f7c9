/** Finds out who sends a request: an account by its session, a guest by a signed cookie, a bot by its token. */

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Me } from '@boneyard/protocol/players';
import type { AccountRepository } from '../accounts/accounts';
import type { SocialRepository } from '../social/social';
import { newId } from '../tables/ids';
import type { Guests } from './guests';

export interface Identity {
  readonly me: Me;
  /** The id of an account's session or of a bot's token. */
  readonly session?: string;
}

export interface Authenticator {
  /** The cookie that holds a session's token. */
  readonly cookie: string;
  authenticate(headers: IncomingHttpHeaders): Promise<Identity | undefined>;
  /** Starts a session and gives its token, which only the browser knows from then on. */
  startSession(account: string, label: string): Promise<string>;
}

const DAY = 24 * 3600_000;
/** A session that was not used for this long is over, in milliseconds. */
export const SESSION_LASTS = 365 * DAY;

const BEARER = /^Bearer ([\w-]{1,100})$/;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface AuthenticatorOptions {
  readonly accounts: AccountRepository;
  readonly social: Pick<SocialRepository, 'tokenOf'>;
  readonly guests: Guests;
  /** Clients connect by https. */
  readonly secure: boolean;
  parse(cookies: string): Readonly<Record<string, string | undefined>>;
  readonly now?: () => number;
}

export function authenticatorFor({
  accounts,
  social,
  guests,
  secure,
  parse,
  now = Date.now,
}: AuthenticatorOptions): Authenticator {
  const cookie = secure ? '__Host-boneyard-account' : 'boneyard-account';

  async function accountOf(token: string | undefined): Promise<Identity | undefined> {
    if (!token) return undefined;
    const hash = hashOf(token);
    const found = await accounts.session(hash, now() - SESSION_LASTS);
    if (!found) return undefined;
    const { account, session } = found;
    // Once a day is enough: it is only for the list of devices.
    if (session.seen < now() - DAY) await accounts.touchSession(hash, now());
    return { me: { id: account.id, name: account.name, kind: 'account' }, session: session.id };
  }

  /** A copy of a guest's cookie does not give access to the account that the guest became. */
  async function guestOf(value: string | undefined): Promise<Identity | undefined> {
    const me = guests.recognise(value);
    return me && !(await accounts.isTaken(me.id)) ? { me } : undefined;
  }

  async function botOf(authorization: string): Promise<Identity | undefined> {
    const secret = BEARER.exec(authorization)?.[1];
    const found = secret === undefined ? undefined : await social.tokenOf(hashOf(secret));
    if (!found) return undefined;
    const { id, player, name } = found.token;
    return { me: { id: player, name, kind: 'bot' }, session: id };
  }

  return {
    cookie,
    async authenticate(headers) {
      // With a token cookies do not count.
      if (headers.authorization !== undefined) return botOf(headers.authorization);
      const cookies = parse(headers.cookie ?? '');
      return (await accountOf(cookies[cookie])) ?? (await guestOf(cookies[guests.cookie]));
    },
    async startSession(account, label) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await accounts.addSession(account, hashOf(token), { id: newId(), label, made: at, seen: at });
      return token;
    },
  };
}
