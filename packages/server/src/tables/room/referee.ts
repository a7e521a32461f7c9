/** What a table does on its own, and when: shuffles, deals, bots' turns and time-outs. */

import { STAND_IN } from '@boneyard/bots/level';
import { isOpening } from '@boneyard/engine/match';
import type { MovedBy } from '@boneyard/engine/record';
import type { Level } from '@boneyard/protocol/enums';
import { shuffler } from '@boneyard/protocol/fair';
import type { Seat } from '@boneyard/rules/game';
import { type AbsentSince, nextRound } from './decide';
import type { Deed } from './entries';
import { isBot, peopleIn, proofOf, type Room, toAct, unrevealed } from './room';
import { timeLimitOf } from './tableview';

/** How long things may take, in milliseconds. */
export interface TablePace {
  /** Before a bot moves, so that people can follow. */
  readonly bot: number;
  /** For players to contribute to the first shuffle, and to later ones, when they first look at the result of the round. */
  readonly first: number;
  readonly later: number;
  /** For players to reveal what they promised. */
  readonly reveal: number;
  /** A connection may be gone this long before anything happens to its seat. */
  readonly grace: number;
}

export const TABLE_PACE: TablePace = { bot: 600, first: 5_000, later: 20_000, reveal: 10_000, grace: 30_000 };

/** How many times as long a bot lets people look at what happened before the first move. */
const OPENING_STEPS = 5;

/** A player who is late this often in a row is replaced by a bot. */
const MOST_LATE = 2;

export type TableTask = {
  readonly due: number;
} /** Begins the shuffle of a round; `attempt` counts how often it was begun before. */ & (
  | { readonly do: 'commit'; readonly attempt: number }
  /** Takes no more promises. */
  | { readonly do: 'seal' }
  | { readonly do: 'deal' }
  | { readonly do: 'replace'; readonly seat: Seat }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level; readonly by: MovedBy }
  | { readonly do: 'mildest'; readonly seat: Seat }
  /** The match is over, and its result is not yet in anybody's rating. */
  | { readonly do: 'rate' }
);

function dealing(room: Room, pace: TablePace): TableTask {
  const { shuffle, places } = room;
  if (shuffle?.round !== nextRound(room) || shuffle.attempt === undefined) return { do: 'commit', attempt: 0, due: 0 };
  const { round, attempt, since, promised, leftOut } = shuffle;
  if (!shuffle.sealed) {
    const all = peopleIn(room).every((seat) => promised[seat] !== null || leftOut.includes(seat));
    return { do: 'seal', due: all ? 0 : since + (round === 0 ? pace.first : pace.later) };
  }
  // Leaving out a seat that promised would be a choice between two deals. So everything is begun again without it.
  const missing = unrevealed(shuffle);
  if (missing.length === 0) return { do: 'deal', due: 0 };
  const gone = missing.some((seat) => places[seat]!.replaced);
  return { do: 'commit', attempt: attempt + 1, due: gone ? 0 : since + pace.reveal };
}

function turnOf(room: Room, seat: Seat, gone: AbsentSince, pace: TablePace): TableTask | undefined {
  const { places, since, agreed, lateness, match } = room;
  const place = places[seat]!;
  if (isBot(place)) {
    const level = place.chair.kind === 'bot' ? place.chair.level : STAND_IN;
    const waits = match && isOpening(match) ? OPENING_STEPS : 1;
    const due = since + pace.bot * waits;
    // A player who leaves a rated match must not gain by what a bot does until they come back.
    return agreed.rated ? { do: 'mildest', seat, due } : { do: 'bot', seat, level, by: 'bot', due };
  }
  const limit = timeLimitOf(room);
  if (limit === undefined) return undefined;
  if (agreed.clock && 'turn' in agreed.clock && lateness[seat]! >= MOST_LATE) return { do: 'replace', seat, due: 0 };
  const lost = gone[seat];
  const due = lost === undefined ? since + limit : Math.max(since + limit, lost + pace.grace);
  return agreed.late === 'bot'
    ? { do: 'bot', seat, level: STAND_IN, by: 'referee', due }
    : { do: 'mildest', seat, due };
}

/** What the table does next if no message arrives; undefined if it waits for players without a time limit. */
export function nextTask(room: Room, gone: AbsentSince, pace: TablePace): TableTask | undefined {
  switch (room.phase) {
    case 'gathering':
      return room.places.every((place) => place.chair.kind === 'bot' || place.playerId !== undefined)
        ? { do: 'commit', attempt: 0, due: 0 }
        : undefined;
    case 'dealing':
      return dealing(room, pace);
    case 'playing': {
      const turns = toAct(room).flatMap((seat) => turnOf(room, seat, gone, pace) ?? []);
      return turns.reduce<TableTask | undefined>(
        (first, task) => (first && first.due <= task.due ? first : task),
        undefined,
      );
    }
    case 'over':
      return room.agreed.rated && room.match && !room.changes ? { do: 'rate', due: 0 } : undefined;
  }
}

/** The deal that the shuffle makes. */
export function dealDeed(room: Room): Deed {
  const { id, game, table, shuffle } = room;
  if (!shuffle) throw new Error(`table ${id} deals without a shuffle`);
  return { do: 'dealt', deal: game.writeDeal(game.deal(table, shuffler(proofOf(id, shuffle)))) };
}
