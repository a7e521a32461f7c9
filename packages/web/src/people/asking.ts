/** What is asked of the server about one's account, and of the device about its passkeys. */

import type { Entered, ShownAccount } from '@boneyard/protocol/people';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { type Failed, hasFailed, request } from '../online/asking';
import { labelOf } from './label';

/** Why the device gave no passkey. */
export type Unproved = 'cancelled' | 'here';

const label = () => labelOf(navigator.userAgent);
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the device answers; it may refuse, or its owner may. */
async function asked<T>(question: () => Promise<T>): Promise<T | Unproved> {
  try {
    return await question();
  } catch (error) {
    const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return known ? 'here' : 'cancelled';
  }
}

/** Makes a passkey; the first one makes an account of a guest. */
export async function addPasskey(): Promise<Entered | Failed | Unproved> {
  const optionsJSON = await request<CreationOptions>('POST', 'passkeys/new');
  if (hasFailed(optionsJSON)) return optionsJSON;
  const answer = await asked(() => startRegistration({ optionsJSON }));
  return typeof answer === 'string' ? answer : request<Entered>('POST', 'passkeys', { answer, label: label() });
}

export async function signIn(): Promise<Entered | Failed | Unproved> {
  const optionsJSON = await request<RequestOptions>('POST', 'session/new');
  if (hasFailed(optionsJSON)) return optionsJSON;
  const answer = await asked(() => startAuthentication({ optionsJSON }));
  return typeof answer === 'string' ? answer : request<Entered>('POST', 'session', { answer, label: label() });
}

export function recover(code: string): Promise<Entered | Failed> {
  return request<Entered>('POST', 'session/recover', { code, label: label() });
}

export const account = (): Promise<ShownAccount | Failed> => request<ShownAccount>('GET', 'account');
export const newCodes = (): Promise<Entered | Failed> => request<Entered>('POST', 'account/codes');
export const dropPasskey = (id: string): Promise<object | Failed> => request<object>('DELETE', `passkeys/${id}`);
export const signOut = (): Promise<object | Failed> => request<object>('DELETE', 'session');
export const signOutThere = (id: string): Promise<object | Failed> => request<object>('DELETE', `sessions/${id}`);
export const signOutEverywhere = (): Promise<object | Failed> => request<object>('DELETE', 'sessions');
export const deleteAccount = (): Promise<object | Failed> => request<object>('DELETE', 'account');
