/** A search for a game, as a page knows it. Pure: no socket, no clock. */

import type { Asked, Refusal, Told } from '@boneyard/protocol/messages';
import type { Sought, Terms } from '@boneyard/protocol/tables';

export interface Looking {
  readonly terms: Terms;
  /** Somebody else's search that is taken up. */
  readonly answer: string | undefined;
  /** What the server calls it, and since when; undefined until it has said so. */
  readonly seek: string | undefined;
  readonly since: number | undefined;
}

export interface Search {
  /** Undefined until it is known. */
  readonly seeks: readonly Sought[] | undefined;
  readonly looking: Looking | undefined;
  /** Why it came to nothing. */
  readonly trouble: Refusal | 'elsewhere' | undefined;
  /** Where there is a seat now. */
  readonly table: string | undefined;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
}

export const IDLE: Search = { seeks: undefined, looking: undefined, trouble: undefined, table: undefined, ahead: 0 };

export function begun(search: Search, terms: Terms, answer?: string): Search {
  const looking = { terms, answer, seek: undefined, since: undefined };
  return { ...search, looking, trouble: undefined, table: undefined };
}

/** How a search is asked for, the first time and after the line was cut. */
export function asking({ terms, answer, seek }: Looking): Asked {
  if (seek !== undefined) return { t: 'seek', terms, again: seek };
  return { t: 'seek', terms, ...(answer !== undefined && { answer }) };
}

export function after(search: Search, told: Told, now: number): Search {
  const { looking } = search;
  switch (told.t) {
    case 'welcome':
      return { ...search, ahead: told.now - now };
    case 'seeks':
      return { ...search, seeks: told.seeks };
    case 'seeking':
      return looking ? { ...search, looking: { ...looking, seek: told.seek, since: told.since } } : search;
    case 'found':
      // The end of an earlier search may come late.
      if (!looking || looking.seek !== told.seek) return search;
      return told.table === null
        ? { ...search, looking: undefined, trouble: 'elsewhere' }
        : { ...search, table: told.table };
    case 'refused':
      if (told.what !== 'seek') return search;
      return { ...search, looking: undefined, trouble: told.why };
    default:
      return search;
  }
}
