/** The floor of the house: every table in use, what happens there, and in which order. */

import { decide } from '../rooms/decide';
import { type Deed, type Entry, readEntry, writeEntry } from '../rooms/entries';
import { forgetting } from '../rooms/forgetting';
import { nextTask, type Task } from '../rooms/referee';
import { fold, type Room } from '../rooms/room';
import { listedAs } from '../rooms/shown';
import type { Append } from '../store/store';
import { acting, ownDeed } from './acting';
import { calling } from './calling';
import { cardChanged, cardOf, seatedSince } from './card';
import { tell } from './listener';
import { BACKSTOP, type Floor, type Means, type Waiter } from './means';
import { type Absence, newSpot, type Spot, stop, type Work } from './spot';

/** After a failure of the store nothing is tried for so long. */
const PAUSE = 1_000;

/** So often it is looked, ten milliseconds apart, whether everything that was begun is done. */
const MOST_LOOKS = 500;

function folded(id: string, from: Room | undefined, bodies: readonly string[]): Room | undefined {
  let room = from;
  for (const body of bodies) room = fold(room, readEntry(body), id);
  return room;
}

function bodiesOf(entries: readonly Entry[]): Pick<Append, 'body' | 'follows'> {
  const [body, ...follows] = entries.map(writeEntry);
  return { body: body!, ...(follows.length > 0 && { follows }) };
}

