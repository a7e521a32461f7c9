/** An account's devices for notifications: exported and deleted with the account. */

import type { AccountData } from '../accounts/accountdata';
import type { PushRepository } from './pushes';

export function deviceData(pushes: PushRepository): AccountData {
  return {
    name: 'calledDevices',
    async export(account) {
      const all = await pushes.of(account);
      return all.map(({ endpoint, language, made }) => ({ service: new URL(endpoint).host, language, made }));
    },
    remove: (account) => pushes.remove(account),
  };
}
