/** Those who sit with one at a table, as a list in a sentence. */

import type { Sitting } from '@boneyard/protocol/tables';
import { useWords } from '../language';
import { useOnline } from './speaking';

/** Nobody's name is empty, unless the account was deleted. */
export function useOthers(seats: readonly Sitting[], own: number): string {
  const { web, speech } = useWords();
  const { seat: said } = useOnline();
  const names = seats.flatMap(({ chair, name }, seat) => {
    if (seat === own) return [];
    if (chair.kind === 'bot') return [web.setup.bot(web.levels[chair.level])];
    return name === undefined ? [] : [name || said.former];
  });
  return speech.and(names);
}
