/** What a problem may need to say where it was met. */

import type { Fault } from '@boneyard/engine/replay';

/** One sentence from its parts: where, what, what instead. Empty parts are left out. */
export function sentence(where: string, colon: string, what: string, instead: string): string {
  return [where && `${where}${colon}`, what, instead && `; ${instead}`, '.'].join('');
}

/** How many alternatives are named at most, so that an error stays one readable line. */
const MOST_NAMED = 40;

export function named(instead: Fault['instead'], more: (n: number) => string): string {
  if (!instead || instead.length === 0) return '';
  const list = instead.slice(0, MOST_NAMED).join(', ');
  return instead.length > MOST_NAMED ? `${list} ${more(instead.length - MOST_NAMED)}` : list;
}
