/** A player's own tables, those that wait for them first. */

import type { MyGame } from '@boneyard/protocol/accounts';
import type { FastifyInstance } from 'fastify';
import type { AccountRepository, PlayerSeat } from '../../accounts/accounts';
import type { TableRegistry } from '../../tables/registry';
import { readListing } from '../../tables/summary';
import type { Authenticator } from '../authenticate';
import { refuse } from '../refusal';

const MOST = 60;
/** Finding out whose turn it is reads the table's log, so only this many are asked. */
const MOST_RUNNING = 30;

export interface MyGamesServices {
  readonly tables: TableRegistry;
  readonly accounts: AccountRepository;
  readonly authenticator: Authenticator;
}

async function gameAt(
  tables: TableRegistry,
  player: string,
  { seat, summary }: PlayerSeat,
  asks: boolean,
): Promise<MyGame> {
  const { id, phase, listing, result } = summary;
  const standing = asks && phase === 'playing' ? await tables.turnStatus(id, player) : undefined;
  const { scores = null, winners = null } = result === null ? {} : (JSON.parse(result) as Partial<MyGame>);
  const table = readListing(listing);
  return { table, seat, turn: standing?.turn ?? false, due: standing?.due ?? null, scores, winners };
}

const rank = ({ turn, table }: MyGame): number => (turn ? 0 : table.phase === 'over' ? 2 : 1);

export function myGamesRoutes(app: FastifyInstance, { tables, accounts, authenticator }: MyGamesServices): void {
  app.get('/games', async (request, reply) => {
    const me = (await authenticator.authenticate(request.headers))?.me;
    if (!me) return refuse(reply, 401, 'no name');
    const seats = await accounts.seats(me.id, MOST);
    const running = seats.filter(({ summary }) => summary.phase === 'playing').slice(0, MOST_RUNNING);
    const games = await Promise.all(seats.map((seat) => gameAt(tables, me.id, seat, running.includes(seat))));
    // The least time left first, then the latest change.
    const time = ({ turn, due }: MyGame) => (turn && due !== null ? due : Number.POSITIVE_INFINITY);
    games.sort((a, b) => rank(a) - rank(b) || Math.sign(time(a) - time(b)) || b.table.changed - a.table.changed);
    return { games };
  });
}
