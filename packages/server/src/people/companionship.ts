/** What company keeps of an account, for its owner to take along, and to go when the account goes. */

import type { House } from '../house/house';
import type { Belonging } from './belongings';
import type { Company } from './company';
import { tablesOf } from './exporting';
import type { People } from './people';

export interface Keepers {
  readonly house: House;
  readonly people: People;
  readonly company: Company;
}

export function companionship({ house, people, company }: Keepers): Belonging {
  return {
    name: 'company',
    async export(account) {
      const [tokens, lines, blocks] = await Promise.all([
        company.tokens(account),
        company.linesOf(account),
        company.blocks(account),
      ]);
      return {
        bots: tokens.map(({ name, made }) => ({ name, made })),
        chat: lines.map(({ table, text, said }) => ({ table, text, said })),
        blocks: blocks.map(({ name, made }) => ({ name, made })),
      };
    },
    async remove(account) {
      // The bots of the account had names too.
      for (const { player } of await company.tokens(account))
        for await (const table of tablesOf(people, player)) {
          await house.forget(table, player);
          await people.blank(player, table);
        }
      await company.forget(account);
    },
  };
}
