/** Thousands of spectators at one table: players first, one text for all, and nobody sees a step out of order. */

import { fromWire, toWire } from '@boneyard/protocol/json';
import type { TableRequest } from '@boneyard/protocol/tables';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { expect, test, vi } from 'vitest';
import type { Connection } from './connection';
import type { Deed } from './room/entries';
import { type Room, seatOf, toAct } from './room/room';
import { tableView } from './room/tableview';
import { dealtRoom, type TestRoom, testRoom } from './room/testing/testroom';
import { SLICE } from './spectators';
import { lonelyBroadcast, type Viewer, viewer } from './testing/viewer';

const CROWD = 5 * SLICE;
const TWO: TableRequest['chairs'] = [{ kind: 'person' }, { kind: 'person' }];

const onceSent = (room: Room, playerId: string | undefined): unknown =>
  fromWire(JSON.parse(JSON.stringify(toWire(tableView(room, seatOf(room, playerId))))));

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

function table(own: TestRoom, random: Random) {
  const broadcast = lonelyBroadcast(own.room.id);
  broadcast.loaded(own.room);
  return {
    broadcast,
    get room() {
      return own.room;
    },
    come(one: Connection) {
      broadcast.add(one, own.room);
    },
    does(deed: Deed) {
      broadcast.step(own.do(deed));
    },
    /** A random move; false when the round is over. */
    move(): boolean {
      const { game, match, phase } = own.room;
      const seat = toAct(own.room)[0];
      if (phase !== 'playing' || !match || seat === undefined) return false;
      this.does({ do: 'moved', seat, move: game.write(pick(game.moves(match.state, seat), random)) });
      return true;
    },
  };
}

const playing = (random: Random) => table(dealtRoom({ game: 'classic', chairs: TWO }, ['ana', 'bo']), random);

test('players get a step first, and a crowd gets it in slices, as the same text for all', async () => {
  const at = playing(seeded('a crowd'));
  const order: Viewer[] = [];
  const heard = (one: Viewer) => void order.push(one);
  const crowd = Array.from({ length: CROWD }, () => viewer(undefined, heard));
  for (const one of crowd) at.come(one);
  const [ana, bo] = [viewer('ana', heard), viewer('bo', heard)];
  at.come(ana);
  at.come(bo);
  await turn();
  order.length = 0;
  at.move();
  expect(order.slice(0, 2)).toEqual([ana, bo]);
  expect(order.length).toBe(2 + SLICE);
  for (let slices = 2; slices <= CROWD / SLICE; slices++) {
    await turn();
    expect(order.length).toBe(2 + slices * SLICE);
  }
  expect(new Set(crowd.map(({ texts }) => texts.at(-1))).size).toBe(1);
  for (const one of [...crowd, ana, bo]) expect(one.table).toEqual(onceSent(at.room, one.playerId));
});

test('steps that come faster than a crowd can be sent them arrive as one', async () => {
  const at = playing(seeded('fast moves'));
  const crowd = Array.from({ length: CROWD }, () => viewer(undefined));
  for (const one of crowd) at.come(one);
  await turn();
  const before = crowd.map(({ texts }) => texts.length);
  for (let moves = 0; moves < 6; moves++) at.move();
  for (let turns = 0; turns < (3 * CROWD) / SLICE; turns++) await turn();
  for (const [i, one] of crowd.entries()) {
    expect(one.texts.length - before[i]!).toBe(2);
    expect(one.table).toEqual(onceSent(at.room, undefined));
  }
});

/** Lets people come, go and ask for everything while this happens, and checks what everybody was shown in the end. */
async function comeAndGo(at: ReturnType<typeof table>, happens: () => void, named: readonly string[], random: Random) {
  const here = new Set([...named, ...new Array<undefined>(CROWD).fill(undefined)].map((id) => viewer(id)));
  for (const one of here) at.come(one);
  const gone = new Map<Viewer, number>();
  const doings = [
    happens,
    happens,
    () => at.broadcast.say({ of: 'signal', seat: 0, signal: 'hello' }),
    () => at.broadcast.table(pick([...here], random), at.room),
    () => {
      const one = viewer(undefined);
      here.add(one);
      at.come(one);
    },
    () => {
      const one = pick([...here], random);
      here.delete(one);
      at.broadcast.remove(one);
      gone.set(one, one.texts.length);
    },
    () => {
      for (const one of [...gone.keys()].slice(0, 1)) {
        gone.delete(one);
        here.add(one);
        at.come(one);
      }
    },
    turn,
    turn,
    turn,
  ];
  for (let i = 0; i < 300; i++) await pick(doings, random)();
  for (let turns = 0; turns < (4 * CROWD) / SLICE; turns++) await turn();
  for (const one of here) expect(one.table).toEqual(onceSent(at.room, one.playerId));
  for (const [one, texts] of gone) expect(one.texts.length).toBe(texts);
}

test('spectators of a table that left memory see what was written meanwhile, also if they were still to be sent a step', async () => {
  const at = playing(seeded('loaded again'));
  const crowd = Array.from({ length: CROWD }, () => viewer(undefined));
  for (const one of crowd) at.come(one);
  await turn();
  at.move();
  at.move();
  at.broadcast.forget();
  await turn();
  at.broadcast.loaded(at.room);
  at.move();
  for (let turns = 0; turns < (4 * CROWD) / SLICE; turns++) await turn();
  for (const one of crowd) expect(one.table).toEqual(onceSent(at.room, undefined));
});

test('those who come and go while a crowd is sent moves see the table in order, as it is in the end', async () => {
  const random = seeded('come and go');
  for (let round = 0; round < 5; round++) {
    const at = playing(random);
    await comeAndGo(at, () => at.move(), ['ana', 'bo'], random);
  }
});

test('those who sit down and stand up in front of a crowd see what their seat may see', async () => {
  const random = seeded('sit and stand');
  const guests = ['bo', 'cleo', 'dan'];
  for (let round = 0; round < 5; round++) {
    const at = table(testRoom({ game: 'classic', chairs: [...TWO, ...TWO] }, ['ana']), random);
    const happens = () => {
      const guest = pick(guests, random);
      const seat = seatOf(at.room, guest);
      const free = at.room.places.findIndex(({ playerId }) => playerId === undefined);
      if (seat !== undefined) at.does({ do: 'stood', seat });
      else at.does({ do: 'sat', seat: free, guest, name: guest });
    };
    await comeAndGo(at, happens, ['ana', ...guests], random);
  }
});

test('a crowd that comes is counted once a second, and each is told at once who is there', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const at = playing(seeded('counting'));
  const ana = viewer('ana');
  at.come(ana);
  const crowd = Array.from({ length: CROWD }, () => viewer(undefined));
  for (const one of crowd) at.come(one);
  const told = ana.texts.length;
  expect(told).toBeLessThan(CROWD / 2);
  for (const one of crowd) expect(one.texts.some((text) => text.startsWith('{"t":"here"'))).toBe(true);
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  expect(ana.texts.length).toBe(told + 1);
  expect(JSON.parse(ana.texts.at(-1)!)).toMatchObject({ t: 'here', watching: CROWD });
});
