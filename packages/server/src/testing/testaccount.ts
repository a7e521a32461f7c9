/** Accounts for tests, already signed in, without a passkey. */

import { randomBytes } from 'node:crypto';
import type { AccountRepository } from '../accounts/accounts';
import { hashOf } from '../gateway/authenticate';
import { newId } from '../tables/ids';

export interface TestAccount {
  readonly id: string;
  readonly name: string;
  /** The cookie of their session. */
  readonly cookie: string;
}

export async function testAccount(accounts: AccountRepository, name: string): Promise<TestAccount> {
  const [id, token, now] = [newId(), randomBytes(32).toString('base64url'), Date.now()];
  const passkey = { id: newId(), key: '', counter: 0, transports: [], label: 'test', made: now, used: now };
  if (!(await accounts.create({ id, name, made: now }, passkey))) throw new Error(`no account for ${name}`);
  await accounts.addSession(id, hashOf(token), { id: newId(), label: 'test', made: now, seen: now });
  return { id, name, cookie: `boneyard-account=${token}` };
}
