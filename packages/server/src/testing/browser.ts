/** A browser without a screen: keeps its cookies, says where its requests come from, and has an authenticator. */

import type { Entered } from '@boneyard/protocol/people';
import { type Authenticator, authenticator, type Options } from './authenticator';

export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly setCookies: readonly string[];
}

export interface Browser {
  readonly url: string;
  readonly cookies: Map<string, string>;
  readonly keys: Authenticator;
  /** As it goes into a header. */
  readonly cookie: string;
  ask<T = Record<string, unknown>>(method: string, path: string, body?: unknown, headers?: object): Promise<Answer<T>>;
  /** A guest of this name. */
  name(name: string): Promise<string>;
  /** Makes a passkey: of a guest an account. */
  signUp(): Promise<Answer<Entered>>;
  signIn(): Promise<Answer<Entered>>;
}

/** Passkeys are for names, not for addresses. */
export const byName = (url: string): string => url.replace('127.0.0.1', 'localhost');

export function browser(url: string, keys: Authenticator = authenticator()): Browser {
  const cookies = new Map<string, string>();
  const own: Browser = {
    url,
    cookies,
    keys,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    async ask<T>(method: string, path: string, body?: unknown, headers: object = {}) {
      const response = await fetch(`${url}/api/${path}`, {
        method,
        headers: {
          origin: url,
          cookie: own.cookie,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const setCookies = response.headers.getSetCookie();
      for (const line of setCookies) {
        const [pair = '', ...attributes] = line.split('; ');
        const [name = '', value = ''] = pair.split('=');
        if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, body: (await response.json()) as T, setCookies };
    },
    async name(name) {
      return (await own.ask<{ id: string }>('POST', 'guest', { name })).body.id;
    },
    async signUp() {
      const { body } = await own.ask<Options>('POST', 'passkeys/new');
      return own.ask<Entered>('POST', 'passkeys', { answer: keys.make(body, url), label: 'Test' });
    },
    async signIn() {
      const { body } = await own.ask<Options>('POST', 'session/new');
      return own.ask<Entered>('POST', 'session', { answer: keys.sign(body, url), label: 'Test' });
    },
  };
  return own;
}
