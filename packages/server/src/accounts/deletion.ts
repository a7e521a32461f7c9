/** Deletes an account: its name from every table first, then what gives access to it. If it fails half-way it can be repeated. */

import { type AccountServices, tablesOf } from './dataexport';

export async function deleteAccount(
  { tables, accounts, accountData }: AccountServices,
  account: string,
  now: number,
): Promise<void> {
  for await (const table of tablesOf(accounts, account)) {
    await tables.forget(table, account);
    await accounts.removeName(account, table);
  }
  for (const data of accountData) await data.remove(account);
  await accounts.remove(account, now);
}
