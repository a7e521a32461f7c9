/** The messages that tell viewers what changed at a table, as they go over the wire. */

import { sharedDifference } from '@boneyard/protocol/delta';
import type { Seat } from '@boneyard/rules/game';
import type { Room } from './room/room';
import { commonDifference, gameView } from './room/tableview';

/** What is the same for all viewers is compared once. */
export class StepTexts {
  readonly #before: Room;
  readonly #now: Room;
  readonly #begin: string;
  readonly #delta: string;
  readonly #compare = sharedDifference();

  constructor(before: Room, now: Room) {
    this.#before = before;
    this.#now = now;
    this.#begin = `{"t":"step","from":${before.n},"n":${now.n}`;
    this.#delta = `,"delta":${commonDifference(before, now).slice(0, -1)}`;
  }

  /** What a viewer in this seat has to know, or a spectator. */
  end(seat: Seat | undefined): string {
    const view = this.#compare(gameView(this.#before, seat), gameView(this.#now, seat));
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
