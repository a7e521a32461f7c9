/** A table as its viewers were last shown it, and what they are sent when it has changed. */

import { difference, sharedDifference } from '@boneyard/protocol/delta';
import type { Seat } from '@boneyard/rules/game';
import type { Room } from './room/room';
import { type CommonView, commonView, gameView } from './room/tableview';

export class ShownTable {
  readonly room: Room;
  readonly common: CommonView;

  constructor(room: Room, before?: ShownTable) {
    this.room = room;
    this.common = commonView(room, before);
  }

  /** Made when it is asked for: keeping it would cost a table more memory than it costs time. */
  view(seat: Seat | undefined): unknown {
    return gameView(this.room, seat);
  }
}

/** The messages that tell viewers what changed, as they go over the wire. What is the same for all of them is compared once. */
export class StepTexts {
  readonly #before: ShownTable;
  readonly #now: ShownTable;
  readonly #begin: string;
  readonly #delta: string;
  readonly #compare = sharedDifference();

  constructor(before: ShownTable, now: ShownTable) {
    this.#before = before;
    this.#now = now;
    this.#begin = `{"t":"step","from":${before.room.n},"n":${now.room.n}`;
    // There is always a difference: at least the number of entries.
    this.#delta = `,"delta":${difference(before.common, now.common)!.slice(0, -1)}`;
  }

  /** What a viewer in this seat has to know, or a spectator. */
  end(seat: Seat | undefined): string {
    const view = this.#compare(this.#before.view(seat), this.#now.view(seat));
    return view === undefined ? `${this.#delta}}}` : `${this.#delta},"view":${view}}}`;
  }

  text(end: string): string {
    return this.#begin + end;
  }

  /** The same for the client whose move, the answer to this decision, made the step. */
  acknowledging(at: number, end: string): string {
    return `${this.#begin},"ack":${at}${end}`;
  }
}
