/** What is asked of the server about players. */

import type { Leading, Profile } from '@boneyard/protocol/players';
import { type Failed, request } from '../../online/asking';

export function profileOf(id: string): Promise<Profile | Failed> {
  return request<Profile>('GET', `players/${encodeURIComponent(id)}`);
}

export interface Leaders {
  readonly leaders: readonly Leading[];
}

export function leadersOf(game: string): Promise<Leaders | Failed> {
  return request<Leaders>('GET', `leaders/${encodeURIComponent(game)}`);
}
