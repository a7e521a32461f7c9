/** Guests: an id and a name in a cookie that the server signed. Nothing about them is stored. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import { readName } from '@boneyard/protocol/names';
import type { Me } from '@boneyard/protocol/players';

export interface Guests {
  readonly cookie: string;
  /** The value of the cookie. */
  sign(me: Pick<Me, 'id' | 'name'>): string;
  /** The guest it belongs to; undefined unless we signed it. */
  recognise(value: string | undefined): Me | undefined;
}

const ID = /^[A-Za-z0-9_-]{16}$/;

/** The key is a secret of at least 32 bytes. */
export function guests(key: Buffer, secure: boolean): Guests {
  const seal = (text: string) => createHmac('sha256', key).update(`guest ${text}`).digest();
  return {
    cookie: secure ? '__Host-boneyard' : 'boneyard',
    sign({ id, name }) {
      const text = `${id}.${Buffer.from(name).toString('base64url')}`;
      return `${text}.${seal(text).toString('base64url')}`;
    },
    recognise(value) {
      const [id, written, sealed, ...more] = (value ?? '').split('.');
      if (id === undefined || written === undefined || sealed === undefined || more.length > 0) return undefined;
      const [wanted, given] = [seal(`${id}.${written}`), Buffer.from(sealed, 'base64url')];
      if (given.length !== wanted.length || !timingSafeEqual(wanted, given) || !ID.test(id)) return undefined;
      const name = readName(Buffer.from(written, 'base64url').toString());
      return name === undefined ? undefined : { id, name, kind: 'guest' };
    },
  };
}
