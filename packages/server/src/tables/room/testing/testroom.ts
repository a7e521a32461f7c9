/** Rooms for tests, without socket, clock or database. */

import type { ClientMessage } from '@boneyard/protocol/clientmessages';
import { promiseOf } from '@boneyard/protocol/fair';
import type { TableRequest } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { isProblem } from '@boneyard/rules/problem';
import { decide, type Sender, type TableMessage, type TableStep } from '../decide';
import type { Deed, LogEntry } from '../entries';
import { agreementFor, openingDeeds } from '../newtable';
import { dealDeed, nextTask, type TablePace } from '../referee';
import { fold, type Room } from '../room';

export const ID = 'AAAAbbbbCCCC0123';
export const SECRET = '5'.repeat(64);
const SLOW: TablePace = { bot: 500, first: 5_000, later: 20_000, reveal: 10_000, grace: 30_000 };

export interface TestRoom {
  room: Room;
  now: number;
  gone: (number | undefined)[];
  /** Appends a deed. */
  do(deed: Deed): Room;
  /** Decides a message of this player, and appends what follows from it. */
  ask(playerId: string, asked: TableMessage, kind?: Sender['kind']): TableStep;
  task(): ReturnType<typeof nextTask>;
  /** Does what the table does on its own, until it is a player's turn. */
  settle(): void;
}

export function testRoom(
  request: Partial<TableRequest> & Pick<TableRequest, 'game' | 'chairs'>,
  guests: readonly string[],
  written: (entry: LogEntry) => void = () => {},
): TestRoom {
  const agreed = agreementFor({ options: {}, clock: null, late: 'bot', listed: false, ...request });
  if (isProblem(agreed)) throw new Error(JSON.stringify(agreed));
  const [opened, sat] = openingDeeds(agreed, { id: guests[0]!, name: guests[0]!, kind: 'guest' });
  const first: LogEntry = { ...opened!, at: 0 };
  written(first);
  const table: TestRoom = {
    room: fold(undefined, first, ID),
    now: 0,
    gone: [],
    do(deed) {
      const entry: LogEntry = { ...deed, at: table.now };
      written(entry);
      table.room = fold(table.room, entry, ID);
      return table.room;
    },
    ask(playerId, asked, kind) {
      const { room, gone, now } = table;
      const step = decide(room, { playerId, name: playerId, kind }, asked, { gone, grace: SLOW.grace, now });
      if (step.kind === 'append') table.do(step.deed);
      return step;
    },
    task: () => nextTask(table.room, table.gone, SLOW),
    settle() {
      for (let task = table.task(); task && task.due <= table.now; task = table.task()) {
        const round = table.room.match ? table.room.match.state.round + 1 : 0;
        if (task.do === 'commit') table.do({ do: 'committed', round, secret: SECRET, attempt: task.attempt });
        else if (task.do === 'seal') table.do({ do: 'sealed' });
        else if (task.do === 'deal') table.do(dealDeed(table.room));
        else return;
      }
    },
  };
  if (sat) table.do(sat);
  for (const [i, guest] of guests.slice(1).entries())
    table.ask(guest, { t: 'sit', seat: i + 1 } as ClientMessage as TableMessage, 'account');
  table.settle();
  return table;
}

/** A room in which all players have contributed and the first round is dealt. */
export function dealtRoom(...[request, guests, written]: Parameters<typeof testRoom>): TestRoom {
  const table = testRoom(request, guests, written);
  for (const [i, guest] of guests.entries()) table.ask(guest, promiseIn(table, i, `${i}`.repeat(32)));
  table.settle();
  for (const [i, guest] of guests.entries()) table.ask(guest, { t: 'add', round: 0, bits: `${i}`.repeat(32) });
  table.settle();
  return table;
}

/** The promise of these bits for the shuffle that is going on. */
export function promiseIn({ room: { id, shuffle } }: TestRoom, seat: Seat, bits: string): TableMessage {
  const { round = 0, attempt = 0 } = shuffle ?? {};
  return { t: 'promise', round, hash: promiseOf({ table: id, round, attempt }, seat, bits) };
}
