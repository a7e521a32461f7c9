/** Rooms for tests, played by hand: no socket, no clock, no database. */

import type { Asked } from '@boneyard/protocol/messages';
import type { Wish } from '@boneyard/protocol/tables';
import { isProblem } from '@boneyard/rules/problem';
import { type Asker, type AtTable, decide, type Gone, type Step } from './decide';
import type { Deed, Entry } from './entries';
import { agreeOn, opening } from './opening';
import { dealBy, nextTask, type Pace } from './referee';
import { fold, type Room } from './room';

export const ID = 'AAAAbbbbCCCC0123';
export const SECRET = '5'.repeat(64);
const SLOW: Pace = { bot: 500, first: 5_000, later: 20_000 };

export interface Playing {
  room: Room;
  now: number;
  gone: (number | undefined)[];
  /** A deed of nobody in particular. */
  do(deed: Deed): Room;
  /** What `guest` asks for; an append is done. */
  ask(guest: string, asked: AtTable, kind?: Asker['kind']): Step;
  task(): ReturnType<typeof nextTask>;
  /** Does what the table does by itself, until it is somebody's turn. */
  settle(): void;
}

export function playing(
  wish: Partial<Wish> & Pick<Wish, 'game' | 'chairs'>,
  guests: readonly string[],
  written: (entry: Entry) => void = () => {},
): Playing {
  const agreed = agreeOn({ options: {}, clock: null, late: 'bot', listed: false, ...wish });
  if (isProblem(agreed)) throw new Error(JSON.stringify(agreed));
  const [opened, sat] = opening(agreed, { id: guests[0]!, name: guests[0]!, kind: 'guest' });
  const first: Entry = { ...opened!, at: 0 };
  written(first);
  const table: Playing = {
    room: fold(undefined, first, ID),
    now: 0,
    gone: [],
    do(deed) {
      const entry: Entry = { ...deed, at: table.now };
      written(entry);
      table.room = fold(table.room, entry, ID);
      return table.room;
    },
    ask(guest, asked, kind) {
      const step = decide(table.room, { guest, name: guest, kind }, asked, table.gone as Gone, table.now);
      if (step.kind === 'append') table.do(step.deed);
      return step;
    },
    task: () => nextTask(table.room, table.gone, SLOW),
    settle() {
      for (let task = table.task(); task && task.due <= table.now; task = table.task()) {
        if (task.do === 'commit')
          table.do({ do: 'committed', round: table.room.match ? table.room.match.state.round + 1 : 0, secret: SECRET });
        else if (task.do === 'deal') table.do(dealBy(table.room));
        else return;
      }
    },
  };
  if (sat) table.do(sat);
  for (const [i, guest] of guests.slice(1).entries())
    table.ask(guest, { t: 'sit', seat: i + 1 } as Asked as AtTable, 'account');
  table.settle();
  return table;
}

/** People at a table, dealt: everybody has added something. */
export function dealt(...[wish, guests, written]: Parameters<typeof playing>): Playing {
  const table = playing(wish, guests, written);
  for (const [i, guest] of guests.entries()) table.ask(guest, { t: 'add', round: 0, bits: `${i}`.repeat(32) });
  table.settle();
  return table;
}
