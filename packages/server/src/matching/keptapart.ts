/** Who blocked whom, of people who look for a game. */

import type { Database } from '../store/database';
import type { Apart } from './pairing';

export function apartIn({ open }: Database): (players: readonly string[]) => Promise<Apart> {
  return async (players) => {
    if (players.length < 2) return () => false;
    const rows = await open()
      .selectFrom('blocks')
      .select(['account', 'blocked'])
      .where('account', 'in', players)
      .where('blocked', 'in', players)
      .execute();
    const blocks = new Set(rows.map(({ account, blocked }) => `${account} ${blocked}`));
    return (one, other) => blocks.has(`${one} ${other}`);
  };
}
