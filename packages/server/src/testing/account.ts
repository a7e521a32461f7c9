/** People with accounts for tests, without a passkey: as if they had signed in before. */

import { randomBytes } from 'node:crypto';
import { newId } from '../house/ids';
import { hashOf } from '../net/who';
import type { People } from '../people/people';

export interface Signed {
  readonly id: string;
  readonly name: string;
  /** What a browser that is signed in sends. */
  readonly cookie: string;
}

export async function signUp(people: People, name: string): Promise<Signed> {
  const [id, token, now] = [newId(), randomBytes(32).toString('base64url'), Date.now()];
  const passkey = { id: newId(), key: '', counter: 0, transports: [], label: 'test', made: now, used: now };
  if (!(await people.make({ id, name, made: now }, passkey))) throw new Error(`no account for ${name}`);
  await people.enter(id, hashOf(token), { id: newId(), label: 'test', made: now, seen: now });
  return { id, name, cookie: `boneyard-account=${token}` };
}
