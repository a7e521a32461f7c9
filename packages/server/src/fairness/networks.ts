/** Notes from which networks accounts play rated matches, so that second accounts can be found. Addresses are not kept. */

import { createHmac } from 'node:crypto';
import type { AccountData } from '../accounts/accountdata';
import { networkOf } from '../gateway/addresses';
import type { ReportError } from '../operations/errors';
import type { Database } from '../store/database';

const DAY = 24 * 3600_000;
/** How long they are kept, in days. */
const KEEP_NETWORKS = 30;
/** How many notes of today are remembered, so that a day needs one write for each. */
const MOST_REMEMBERED = 50_000;

export interface Networks {
  /** The account plays a rated match from this address. */
  note(account: string, address: string): void;
  tidy(now: number): Promise<void>;
  /** Exported and deleted with the account. */
  readonly data: AccountData;
}

export interface NetworkOptions {
  readonly database: Database;
  /** A secret that is not in the database: without it the hashes tell nothing about addresses. */
  readonly key: Buffer;
  readonly reportError: ReportError;
  readonly now?: () => number;
}

export function networksIn({ database: { open }, key, reportError, now = Date.now }: NetworkOptions): Networks {
  const remembered = new Set<string>();
  let today = 0;

  const hashOf = (address: string): string =>
    createHmac('sha256', key)
      .update(`network ${networkOf(address)}`)
      .digest('base64url')
      .slice(0, 22);

  async function keep(account: string, network: string, seen: number): Promise<void> {
    await open()
      .insertInto('networks')
      .values({ account, network, seen })
      .onConflict((conflict) => conflict.columns(['account', 'network']).doUpdateSet({ seen }))
      .execute();
  }

  return {
    note(account, address) {
      const day = Math.floor(now() / DAY) * DAY;
      if (day !== today || remembered.size >= MOST_REMEMBERED) remembered.clear();
      today = day;
      const network = hashOf(address);
      const id = `${account} ${network}`;
      if (remembered.has(id)) return;
      remembered.add(id);
      keep(account, network, day).catch((error) => {
        remembered.delete(id);
        reportError('STORE_WRITE_FAILED', error);
      });
    },
    async tidy(at) {
      await open()
        .deleteFrom('networks')
        .where('seen', '<', at - KEEP_NETWORKS * DAY)
        .execute();
    },
    data: {
      name: 'networks',
      export: (account) =>
        open().selectFrom('networks').select(['network', 'seen']).where('account', '=', account).execute(),
      async remove(account) {
        await open().deleteFrom('networks').where('account', '=', account).execute();
      },
    },
  };
}
