/** The floor of the house: every table in use, what happens there, and in which order. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Seat } from '@boneyard/rules/game';
import { decide, moving, ruled, type Step } from '../rooms/decide';
import { type By, type Deed, type Entry, readEntry, writeEntry } from '../rooms/entries';
import { forgetting } from '../rooms/forgetting';
import { rematch } from '../rooms/opening';
import { dealBy, mildest, nextTask, type Task } from '../rooms/referee';
import { fold, type Room, toAct } from '../rooms/room';
import { listedAs } from '../rooms/shown';
import type { Append } from '../store/store';
import { calling } from './calling';
import { cardChanged, cardOf, seatedSince } from './card';
import { newId, newSecret } from './ids';
import { tell } from './listener';
import type { Floor, Means, Waiter } from './means';
import { type Absence, newSpot, type Spot, stop, type Work, wake } from './spot';

/** The row in the store is for others, should we be gone: it is this much later than our own timer. */
const BACKSTOP = 3_000;
/** After a failure of the store nothing is tried for so long. */
const PAUSE = 1_000;

/** So often it is looked, ten milliseconds apart, whether everything that was begun is done. */
const MOST_LOOKS = 500;

function folded(id: string, from: Room | undefined, bodies: readonly string[]): Room | undefined {
  let room = from;
  for (const body of bodies) room = fold(room, readEntry(body), id);
  return room;
}

