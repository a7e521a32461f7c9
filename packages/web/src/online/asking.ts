/** What is asked of the server by plain requests. */

import type { Me } from '@boneyard/protocol/messages';
import type { Wish } from '@boneyard/protocol/tables';

/** Why it did not work: nobody answered, too often, or what was asked is not possible. */
export type Failure = 'unreachable' | 'too fast' | 'refused';

export interface Failed {
  readonly failed: Failure;
}

export function hasFailed<T extends object>(answer: T | Failed | null): answer is Failed {
  return answer !== null && 'failed' in answer;
}

async function request<T>(path: string, body?: unknown): Promise<T | Failed> {
  try {
    const response = await fetch(
      `/api/${path}`,
      body === undefined
        ? {}
        : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    if (response.ok) return (await response.json()) as T;
    return { failed: response.status === 429 ? 'too fast' : response.status < 500 ? 'refused' : 'unreachable' };
  } catch {
    return { failed: 'unreachable' };
  }
}

export function whoAmI(): Promise<Me | null | Failed> {
  return request<Me | null>('me');
}

export function takeName(name: string): Promise<Me | Failed> {
  return request<Me>('guest', { name });
}

export function openTable(wish: Wish): Promise<{ readonly table: string } | Failed> {
  return request<{ readonly table: string }>('tables', wish);
}

export function recordOf(table: string): Promise<object | Failed> {
  return request<object>(`tables/${table}/record`);
}
