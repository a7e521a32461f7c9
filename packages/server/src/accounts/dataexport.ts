/** Everything that is stored about an account, for its owner. */

import type { TableRegistry } from '../tables/registry';
import type { AccountData } from './accountdata';
import type { AccountRepository } from './accounts';

export interface AccountServices {
  readonly tables: TableRegistry;
  readonly accounts: AccountRepository;
  readonly accountData: readonly AccountData[];
}

const PAGE = 100;

/** Page after page, in the order of their ids. */
export async function* tablesOf(accounts: AccountRepository, player: string): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const page = await accounts.tablesOf(player, last, PAGE);
    if (page.length === 0) return;
    yield* page;
    last = page.at(-1)!;
  }
}

/** As JSON, piece by piece: the games of years may be more than fits into memory. Games that are not over have no moves and deals. */
export async function* exportAccount(services: AccountServices, account: string): AsyncGenerator<string> {
  const { tables, accounts, accountData } = services;
  const [known, passkeys, sessions, codes, preferences] = await Promise.all([
    accounts.account(account),
    accounts.passkeys(account),
    accounts.sessions(account),
    accounts.codesLeft(account),
    accounts.preferences(account),
  ]);
  const about = { account: known, passkeys, sessions, recoveryCodesLeft: codes, ...(preferences && { preferences }) };
  const first = JSON.stringify(about);
  yield `${first.slice(0, -1)},"games":[`;
  let between = '';
  for await (const table of tablesOf(accounts, account)) {
    const record = await tables.record(table);
    yield between + JSON.stringify({ table, ...(record ? { record } : {}) });
    between = ',';
  }
  yield ']';
  for (const { name, export: read } of accountData)
    yield `,${JSON.stringify(name)}:${JSON.stringify((await read(account)) ?? null)}`;
  yield '}';
}
