/** A browser for tests: keeps cookies, sends an Origin, and has an authenticator. */

import type { SignedIn } from '@boneyard/protocol/accounts';
import { type CredentialOptions, type PasskeyDevice, passkeyDevice } from './passkeydevice';

export interface HttpAnswer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly setCookies: readonly string[];
}

export interface HeadlessBrowser {
  readonly url: string;
  readonly cookies: Map<string, string>;
  readonly keys: PasskeyDevice;
  /** The header with all cookies. */
  readonly cookie: string;
  ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: object,
  ): Promise<HttpAnswer<T>>;
  /** Becomes a guest with this name, and returns its id. */
  name(name: string): Promise<string>;
  /** Creates a passkey, which turns a guest into an account. */
  signUp(): Promise<HttpAnswer<SignedIn>>;
  signIn(): Promise<HttpAnswer<SignedIn>>;
}

/** Passkeys need a host name instead of an IP address. */
export const withHostName = (url: string): string => url.replace('127.0.0.1', 'localhost');

export function headlessBrowser(url: string, keys: PasskeyDevice = passkeyDevice()): HeadlessBrowser {
  const cookies = new Map<string, string>();
  const own: HeadlessBrowser = {
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
      const { body } = await own.ask<CredentialOptions>('POST', 'passkeys/new');
      return own.ask<SignedIn>('POST', 'passkeys', { answer: keys.make(body, url), label: 'Test' });
    },
    async signIn() {
      const { body } = await own.ask<CredentialOptions>('POST', 'session/new');
      return own.ask<SignedIn>('POST', 'session', { answer: keys.sign(body, url), label: 'Test' });
    },
  };
  return own;
}
