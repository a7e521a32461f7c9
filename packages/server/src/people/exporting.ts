/** Everything that is known of an account, for its owner to take along. */

import type { House } from '../house/house';
import type { Belonging } from './belongings';
import type { People } from './people';

export interface Keepers {
  readonly house: House;
  readonly people: People;
  readonly belongings: readonly Belonging[];
}

const PAGE = 100;

/** Page after page, in the order of their ids. */
export async function* tablesOf(people: People, player: string): AsyncGenerator<string> {
  for (let last = ''; ; ) {
    const page = await people.tablesOf(player, last, PAGE);
    if (page.length === 0) return;
    yield* page;
    last = page.at(-1)!;
  }
}

/** Games that are not over yet are named; what is in them is nobody's to take along before that. */
async function gamesOf({ house, people }: Keepers, account: string): Promise<unknown[]> {
  const games: unknown[] = [];
  for await (const table of tablesOf(people, account)) {
    const record = await house.record(table);
    games.push({ table, ...(record ? { record } : {}) });
  }
  return games;
}

export async function ownData(keepers: Keepers, account: string): Promise<object> {
  const { people, belongings } = keepers;
  const [known, passkeys, sessions, codes] = await Promise.all([
    people.account(account),
    people.passkeys(account),
    people.sessions(account),
    people.codesLeft(account),
  ]);
  const more: [string, unknown][] = [];
  for (const one of belongings) more.push([one.name, await one.export(account)]);
  return {
    account: known,
    passkeys,
    sessions,
    recoveryCodesLeft: codes,
    games: await gamesOf(keepers, account),
    ...Object.fromEntries(more),
  };
}
