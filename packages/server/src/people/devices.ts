/** The devices that are called belong to their account. */

import type { Belonging } from './belongings';
import type { Pushes } from './pushes';

export function devices(pushes: Pushes): Belonging {
  return {
    name: 'calledDevices',
    async export(account) {
      const all = await pushes.of(account);
      return all.map(({ endpoint, language, made }) => ({ service: new URL(endpoint).host, language, made }));
    },
    remove: (account) => pushes.remove(account),
  };
}
