/** What a page knows of its search for a game, and how each message changes it. Pure: no socket, no clock. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import type { ServerMessage } from '@boneyard/protocol/servermessages';

/** How a search begins. */
export interface SearchStart {
  /** The other player's search that this one accepts. */
  readonly answer?: string | undefined;
  /** With a friend: a new pair, or the one that the player was invited to. */
  readonly together?: string | undefined;
}

export interface ActiveSearch extends SearchStart {
  readonly terms: SeekTerms;
  /** Two who search together; the partner is null while there is none. */
  readonly pair: { readonly id: string; readonly partner: string | null } | undefined;
  /** The server's id of the search, and its start; undefined until the server has confirmed it. */
  readonly seek: string | undefined;
  readonly since: number | undefined;
}

export interface Search {
  /** Everybody's searches; undefined until the server has sent them. */
  readonly seeks: readonly SeekListing[] | undefined;
  readonly active: ActiveSearch | undefined;
  /** Why the last search ended without a table. */
  readonly trouble: Refusal | 'elsewhere' | 'partner' | undefined;
  /** The table that was found. */
  readonly table: string | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

export const IDLE: Search = { seeks: undefined, active: undefined, trouble: undefined, table: undefined, ahead: 0 };

export function startSearch(search: Search, terms: SeekTerms, start: SearchStart = {}): Search {
  const looking = { ...start, terms, pair: undefined, seek: undefined, since: undefined };
  return { ...search, active: looking, trouble: undefined, table: undefined };
}

/** The message that starts a search, or resumes it after the connection was lost. */
export function seekMessage({ terms, answer, together, seek }: ActiveSearch): ClientMessage {
  if (seek !== undefined) return { t: 'seek', terms, again: seek };
  return {
    t: 'seek',
    terms,
    ...(answer !== undefined && { answer }),
    ...(together !== undefined && { pair: together }),
  };
}

export function reduceSearch(search: Search, message: ServerMessage, now: number): Search {
  const { active } = search;
  switch (message.t) {
    case 'welcome':
      return { ...search, ahead: message.now - now };
    case 'seeks':
      return { ...search, seeks: message.seeks };
    case 'seeking': {
      const { seek, since, pair } = message;
      return active ? { ...search, active: { ...active, seek, since, pair } } : search;
    }
    case 'found':
      // This may be the late end of an earlier search.
      if (!active || active.seek !== message.seek) return search;
      return message.table === null
        ? { ...search, active: undefined, trouble: active.pair ? 'partner' : 'elsewhere' }
        : { ...search, table: message.table };
    case 'refused':
      if (message.what !== 'seek') return search;
      return { ...search, active: undefined, trouble: message.why };
    default:
      return search;
  }
}
