/** An account goes: its name from every table first, then all that proved it. What fails half-way is done again. */

import { type Keepers, tablesOf } from './exporting';

export async function farewell({ house, people, belongings }: Keepers, account: string, now: number): Promise<void> {
  for await (const table of tablesOf(people, account)) {
    await house.forget(table, account);
    await people.blank(account, table);
  }
  for (const belonging of belongings) await belonging.remove(account);
  await people.remove(account, now);
}
