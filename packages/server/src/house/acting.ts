/** What happens at a table: what people ask for, and what it does by itself. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Seat } from '@boneyard/rules/game';
import { moving, roundAhead, ruled, type Step } from '../rooms/decide';
import type { By, Deed } from '../rooms/entries';
import { rematch } from '../rooms/opening';
import { dealBy, mildest, nextTask, type Task } from '../rooms/referee';
import { type Room, toAct } from '../rooms/room';
import { newId, newSecret } from './ids';
import { BACKSTOP, type Floor, type Means, type Waiter } from './means';
import { type Spot, wake } from './spot';

/** Who waits for what becomes of a step. */
export interface Taker extends Waiter {
  refuse?(why: Refusal): void;
  ack?(at: number): void;
}

export interface Acting {
  take(spot: Spot, room: Room, step: Step, taker: Taker): void;
  /** What the table does by itself: now, or when its time has come. */
  goOn(spot: Spot, room: Room): void;
}

/** What the floor does for it. */
interface Given
  extends Pick<Means, 'thinkers' | 'pace' | 'now' | 'complain' | 'count'>,
    Pick<Floor, 'enter' | 'begin'> {
  append(spot: Spot, room: Room, deed: Deed, waiter: Waiter): void;
  /** Tries again after a while. */
  later(spot: Spot): void;
  turn(spot: Spot): void;
  closed(): boolean;
  resting(): boolean;
}

/** What the table does by itself and at once: it promises a shuffle, and deals. */
export function ownDeed(room: Room, task: Task | undefined, now: number): Deed | undefined {
  if (!task || task.due > now) return undefined;
  if (task.do === 'commit') return { do: 'committed', round: roundAhead(room), secret: newSecret() };
  return task.do === 'deal' ? dealBy(room) : undefined;
}

function thoughtOf(spot: Spot, { game, match }: Room, seat: Seat) {
  return { table: spot.id, game: game.id, view: game.view(match!.state, seat), seat };
}

export function acting(given: Given): Acting {
  const { thinkers, pace, now, complain, count, enter, begin, append, later, turn, closed, resting } = given;

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
      enter(spot, (after) => {
        spot.awaited.delete(key);
        if (after.at === at && toAct(after).includes(seat)) work(after);
      });
    answer.then(
      (move) => used((after) => use(after, move)),
      (error) => {
        if (closed()) return;
        complain(`thinking: ${error}`, { table: spot.id, n: at });
        used(fail);
      },
    );
  }

  function take(spot: Spot, room: Room, step: Step, taker: Taker) {
    switch (step.kind) {
      case 'append': {
        const { ack } = step;
        const done = ack === undefined ? taker.done : () => taker.ack?.(ack);
        return append(spot, room, step.deed, { ...taker, ...(done && { done }) });
      }
      case 'refuse':
        return taker.refuse?.(step.why);
      case 'ack':
        return taker.ack?.(step.at);
      case 'rule':
        return rule(spot, room, step.seat, step.move, step.by, taker);
      case 'rematch': {
        const id = newId();
        spot.busy = true;
        begin(id, rematch(room)).then(
          () => append(spot, room, { do: 'followed', table: id }, taker),
          (error) => {
            complain(`opening a table: ${error}`, { table: id });
            taker.failed?.();
            later(spot);
          },
        );
      }
    }
  }

  function rule(spot: Spot, room: Room, seat: Seat, sent: string, by: By | undefined, taker: Taker) {
    if (spot.awaited.has(`${seat} ${room.at}`)) return taker.refuse?.('busy');
    awaited(
      spot,
      room,
      seat,
      thinkers.rule(thoughtOf(spot, room, seat), sent),
      (after, move) => take(spot, after, ruled(after, seat, sent, move, by), taker),
      // A person may send it again; for a bot the table must not wait, so what it laid holds.
      (after) => (by ? take(spot, after, ruled(after, seat, sent, sent, by), taker) : taker.refuse?.('busy')),
    );
  }

  function perform(spot: Spot, room: Room, task: Task) {
    switch (task.do) {
      case 'rate':
        spot.busy = true;
        return count(room).then(
          (changes) => append(spot, room, { do: 'rated', changes }, {}),
          (error) => {
            if (closed()) return;
            complain(`rating a match: ${error}`, { table: spot.id, n: room.n });
            later(spot);
          },
        );
      case 'commit':
      case 'deal':
        return append(spot, room, ownDeed(room, task, now())!, {});
      case 'replace':
        return append(spot, room, { do: 'replaced', seat: task.seat }, {});
      case 'mildest':
        return take(spot, room, moving(room, task.seat, mildest(room, task.seat), 'referee'), {});
      case 'bot': {
        const { seat, level, by } = task;
        const use = (after: Room, move: string) => {
          // The person may have come back meanwhile.
          const wanted = nextTask(after, spot.audience.gone, pace);
          if (wanted?.do === 'bot' && wanted.seat === seat) take(spot, after, moving(after, seat, move, by), {});
        };
        const thought = thinkers.move(thoughtOf(spot, room, seat), level);
        return awaited(spot, room, seat, thought, use, (after) => use(after, mildest(after, seat)));
      }
    }
  }

  function goOn(spot: Spot, room: Room): void {
    const task = resting() ? undefined : nextTask(room, spot.audience.gone, pace);
    if (!task || ('seat' in task && spot.awaited.has(`${task.seat} ${room.at}`))) return;
    const due = spot.mine ? task.due : task.due + BACKSTOP;
    if (due <= now()) perform(spot, room, task);
    else wake(spot, due, now(), () => turn(spot));
  }

  return { take, goOn };
}
