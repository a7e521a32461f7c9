/** Who asks: an account by its session, a guest by a signed cookie, a bot by its token. */

import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Me } from '@boneyard/protocol/messages';
import { newId } from '../house/ids';
import type { Company } from '../people/company';
import type { People } from '../people/people';
import type { Guests } from './guests';

export interface Known {
  readonly me: Me;
  /** Of an account or a bot: the session or the token it came by. */
  readonly session?: string;
}

export interface Who {
  /** The cookie that holds a session's token. */
  readonly cookie: string;
  of(headers: IncomingHttpHeaders): Promise<Known | undefined>;
  /** A session that was never used before; gives its token, which only the browser knows from then on. */
  enter(account: string, label: string): Promise<string>;
}

const DAY = 24 * 3600_000;
/** A session that nobody used for so long is over. */
export const LASTS = 365 * DAY;

const BEARER = /^Bearer ([\w-]{1,100})$/;

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

export interface Asking {
  readonly people: People;
  readonly company: Pick<Company, 'tokenOf'>;
  readonly guests: Guests;
  /** People come by https. */
  readonly secure: boolean;
  parse(cookies: string): Readonly<Record<string, string | undefined>>;
  readonly now?: () => number;
}

export function who({ people, company, guests, secure, parse, now = Date.now }: Asking): Who {
  const cookie = secure ? '__Host-boneyard-account' : 'boneyard-account';

  async function accountOf(token: string | undefined): Promise<Known | undefined> {
    if (!token) return undefined;
    const hash = hashOf(token);
    const found = await people.session(hash, now() - LASTS);
    if (!found) return undefined;
    const { account, session } = found;
    // Not with every request: it is only for the list of devices.
    if (session.seen < now() - DAY) await people.see(hash, now());
    return { me: { id: account.id, name: account.name, kind: 'account' }, session: session.id };
  }

  /** Whoever has a copy of a guest's cookie is not the account that the guest became. */
  async function guestOf(value: string | undefined): Promise<Known | undefined> {
    const me = guests.recognise(value);
    return me && !(await people.isTaken(me.id)) ? { me } : undefined;
  }

  async function botOf(authorization: string): Promise<Known | undefined> {
    const secret = BEARER.exec(authorization)?.[1];
    const found = secret === undefined ? undefined : await company.tokenOf(hashOf(secret));
    if (!found) return undefined;
    const { id, player, name } = found.token;
    return { me: { id: player, name, kind: 'bot' }, session: id };
  }

  return {
    cookie,
    async of(headers) {
      // Whoever says so is a bot or nobody: no cookie counts beside a token.
      if (headers.authorization !== undefined) return botOf(headers.authorization);
      const cookies = parse(headers.cookie ?? '');
      return (await accountOf(cookies[cookie])) ?? (await guestOf(cookies[guests.cookie]));
    },
    async enter(account, label) {
      const token = randomBytes(32).toString('base64url');
      const at = now();
      await people.enter(account, hashOf(token), { id: newId(), label, made: at, seen: at });
      return token;
    },
  };
}
