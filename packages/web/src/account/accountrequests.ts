/** Requests about the player's account to the server, and about passkeys to the device. */

import type { AccountView, SignedIn } from '@boneyard/protocol/accounts';
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { type Failed, hasFailed, request } from '../online/requests';
import { deviceLabel } from './devicelabel';

/** Why there is no passkey: the player cancelled, or this device already has one (`here`). */
export type PasskeyFailure = 'cancelled' | 'here';

const label = () => deviceLabel(navigator.userAgent);
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Asks the device for a passkey. The device or the player may refuse. */
async function fromDevice<T>(question: () => Promise<T>): Promise<T | PasskeyFailure> {
  try {
    return await question();
  } catch (error) {
    const known = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return known ? 'here' : 'cancelled';
  }
}

/** Creates a passkey. A guest's first passkey turns the guest into an account. */
export async function addPasskey(): Promise<SignedIn | Failed | PasskeyFailure> {
  const optionsJSON = await request<CreationOptions>('POST', 'passkeys/new');
  if (hasFailed(optionsJSON)) return optionsJSON;
  const answer = await fromDevice(() => startRegistration({ optionsJSON }));
  return typeof answer === 'string' ? answer : request<SignedIn>('POST', 'passkeys', { answer, label: label() });
}

export async function signIn(): Promise<SignedIn | Failed | PasskeyFailure> {
  const optionsJSON = await request<RequestOptions>('POST', 'session/new');
  if (hasFailed(optionsJSON)) return optionsJSON;
  const answer = await fromDevice(() => startAuthentication({ optionsJSON }));
  return typeof answer === 'string' ? answer : request<SignedIn>('POST', 'session', { answer, label: label() });
}

export function signInWithCode(code: string): Promise<SignedIn | Failed> {
  return request<SignedIn>('POST', 'session/recover', { code, label: label() });
}

export const fetchAccount = (): Promise<AccountView | Failed> => request<AccountView>('GET', 'account');
export const renewCodes = (): Promise<SignedIn | Failed> => request<SignedIn>('POST', 'account/codes');
export const removePasskey = (id: string): Promise<object | Failed> => request<object>('DELETE', `passkeys/${id}`);
export const signOut = (): Promise<object | Failed> => request<object>('DELETE', 'session');
export const endSession = (id: string): Promise<object | Failed> => request<object>('DELETE', `sessions/${id}`);
export const signOutEverywhere = (): Promise<object | Failed> => request<object>('DELETE', 'sessions');
export const deleteAccount = (): Promise<object | Failed> => request<object>('DELETE', 'account');
