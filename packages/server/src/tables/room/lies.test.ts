/** Where a player puts a tile is kept and shown, in games that leave it to the player. */

import type { Chair } from '@boneyard/protocol/tables';
import { type Common, story } from '@boneyard/rules/game';
import { expect, test } from 'vitest';
import type { LogEntry } from './entries';
import { recordFrom } from './record';
import { type Room, toAct } from './room';
import { tableView } from './tableview';
import { dealtRoom, ID } from './testing/testroom';

const PERSON: Chair = { kind: 'person' };
const TWO = { game: 'classic', chairs: [PERSON, PERSON] };

const guestAt = (room: Room, seat: number) => room.places[seat]!.playerId!;
const legal = ({ game, match }: Room, seat: number): string => game.write(game.moves(match!.state, seat)[0]);

/** All moves of a round, each with the same wish; the entries of the log, and the moves that it went with. */
function wishing(request: Parameters<typeof dealtRoom>[0]) {
  const entries: LogEntry[] = [];
  const table = dealtRoom(request, ['ana', 'bo'], (entry) => entries.push(entry));
  while (toAct(table.room).length > 0) {
    const seat = toAct(table.room)[0]!;
    const { at } = table.room;
    const move = legal(table.room, seat);
    const step = table.ask(guestAt(table.room, seat), { t: 'move', at, move, lies: 'W' });
    if (step.kind === 'rule') table.do({ do: 'moved', seat, move, sent: move });
    else expect(step).toMatchObject({ kind: 'append', ack: at });
  }
  const moved = entries.filter((entry) => entry.do === 'moved');
  return { table, entries, moved, wished: moved.filter(({ lies }) => lies !== undefined) };
}

test('where a tile lies is stored with the move and shown to everybody, but not for the lead, a draw or a pass', () => {
  const { table, entries, moved, wished } = wishing({ ...TWO, options: { match: { rounds: 1 } } });
  expect(wished.map(({ move }) => move)).toEqual(moved.map(({ move }) => move).filter((move) => move.includes('@')));
  expect(wished.length).toBeGreaterThan(4);
  for (const viewer of [0, 1, undefined]) {
    const { log } = tableView(table.room, viewer).view as Common;
    expect(story(log).map(({ lies }) => lies ?? undefined)).toEqual(moved.map(({ lies }) => lies));
  }
  const lies = Object.fromEntries(moved.flatMap(({ move }, i) => (move.includes('@') ? [[i, 'W']] : [])));
  expect(recordFrom(ID, entries)?.rounds[0]?.lies).toEqual(lies);
});
test.each([
  ['bead', {}],
  ['quad', {}],
  ['magnetic', { mode: 'tower' }],
])('in %s %o it means nothing, and the move is made without it', (game, options) => {
  const { entries, wished } = wishing({ game, options, chairs: [PERSON, PERSON] });
  expect(wished).toEqual([]);
  expect(recordFrom(ID, entries)?.rounds[0]).not.toHaveProperty('lies');
});
test('a move that is sent again with another wish is the same move', () => {
  const table = dealtRoom(TWO, ['ana', 'bo']);
  for (;;) {
    const seat = toAct(table.room)[0]!;
    const { at } = table.room;
    const move = legal(table.room, seat);
    const guest = guestAt(table.room, seat);
    table.ask(guest, { t: 'move', at, move, lies: 'W' });
    if (!move.includes('@')) continue;
    expect(table.ask(guest, { t: 'move', at, move, lies: 'N' })).toEqual({ kind: 'ack', at });
    expect(table.room.match?.state.log?.lies).toBe('W');
    break;
  }
});
