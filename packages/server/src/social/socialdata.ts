/** An account's tokens, chat and blocks: exported and deleted with the account. */

import type { AccountData } from '../accounts/accountdata';
import type { AccountRepository } from '../accounts/accounts';
import { tablesOf } from '../accounts/dataexport';
import type { TableRegistry } from '../tables/registry';
import type { SocialRepository } from './social';

export interface SocialDataSources {
  readonly tables: TableRegistry;
  readonly accounts: AccountRepository;
  readonly social: SocialRepository;
}

export function socialData({ tables, accounts, social }: SocialDataSources): AccountData {
  return {
    name: 'company',
    async export(account) {
      const [tokens, lines, blocks] = await Promise.all([
        social.tokens(account),
        social.linesOf(account),
        social.blocks(account),
      ]);
      return {
        bots: tokens.map(({ name, made }) => ({ name, made })),
        chat: lines.map(({ table, text, said }) => ({ table, text, said })),
        blocks: blocks.map(({ name, made }) => ({ name, made })),
      };
    },
    async remove(account) {
      // The bots of the account had names too.
      for (const { player } of await social.tokens(account))
        for await (const table of tablesOf(accounts, player)) {
          await tables.forget(table, player);
          await accounts.removeName(player, table);
        }
      await social.forget(account);
    },
  };
}
