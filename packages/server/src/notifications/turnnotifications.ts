/** At tables where a move may take days, absent players are notified when it is their turn, once for each decision. */

import type { Seat } from '@boneyard/rules/game';
import type { TablePresence } from '../tables/presence';
import { isBot, type Room, toAct } from '../tables/room/room';
import { dueOf } from '../tables/room/tableview';

export interface TurnNotice {
  readonly table: string;
  /** The decision that is open. */
  readonly at: number;
  readonly player: string;
  readonly game: string;
  /** The other people at the table. */
  readonly others: readonly string[];
  /** When the time for the move is up. */
  readonly due: number;
}

export interface TurnNotifier {
  /** False when it has to be tried again. Never throws. */
  notify(notice: TurnNotice): Promise<boolean>;
}

const isSlow = ({ agreed: { clock } }: Room): boolean => clock !== null && 'days' in clock;

function peopleToAct(room: Room): Seat[] {
  return toAct(room).filter((seat) => !isBot(room.places[seat]!));
}

function noticeFor(room: Room, seat: Seat): TurnNotice {
  const { id, at, game, places } = room;
  const others = places.flatMap(({ name }, other) => (other === seat || !name ? [] : [name]));
  return { table: id, at, player: places[seat]!.playerId!, game: game.id, others, due: dueOf(room)! };
}

/** The notifications of one table. */
export class TurnNotifications {
  readonly #notifier: TurnNotifier | undefined;
  readonly #presence: TablePresence;
  /** The decision for which every absent player has been notified. */
  #notified: number | undefined;
  #sending = false;

  constructor(notifier: TurnNotifier | undefined, presence: TablePresence) {
    this.#notifier = notifier;
    this.#presence = presence;
  }

  /** Is there a player to act who has not been notified yet? */
  isPending(room: Room): boolean {
    return this.#notifier !== undefined && isSlow(room) && this.#notified !== room.at && peopleToAct(room).length > 0;
  }

  /** Notifies absent players: did it reach all of them? Undefined while another round of notifications is under way. */
  async send(room: Room): Promise<boolean | undefined> {
    if (this.#sending) return undefined;
    this.#sending = true;
    const absent = peopleToAct(room).filter((seat) => this.#presence.absentSince[seat] !== undefined);
    const reached = await Promise.all(absent.map((seat) => this.#notifier!.notify(noticeFor(room, seat))));
    this.#sending = false;
    return reached.every((one) => one);
  }

  /** Nobody needs to be notified of this decision any more. */
  confirm(room: Room): void {
    this.#notified = room.at;
  }
}