export function floor(means: Means): Floor {
  const { store, pace, now, complain, changed, say, tally } = means;
  const inUse = new Map<string, Spot>();
  let closed = false;
  let resting = false;
  const { take, goOn } = acting({
    ...means,
    ...{ enter, begin, append, later, turn },
    closed: () => closed,
    resting: () => resting,
  });
  const calls = calling({ call: means.call, stopped: () => closed || resting, putOff });

  function taskOf(spot: Spot, room: Room): Task | undefined {
    return nextTask(room, spot.audience.gone, pace);
  }

  function spotAt(id: string): Spot {
    let spot = inUse.get(id);
    if (!spot) {
      spot = newSpot(id, now, (here) => say(id, { of: 'here', here }));
      inUse.set(id, spot);
    }
    return spot;
  }

  function clear(spot: Spot): void {
    stop(spot);
    spot.room = undefined;
    spot.audience.forget();
    if (spot.audience.size === 0) inUse.delete(spot.id);
  }

  async function load(spot: Spot): Promise<void> {
    spot.busy = true;
    let why: Absence = 'no such table';
    try {
      spot.room = folded(spot.id, undefined, await store.log(spot.id));
      spot.mine = true;
    } catch (error) {
      if (closed) return;
      why = 'busy';
      complain(`reading: ${error}`, { table: spot.id });
    }
    spot.busy = false;
    if (spot.room) {
      spot.audience.seat(spot.room);
      return turn(spot);
    }
    for (const { missing } of spot.queue.splice(0)) missing(why);
    clear(spot);
  }

  function later(spot: Spot): void {
    setTimeout(() => {
      spot.busy = false;
      turn(spot);
    }, PAUSE);
  }

  /** Somebody else wrote: reads that, and nothing that is known already. */
  function readOn(spot: Spot, room: Room): void {
    spot.busy = true;
    const reading = store.log(spot.id, room.n).then((bodies) => folded(spot.id, room, bodies)!);
    reading.then(
      (after) => {
        spot.busy = false;
        if (after !== room) {
          spot.room = after;
          spot.mine = false;
          // Others may have put it off.
          spot.row = undefined;
          spot.audience.tellStep(after);
        }
        turn(spot);
      },
      (error) => {
        if (closed) return;
        complain(`reading on: ${error}`, { table: spot.id, n: room.n });
        later(spot);
      },
    );
  }

  /** A fault at one table must not end the others. */
  function safely(spot: Spot, work: () => void): void {
    try {
      work();
    } catch (error) {
      complain(`at a table: ${error}`, { table: spot.id, ...(spot.room && { n: spot.room.n }) });
    }
  }

  function turn(spot: Spot): void {
    if (spot.busy || closed) return;
    if (!spot.room) {
      if (spot.queue.length > 0) load(spot);
      return;
    }
    spot.used = now();
    while (!spot.busy && spot.room) {
      const work = spot.queue.shift();
      if (!work) break;
      safely(spot, () => work.perform(spot.room!));
    }
    if (!spot.busy && spot.room) safely(spot, () => goOn(spot, spot.room!));
  }

  function enter(spot: Spot, perform: Work['perform'], missing: Work['missing'] = () => {}): void {
    spot.queue.push({ perform, missing });
    turn(spot);
  }

  /** The row changes only where it would come too late; looking too early does no harm. */
  function dueAfter(spot: Spot, room: Room, task: Task | undefined): Pick<Append, 'due'> {
    if (!task) {
      if (room.phase !== 'over' || spot.row === null) return {};
      spot.row = null;
      return { due: null };
    }
    const due = Math.max(now(), calls.awaits(spot, room) ? 0 : task.due) + BACKSTOP;
    if (typeof spot.row === 'number' && spot.row <= due && spot.row > now()) return {};
    spot.row = due;
    return { due };
  }

  function putOff(spot: Spot, room: Room, again?: number): void {
    spot.row = undefined;
    const { due = null } = dueAfter(spot, room, taskOf(spot, room));
    const when = again === undefined ? due : now() + again;
    spot.row = when;
    store.putOff(spot.id, when).catch((error) => complain(`putting off: ${error}`, { table: spot.id }));
  }

  /** The deed, and what follows from it without anybody's doing: kept together, and told in one. */
  function withOwn(spot: Spot, room: Room, deed: Deed, at: number) {
    const entries: Entry[] = [];
    let after = room;
    let task: Task | undefined;
    for (let next: Deed | undefined = deed; next; next = resting ? undefined : ownDeed(after, task, at)) {
      const entry: Entry = { ...next, at };
      entries.push(entry);
      after = fold(after, entry, spot.id);
      task = taskOf(spot, after);
    }
    return { entries, after, task };
  }

  function append(spot: Spot, room: Room, deed: Deed, { work, done, failed }: Waiter): void {
    const at = now();
    const { entries, after, task } = withOwn(spot, room, deed, at);
    const card = cardChanged(room, after) ? { card: cardOf(after, at), seated: seatedSince(room, after) } : {};
    spot.busy = true;
    store.append({ table: spot.id, n: room.n, ...bodiesOf(entries), ...card, ...dueAfter(spot, after, task) }).then(
      (won) => {
        if (!won) {
          // Somebody else was there first: read what they did, and try again.
          if (work) spot.queue.unshift(work);
          return readOn(spot, room);
        }
        spot.busy = false;
        spot.room = after;
        spot.mine = true;
        done?.();
        for (const [i, entry] of entries.entries()) tally.kept(spot.id, room.n + i, entry);
        spot.audience.tellStep(after);
        say(spot.id, { of: 'log', n: after.n });
        calls.soon(spot);
        if (card.card) changed(listedAs(after, at), after.agreed.listed);
        turn(spot);
      },
      (error) => {
        if (closed) return;
        complain(`keeping an entry: ${error}`, { table: spot.id, n: room.n });
        spot.row = undefined;
        spot.audience.tellStep(room);
        failed?.();
        later(spot);
      },
    );
  }

  async function begin(id: string, deeds: readonly Deed[]): Promise<void> {
    const at = now();
    const entries = deeds.map((deed): Entry => ({ ...deed, at }));
    const room = entries.reduce<Room | undefined>((before, entry) => fold(before, entry, id), undefined);
    if (!room) return;
    const [card, seated] = [cardOf(room, at), seatedSince(undefined, room)];
    await store.append({ table: id, n: 0, ...bodiesOf(entries), card, seated, due: at + BACKSTOP });
    changed(listedAs(room, at), room.agreed.listed);
    enter(spotAt(id), () => {});
  }

  /** Where something is to happen by itself, others look at once. */
  function leave(spot: Spot): Promise<void> {
    const task = spot.room && taskOf(spot, spot.room);
    if (!task) return Promise.resolve();
    return store.putOff(spot.id, Math.max(now(), calls.awaits(spot, spot.room!) ? 0 : task.due));
  }

  return {
    spotAt,
    inUse: (id) => inUse.get(id),
    spots: () => inUse.values(),
    enter,
    catchUp(spot, n) {
      if (n <= (spot.room?.n ?? spot.audience.told)) return;
      enter(spot, (room) => n > room.n && readOn(spot, room));
    },
    ask(spot, room, asking) {
      const { listener, asked, began, refuse } = asking;
      take(spot, room, decide(room, listener, asked, spot.audience.gone, now()), {
        work: { perform: (later) => this.ask(spot, later, asking), missing: refuse },
        ack(at) {
          tell(listener, { t: 'ack', at });
          tally.acknowledged(now() - began);
        },
        failed: () => refuse('busy'),
        refuse(why) {
          refuse(why);
          if (why === 'stale') spot.audience.tellAll(listener, room);
        },
      });
    },
    forget(spot, room, player, settled) {
      const deed = forgetting(room, player);
      if (!deed) return settled();
      append(spot, room, deed, {
        work: { perform: (later) => this.forget(spot, later, player, settled), missing: settled },
        done: () => settled(),
        failed: () => settled('busy'),
      });
    },
    begin,
    attend(spot, room) {
      if (!calls.now(spot, room)) putOff(spot, room);
    },
    clear,
    async rest() {
      resting = true;
      const busy = () => [...inUse.values()].some((spot) => spot.busy || spot.queue.length > 0);
      for (let looks = 0; busy() && looks < MOST_LOOKS; looks++) await new Promise((go) => setTimeout(go, 10));
      await Promise.allSettled([...inUse.values()].map(leave));
    },
    close() {
      closed = true;
      for (const spot of inUse.values()) stop(spot);
    },
  };
}
