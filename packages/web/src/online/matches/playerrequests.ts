/** Requests about players to the server. */

import type { LeaderView, Profile } from '@boneyard/protocol/players';
import { type Failed, request } from '../requests';

export function fetchProfile(id: string): Promise<Profile | Failed> {
  return request<Profile>('GET', `players/${encodeURIComponent(id)}`);
}

/** Of the player in a seat; refused for guests and bots. */
export function fetchSeatProfile(table: string, seat: number): Promise<Profile | Failed> {
  return request<Profile>('GET', `tables/${table}/seats/${seat}/player`);
}

export interface Leaders {
  readonly leaders: readonly LeaderView[];
}

export function fetchLeaders(game: string): Promise<Leaders | Failed> {
  return request<Leaders>('GET', `leaders/${encodeURIComponent(game)}`);
}
