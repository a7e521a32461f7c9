/** The other players at a table, as a list for a sentence. */

import type { TableListing } from '@boneyard/protocol/tables';
import { useWords } from '../app/language';
import { useOnlineWords } from './onlinewords';

/** A name is empty only if the account was deleted. */
export function useOpponentNames(seats: TableListing['seats'], own: number): string {
  const { web, speech } = useWords();
  const { seat: texts } = useOnlineWords();
  const names = seats.flatMap(({ chair, name }, seat) => {
    if (seat === own) return [];
    if (chair.kind === 'bot') return [web.setup.bot(web.levels[chair.level])];
    return name === undefined ? [] : [name || texts.former];
  });
  return speech.and(names);
}
