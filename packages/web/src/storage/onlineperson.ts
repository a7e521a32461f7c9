/** Who the player was online the last time the server said it. Null on devices that have never been online. */

import type { Me } from '@boneyard/protocol/players';
import { entriesIn, localSetting } from './localsetting';

const person = localSetting<Me | null>('boneyard.online', (json) => {
  const { id, name, kind } = Object.fromEntries(entriesIn(json));
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return { id, name, kind: kind === 'account' ? 'account' : 'guest' };
});

export const useOnlinePerson = person.use;

export function rememberPerson(me: Me | null): void {
  if (JSON.stringify(me) !== JSON.stringify(person.read())) person.set(me);
}
