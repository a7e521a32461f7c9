/** What a page knows of its search for a game, and how each message changes it. Pure: no socket, no clock. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import type { Refusal } from '@boneyard/protocol/enums';
import type { SeekListing, SeekTerms } from '@boneyard/protocol/seeks';
import type { ServerMessage } from '@boneyard/protocol/servermessages';

export interface ActiveSearch {
  readonly terms: SeekTerms;
  /** The other player's search that this one accepts. */
  readonly answer: string | undefined;
  /** The server's id of the search, and its start; undefined until the server has confirmed it. */
  readonly seek: string | undefined;
  readonly since: number | undefined;
}

export interface Search {
  /** Everybody's searches; undefined until the server has sent them. */
  readonly seeks: readonly SeekListing[] | undefined;
  readonly active: ActiveSearch | undefined;
  /** Why the last search ended without a table. */
  readonly trouble: Refusal | 'elsewhere' | undefined;
  /** The table that was found. */
  readonly table: string | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

export const IDLE: Search = { seeks: undefined, active: undefined, trouble: undefined, table: undefined, ahead: 0 };

export function startSearch(search: Search, terms: SeekTerms, answer?: string): Search {
  const looking = { terms, answer, seek: undefined, since: undefined };
  return { ...search, active: looking, trouble: undefined, table: undefined };
}

/** The message that starts a search, or resumes it after the connection was lost. */
export function seekMessage({ terms, answer, seek }: ActiveSearch): ClientMessage {
  if (seek !== undefined) return { t: 'seek', terms, again: seek };
  return { t: 'seek', terms, ...(answer !== undefined && { answer }) };
}

export function reduceSearch(search: Search, message: ServerMessage, now: number): Search {
  const { active } = search;
  switch (message.t) {
    case 'welcome':
      return { ...search, ahead: message.now - now };
    case 'seeks':
      return { ...search, seeks: message.seeks };
    case 'seeking':
      return active ? { ...search, active: { ...active, seek: message.seek, since: message.since } } : search;
    case 'found':
      // This may be the late end of an earlier search.
      if (!active || active.seek !== message.seek) return search;
      return message.table === null
        ? { ...search, active: undefined, trouble: 'elsewhere' }
        : { ...search, table: message.table };
    case 'refused':
      if (message.what !== 'seek') return search;
      return { ...search, active: undefined, trouble: message.why };
    default:
      return search;
  }
}
