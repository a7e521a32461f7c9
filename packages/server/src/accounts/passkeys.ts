/** Passkeys: the challenges, and whether they are answered correctly. */

import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Account, Passkey } from './accounts';

/** The site that passkeys are made for: its host name and origin. */
export interface PasskeySite {
  readonly name: string;
  readonly origin: string;
}

/** Browsers make passkeys only for a host name, and only over https or on this machine; undefined elsewhere. */
export function siteOf(publicUrl: URL | undefined, origin: string | undefined): PasskeySite | undefined {
  const url = publicUrl ?? (origin !== undefined && URL.canParse(origin) ? new URL(origin) : undefined);
  if (!url || isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) return undefined;
  const near = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
  return url.protocol === 'https:' || near ? { name: url.hostname, origin: url.origin } : undefined;
}

/** How long a user may take to answer, in milliseconds. */
export const CHALLENGE_LASTS = 300_000;

export function registrationOptions(
  { name: rpID }: PasskeySite,
  { id, name }: Pick<Account, 'id' | 'name'>,
  known: readonly Passkey[],
) {
  return generateRegistrationOptions({
    rpName: 'Boneyard',
    rpID,
    userID: new TextEncoder().encode(id),
    userName: name,
    userDisplayName: name,
    timeout: CHALLENGE_LASTS,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    // The browser finds it without a user name, and the user proves more than having the device.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** Names no account, so that it tells nothing about any. */
export function signInOptions({ name: rpID }: PasskeySite) {
  return generateAuthenticationOptions({ rpID, timeout: CHALLENGE_LASTS, userVerification: 'required' });
}

export interface PasskeyAnswer {
  readonly site: PasskeySite;
  readonly challenge: string;
  readonly answer: unknown;
}

/** The passkey that was made; undefined when the answer is not right. */
export async function newPasskey(
  { site, challenge, answer }: PasskeyAnswer,
  label: string,
  now: number,
): Promise<Passkey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return { id, key, counter, transports: transports.slice(0, 8), label, made: now, used: now };
  } catch {
    return undefined;
  }
}

/** A key that nobody has: checking an unknown passkey takes as long as checking a known one. */
export function decoyPasskey(): Passkey {
  const { x, y } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const [head, middle] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')];
  const parts = [head, Buffer.from(x!, 'base64url'), middle, Buffer.from(y!, 'base64url')];
  const key = Buffer.concat(parts).toString('base64url');
  const id = randomBytes(32).toString('base64url');
  return { id, key, counter: 0, transports: [], label: '', made: 0, used: 0 };
}

/** The passkey's new counter; undefined when the answer is not right. */
export async function checkAnswer(
  { site, challenge, answer }: PasskeyAnswer,
  passkey: Passkey,
): Promise<number | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.key, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
