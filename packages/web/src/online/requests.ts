/** HTTP requests to the server. */

import type { MyGame } from '@boneyard/protocol/accounts';
import type { Me } from '@boneyard/protocol/players';
import type { TableRequest } from '@boneyard/protocol/tables';
import { rememberPerson } from '../storage/onlineperson';
import { noteSignedIn } from '../storage/session';

/** Why a request failed: no answer, too many requests, refused by the server, or the player is banned. */
export type Failure = 'unreachable' | 'too fast' | 'refused' | 'banned';

export interface Failed {
  readonly failed: Failure;
  /** The server's reason. */
  readonly problem?: string | undefined;
}

export function hasFailed<T extends object>(answer: T | Failed | null): answer is Failed {
  return answer !== null && 'failed' in answer;
}

export async function request<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T | Failed> {
  try {
    const sent = body !== undefined && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
    const response = await fetch(`/api/${path}`, { method, ...sent });
    if (response.ok) return (await response.json()) as T;
    const { problem } = (await response.json().catch(() => ({}))) as { problem?: string };
    if (problem === 'banned') return { failed: 'banned' };
    const failed = response.status === 429 ? 'too fast' : response.status < 500 ? 'refused' : 'unreachable';
    return { failed, problem };
  } catch {
    return { failed: 'unreachable' };
  }
}

/** The navigation shows the player's name without asking the server. */
async function remembered<T extends Me | null>(answer: Promise<T | Failed>): Promise<T | Failed> {
  const me = await answer;
  if (hasFailed(me)) return me;
  rememberPerson(me);
  noteSignedIn(me?.kind === 'account');
  return me;
}

export function whoAmI(): Promise<Me | null | Failed> {
  return remembered(request<Me | null>('GET', 'me'));
}

export function takeName(name: string): Promise<Me | Failed> {
  return remembered(request<Me>('POST', 'guest', { name }));
}

export function openTable(wish: TableRequest): Promise<{ readonly table: string } | Failed> {
  return request<{ readonly table: string }>('POST', 'tables', wish);
}

export function recordOf(table: string): Promise<object | Failed> {
  return request<object>('GET', `tables/${table}/record`);
}

export function myGames(): Promise<{ readonly games: readonly MyGame[] } | Failed> {
  return request<{ readonly games: readonly MyGame[] }>('GET', 'games');
}