export function floor(means: Means): Floor {
  const { store, thinkers, pace, now, complain, changed, say, tally, count } = means;
  const inUse = new Map<string, Spot>();
  let closed = false;
  let resting = false;
  const calls = calling({ call: means.call, stopped: () => closed || resting, putOff });

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
  function dueAfter(spot: Spot, room: Room): Pick<Append, 'due'> {
    const task = nextTask(room, spot.audience.gone, pace);
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
    const { due = null } = dueAfter(spot, room);
    const when = again === undefined ? due : now() + again;
    spot.row = when;
    store.putOff(spot.id, when).catch((error) => complain(`putting off: ${error}`, { table: spot.id }));
  }

  /** The next entry follows without anybody's doing: both are told in one. */
  function goesOnAtOnce(spot: Spot, room: Room): boolean {
    const task = nextTask(room, spot.audience.gone, pace);
    return (task?.do === 'commit' || task?.do === 'deal') && task.due <= now();
  }

  function append(spot: Spot, room: Room, deed: Deed, { work, done, failed }: Waiter): void {
    const entry: Entry = { ...deed, at: now() };
    const after = fold(room, entry, spot.id);
    const card = cardChanged(room, after) ? { card: cardOf(after, entry.at), seated: seatedSince(room, after) } : {};
    spot.busy = true;
    store.append({ table: spot.id, n: room.n, body: writeEntry(entry), ...card, ...dueAfter(spot, after) }).then(
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
        tally.kept(spot.id, room.n, entry);
        if (!goesOnAtOnce(spot, after)) {
          spot.audience.tellStep(after);
          say(spot.id, { of: 'log', n: after.n });
        }
        calls.soon(spot);
        if (card.card) changed(listedAs(after, entry.at), after.agreed.listed);
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

  /** Asks somebody who takes time; the answer comes back as work of its own, if it is still wanted then. */
  function awaited(
    spot: Spot,
    room: Room,
    seat: Seat,
    answer: Promise<string>,
    use: (room: Room, move: string) => void,
    fail: (room: Room) => void,
  ) {
    const { at } = room;
    const key = `${seat} ${at}`;
    spot.awaited.add(key);
    const used = (work: (room: Room) => void) =>
      enter(spot, (later) => {
        spot.awaited.delete(key);
        if (later.at === at && toAct(later).includes(seat)) work(later);
      });
    answer.then(
      (move) => used((later) => use(later, move)),
      (error) => {
        if (closed) return;
        complain(`thinking: ${error}`, { table: spot.id, n: at });
        used(fail);
      },
    );
  }

  function thoughtOf(spot: Spot, { game, match }: Room, seat: Seat) {
    return { table: spot.id, game: game.id, view: game.view(match!.state, seat), seat };
  }

  function take(
    spot: Spot,
    room: Room,
    step: Step,
    waiter: Waiter & { refuse?(why: Refusal): void; ack?(at: number): void },
  ) {
    switch (step.kind) {
      case 'append': {
        const { ack } = step;
        const done = ack === undefined ? waiter.done : () => waiter.ack?.(ack);
        return append(spot, room, step.deed, { ...waiter, ...(done && { done }) });
      }
      case 'refuse':
        return waiter.refuse?.(step.why);
      case 'ack':
        return waiter.ack?.(step.at);
      case 'rule':
        return rule(spot, room, step.seat, step.move, step.by, waiter);
      case 'rematch': {
        const id = newId();
        spot.busy = true;
        begin(id, rematch(room)).then(
          () => append(spot, room, { do: 'followed', table: id }, waiter),
          (error) => {
            complain(`opening a table: ${error}`, { table: id });
            waiter.failed?.();
            later(spot);
          },
        );
      }
    }
  }

  function rule(
    spot: Spot,
    room: Room,
    seat: Seat,
    sent: string,
    by: By | undefined,
    waiter: Parameters<typeof take>[3],
  ) {
    if (spot.awaited.has(`${seat} ${room.at}`)) return waiter.refuse?.('busy');
    awaited(
      spot,
      room,
      seat,
      thinkers.rule(thoughtOf(spot, room, seat), sent),
      (later, move) => take(spot, later, ruled(later, seat, sent, move, by), waiter),
      // A person may send it again; for a bot the table must not wait, so what it laid holds.
      (later) => (by ? take(spot, later, ruled(later, seat, sent, sent, by), waiter) : waiter.refuse?.('busy')),
    );
  }

  function perform(spot: Spot, room: Room, task: Task) {
    switch (task.do) {
      case 'rate':
        spot.busy = true;
        return count(room).then(
          (changes) => append(spot, room, { do: 'rated', changes }, {}),
          (error) => {
            if (closed) return;
            complain(`rating a match: ${error}`, { table: spot.id, n: room.n });
            later(spot);
          },
        );
      case 'commit': {
        const round = room.match ? room.match.state.round + 1 : 0;
        return append(spot, room, { do: 'committed', round, secret: newSecret() }, {});
      }
      case 'deal':
        return append(spot, room, dealBy(room), {});
      case 'replace':
        return append(spot, room, { do: 'replaced', seat: task.seat }, {});
      case 'mildest':
        return take(spot, room, moving(room, task.seat, mildest(room, task.seat), 'referee'), {});
      case 'bot': {
        const { seat, level, by } = task;
        const use = (later: Room, move: string) => {
          // The person may have come back meanwhile.
          const wanted = nextTask(later, spot.audience.gone, pace);
          if (wanted?.do === 'bot' && wanted.seat === seat) take(spot, later, moving(later, seat, move, by), {});
        };
        const thought = thinkers.move(thoughtOf(spot, room, seat), level);
        return awaited(spot, room, seat, thought, use, (later) => use(later, mildest(later, seat)));
      }
    }
  }

  /** What the table does by itself: now, or when its time has come. */
  function goOn(spot: Spot, room: Room): void {
    const task = resting ? undefined : nextTask(room, spot.audience.gone, pace);
    if (!task || ('seat' in task && spot.awaited.has(`${task.seat} ${room.at}`))) return;
    const due = spot.mine ? task.due : task.due + BACKSTOP;
    if (due <= now()) perform(spot, room, task);
    else wake(spot, due, now(), () => turn(spot));
  }

  async function begin(id: string, deeds: readonly Deed[]): Promise<void> {
    let room: Room | undefined;
    const appends = deeds.map((deed, n) => {
      const entry: Entry = { ...deed, at: now() };
      const before = room;
      room = fold(before, entry, id);
      const seated = seatedSince(before, room);
      return { table: id, n, body: writeEntry(entry), card: cardOf(room, entry.at), seated, due: now() + BACKSTOP };
    });
    await Promise.all(appends.map((append) => store.append(append)));
    if (room) changed(listedAs(room, now()), room.agreed.listed);
    enter(spotAt(id), () => {});
  }

  /** Where something is to happen by itself, others look at once. */
  function leave(spot: Spot): Promise<void> {
    const task = spot.room && nextTask(spot.room, spot.audience.gone, pace);
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
