/** What happens at a table by itself, and when: shuffles, deals, bots' turns and time-outs. */

import { shuffler } from '@boneyard/protocol/fair';
import type { Level } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';
import { type Gone, GRACE, roundAhead } from './decide';
import type { By, Deed } from './entries';
import { isBot, peopleIn, type Room, toAct } from './room';
import { limitOf } from './shown';

/** How long things may take, in milliseconds. */
export interface Pace {
  /** Before a bot moves, so that people can follow. */
  readonly bot: number;
  /** For people to add to the first shuffle, and to the later ones, when they look at the result first. */
  readonly first: number;
  readonly later: number;
}

export const PACE: Pace = { bot: 600, first: 5_000, later: 20_000 };

/** Who does not move in time so often in a row is replaced by a bot. */
const MOST_LATE = 2;

export type Task = { readonly due: number } & (
  | { readonly do: 'commit' }
  | { readonly do: 'deal' }
  | { readonly do: 'replace'; readonly seat: Seat }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level; readonly by: By }
  | { readonly do: 'mildest'; readonly seat: Seat }
  /** The match is over, and its result is not yet in anybody's rating. */
  | { readonly do: 'rate' }
);

/** What plays for people who are not there. */
const STAND_IN: Level = 'casual';

function dealing(room: Room, pace: Pace): Task {
  const { shuffle } = room;
  if (shuffle?.round !== roundAhead(room)) return { do: 'commit', due: 0 };
  const all = peopleIn(room).every((seat) => shuffle.added[seat] !== null);
  return { do: 'deal', due: all ? 0 : shuffle.since + (shuffle.round === 0 ? pace.first : pace.later) };
}

function turnOf(room: Room, seat: Seat, gone: Gone, pace: Pace): Task | undefined {
  const { places, since, agreed, lateness } = room;
  const place = places[seat]!;
  if (isBot(place)) {
    const level = place.chair.kind === 'bot' ? place.chair.level : STAND_IN;
    return { do: 'bot', seat, level, by: 'bot', due: since + pace.bot };
  }
  const limit = limitOf(room);
  if (limit === undefined) return undefined;
  if (agreed.clock && 'turn' in agreed.clock && lateness[seat]! >= MOST_LATE) return { do: 'replace', seat, due: 0 };
  const lost = gone[seat];
  const due = lost === undefined ? since + limit : Math.max(since + limit, lost + GRACE);
  return agreed.late === 'bot'
    ? { do: 'bot', seat, level: STAND_IN, by: 'referee', due }
    : { do: 'mildest', seat, due };
}

/** The next thing that happens if nobody does anything; undefined where people may take for ever. */
export function nextTask(room: Room, gone: Gone, pace: Pace): Task | undefined {
  switch (room.phase) {
    case 'gathering':
      return room.places.every((place) => place.chair.kind === 'bot' || place.guest !== undefined)
        ? { do: 'commit', due: 0 }
        : undefined;
    case 'dealing':
      return dealing(room, pace);
    case 'playing': {
      const turns = toAct(room).flatMap((seat) => turnOf(room, seat, gone, pace) ?? []);
      return turns.reduce<Task | undefined>(
        (first, task) => (first && first.due <= task.due ? first : task),
        undefined,
      );
    }
    case 'over':
      return room.agreed.rated && room.match && !room.changes ? { do: 'rate', due: 0 } : undefined;
  }
}

/** The deal that the shuffle makes. */
export function dealBy(room: Room): Deed {
  const { id, game, table, shuffle } = room;
  if (!shuffle) throw new Error(`table ${id} deals without a shuffle`);
  const { round, secret, added } = shuffle;
  return { do: 'dealt', deal: game.writeDeal(game.deal(table, shuffler({ table: id, round, secret, added }))) };
}

const MILD = ['pass', 'draw', 'decline', 'take-25'];

/** The move that does least: a word of restraint where it is legal, else the lowest score, the first by code unit. */
export function mildest({ game, match }: Room, seat: Seat): string {
  if (!match) throw new Error('nobody is to act');
  const { state } = match;
  const moves: readonly unknown[] = game.moves(state, seat);
  const written = moves.map((move) => game.write(move)).sort();
  const mild = MILD.find((word) => written.includes(word));
  if (mild !== undefined) return mild;
  const points = written.map((text) => game.explain(state, seat, game.read(text)).points);
  return written[points.indexOf(Math.min(...points))]!;
}
