/** Requests about players to the server. */

import type { LeaderView, Profile } from '@boneyard/protocol/players';
import type { PairInvitation } from '@boneyard/protocol/seeks';
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

export function fetchLeaders(game: string, variant: string): Promise<Leaders | Failed> {
  return request<Leaders>('GET', `leaders/${encodeURIComponent(game)}/${encodeURIComponent(variant)}`);
}

/** Refused if the invitation to search together is not valid any more. */
export function fetchPair(id: string): Promise<PairInvitation | Failed> {
  return request<PairInvitation>('GET', `pairs/${encodeURIComponent(id)}`);
}
