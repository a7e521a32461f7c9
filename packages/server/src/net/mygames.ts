/** One's own tables: those that wait for one first. */

import type { MyGame } from '@boneyard/protocol/people';
import type { Listed } from '@boneyard/protocol/tables';
import type { FastifyInstance } from 'fastify';
import type { House } from '../house/house';
import type { People, SeatAt } from '../people/people';
import { refuse } from './refusing';
import type { Who } from './who';

const MOST = 60;
/** Asking how a table stands reads its log: no more than so many are asked. */
const MOST_RUNNING = 30;

export interface Given {
  readonly house: House;
  readonly people: People;
  readonly who: Who;
}

async function gameAt(house: House, player: string, { seat, card }: SeatAt, asks: boolean): Promise<MyGame> {
  const { id, phase, face, result } = card;
  const standing = asks && phase === 'playing' ? await house.standing(id, player) : undefined;
  const { scores = null, winners = null } = result === null ? {} : (JSON.parse(result) as Partial<MyGame>);
  const table = JSON.parse(face) as Listed;
  return { table, seat, turn: standing?.turn ?? false, due: standing?.due ?? null, scores, winners };
}

const rank = ({ turn, table }: MyGame): number => (turn ? 0 : table.phase === 'over' ? 2 : 1);

export function myGames(app: FastifyInstance, { house, people, who }: Given): void {
  app.get('/games', async (request, reply) => {
    const me = (await who.of(request.headers))?.me;
    if (!me) return refuse(reply, 401, 'no name');
    const seats = await people.seats(me.id, MOST);
    const running = seats.filter(({ card }) => card.phase === 'playing').slice(0, MOST_RUNNING);
    const games = await Promise.all(seats.map((seat) => gameAt(house, me.id, seat, running.includes(seat))));
    // Where less time is left, and then what changed last.
    const time = ({ turn, due }: MyGame) => (turn && due !== null ? due : Number.POSITIVE_INFINITY);
    games.sort((a, b) => rank(a) - rank(b) || Math.sign(time(a) - time(b)) || b.table.changed - a.table.changed);
    return { games };
  });
}
