/** What is asked of the server by plain requests. */

import type { Me } from '@boneyard/protocol/messages';
import type { MyGame } from '@boneyard/protocol/people';
import type { Wish } from '@boneyard/protocol/tables';

/** Why it did not work: nobody answered, too often, one is not let in, or what was asked is not possible. */
export type Failure = 'unreachable' | 'too fast' | 'refused' | 'banned';

export interface Failed {
  readonly failed: Failure;
  /** What the server said. */
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

export function whoAmI(): Promise<Me | null | Failed> {
  return request<Me | null>('GET', 'me');
}

export function takeName(name: string): Promise<Me | Failed> {
  return request<Me>('POST', 'guest', { name });
}

export function openTable(wish: Wish): Promise<{ readonly table: string } | Failed> {
  return request<{ readonly table: string }>('POST', 'tables', wish);
}

export function recordOf(table: string): Promise<object | Failed> {
  return request<object>('GET', `tables/${table}/record`);
}

export function myGames(): Promise<{ readonly games: readonly MyGame[] } | Failed> {
  return request<{ readonly games: readonly MyGame[] }>('GET', 'games');
}
