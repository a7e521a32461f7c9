import { applyDelta, type Delta, difference } from '@boneyard/protocol/delta';
import { fromWire, type Json } from '@boneyard/protocol/json';
import type { Clock } from '@boneyard/protocol/tables';
import type { Game, Seat } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { chancesOf } from '@boneyard/rules/verdicts';
import { expect, test } from 'vitest';
import { nextRound } from './decide';
import type { Deed } from './entries';
import { dealDeed } from './referee';
import { fold, type Room, toAct } from './room';
import { commonDifference, commonView } from './tableview';

const ID = 'AAAAbbbbCCCC0123';
const CLOCKS: readonly Clock[] = [null, { turn: 30 }, { days: 3 }];
const CHANGE = { from: 1500, to: { rating: 1512, provisional: false } };

const anyMove = ({ game, match }: Room, seat: Seat, random: Random): Deed => {
  const { state } = match!;
  const chosen: unknown = pick(game.moves(state, seat), random);
  const chances = chancesOf(game, state, seat, chosen);
  return { do: 'moved', seat, move: game.write(chances.length > 0 ? pick(chances, random).move : chosen) };
};

/** Something that can happen at any time, and mostly does not change the phase. */
function interruption({ places }: Room, random: Random): Deed {
  const seat = random.below(places.length);
  const name = `Name ${random.below(9)}`;
  return pick<Deed>(
    [
      { do: 'sat', seat, guest: `guest-${random.below(3)}`, name, ...(random.below(2) === 0 && { bot: true }) },
      { do: 'stood', seat },
      { do: 'filled', seat, level: pick(['casual', null] as const, random) },
      { do: 'replaced', seat },
      { do: 'returned', seat },
      { do: 'forgotten', seat },
      { do: 'offered', what: pick(['end', 'again'] as const, random), seat, yes: random.below(2) === 0 },
    ],
    random,
  );
}

/** What is done next where nobody interrupts. */
function nextDeed(room: Room, random: Random): Deed {
  const { phase, shuffle, places } = room;
  if (phase === 'playing')
    return random.below(60) === 0 ? { do: 'ended' } : anyMove(room, pick(toAct(room), random), random);
  if (phase === 'over')
    return pick<Deed>(
      [
        { do: 'followed', table: 'BBBBccccDDDD4567' },
        { do: 'rated', changes: places.map(() => pick([CHANGE, null], random)) },
      ],
      random,
    );
  const seat = random.below(places.length);
  const attempt = shuffle?.attempt ?? 0;
  const begin: Deed = {
    do: 'committed',
    round: nextRound(room),
    secret: `${random.below(9)}`.repeat(64),
    attempt: attempt + 1,
  };
  if (phase === 'gathering' || shuffle?.round !== nextRound(room)) return { ...begin, attempt: 0 };
  const bits = `${seat}`.repeat(32);
  const kind = random.below(8);
  if (kind === 0) return begin;
  if (kind < 4) return shuffle.sealed ? { do: 'added', seat, bits } : { do: 'promised', seat, hash: bits.repeat(2) };
  return shuffle.sealed ? dealDeed(room) : { do: 'sealed' };
}

/** A table as it is after every entry of a log, which may be one that no server would write. */
function roomsOf(game: Game, random: Random): Room[] {
  const { players, options } = anyTable(game, random);
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const agreed = { game: game.id, options, chairs, clock: pick(CLOCKS, random), late: 'bot' as const, listed: true };
  let room = fold(undefined, { do: 'opened', by: 'guest-0', agreed, at: 0 }, ID);
  const rooms = [room];
  for (const length = 20 + random.below(120); rooms.length < length; rooms.push(room)) {
    const deed = random.below(4) === 0 ? interruption(room, random) : nextDeed(room, random);
    room = fold(room, { ...deed, at: 1000 * rooms.length }, ID);
  }
  return rooms;
}

const parsed = (text: string) => JSON.parse(text) as Delta;

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a step says as much about the table as comparing all of it would',
  (id, game) => {
    const random = seeded(`common differences of ${id}`);
    const phases = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const rooms = roomsOf(game, random);
      for (const [n, before] of rooms.entries()) {
        phases.add(before.phase);
        // Several changes may be one step.
        for (const now of [rooms[n + 1], rooms[n + 2 + random.below(20)]]) {
          if (!now) continue;
          const step = parsed(commonDifference(before, now));
          expect(step).toEqual(parsed(difference(commonView(before), commonView(now))!));
          const shown = fromWire<unknown>(JSON.parse(JSON.stringify(commonView(before))) as Json);
          expect(applyDelta(shown, step)).toEqual(fromWire(JSON.parse(JSON.stringify(commonView(now))) as Json));
        }
      }
    }
    expect([...phases].sort()).toEqual(['dealing', 'gathering', 'over', 'playing']);
  },
);
