/** Nothing secret leaks: for every deal that a viewer still thinks possible, they are sent the same bytes. */

import { promiseOf } from '@boneyard/protocol/fair';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, type Random, seeded } from '@boneyard/rules/random';
import { anyTable } from '@boneyard/rules/testing/tables';
import { chancesOf } from '@boneyard/rules/verdicts';
import { describe, expect, test } from 'vitest';
import type { Deed, LogEntry } from './room/entries';
import { dealDeed } from './room/referee';
import { fold, type Room, toAct } from './room/room';
import { lonelyBroadcast } from './testing/viewer';

const ID = 'AAAAbbbbCCCC0123';
const SECRET = 'd'.repeat(64);
const guest = (seat: number) => `guest-id-of-${seat}`;

/** A round of random moves as a log, up to a random decision that no seat has answered yet. */
function someLog(game: Game, random: Random): { entries: LogEntry[]; room: Room; dealtAt: number } | undefined {
  const { players, options } = anyTable(game, random);
  // With open hands there is nothing to hide.
  if (options.open === true || options.strategic === true) return undefined;
  const chairs = Array.from({ length: players }, () => ({ kind: 'person' as const }));
  const agreed = { game: game.id, options, chairs, clock: { turn: 30 }, late: 'bot' as const, listed: true };
  const entries: LogEntry[] = [];
  let room: Room | undefined;
  const write = (deed: Deed) => {
    const entry: LogEntry = { ...deed, at: 1000 * entries.length };
    entries.push(entry);
    room = fold(room, entry, ID);
    return room;
  };
  write({ do: 'opened', by: guest(0), agreed });
  for (const seat of chairs.keys()) write({ do: 'sat', seat, guest: guest(seat), name: `Name ${seat}` });
  write({ do: 'committed', round: 0, secret: SECRET, attempt: 0 });
  const shuffle = { table: ID, round: 0, attempt: 0 };
  for (const seat of chairs.keys())
    write({ do: 'promised', seat, hash: promiseOf(shuffle, seat, `${seat}`.repeat(32)) });
  write({ do: 'sealed' });
  for (const seat of chairs.keys()) write({ do: 'added', seat, bits: `${seat}`.repeat(32) });
  const dealtAt = entries.length;
  let now = write(dealDeed(room!));
  let fine = { entries: entries.length, room: now };
  for (let moves = random.below(40); moves > 0 && toAct(now).length > 0; moves--) {
    const seat = pick(toAct(now), random);
    const { state } = now.match!;
    const chosen: unknown = pick(game.moves(state, seat), random);
    const chances = chancesOf(game, state, seat, chosen);
    const move = chances.length > 0 ? pick(chances, random).move : chosen;
    now = write({ do: 'moved', seat, move: game.write(move) });
    if (toAct(now).length > 0 && now.at === now.n) fine = { entries: entries.length, room: now };
  }
  return { entries: entries.slice(0, fine.entries), room: fine.room, dealtAt };
}

/** Every byte that a viewer gets while this log is written. */
function bytesOf(entries: readonly LogEntry[], viewer: Seat | undefined): string[] {
  const heard: string[] = [];
  const broadcast = lonelyBroadcast(ID);
  let room: Room | undefined;
  for (const entry of entries) {
    const after = fold(room, entry, ID);
    if (!room) {
      broadcast.loaded(after);
      const playerId = viewer === undefined ? undefined : guest(viewer);
      broadcast.add({ playerId, name: 'x', sendText: (text) => void heard.push(text) }, after);
    } else broadcast.step(after);
    room = after;
  }
  return heard;
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('every byte is the same for every deal that the viewer could believe in', () => {
    const random = seeded(`bytes of ${id}`);
    let compared = 0;
    for (let i = 0; compared < 30; i++) {
      if (i > 400) throw new Error('too few deals could be compared');
      const log = someLog(game, random);
      if (!log) continue;
      const { entries, room, dealtAt } = log;
      const viewer = pick([...room.places.keys(), undefined], random);
      const real = bytesOf(entries, viewer);
      const { state } = room.match!;
      const imagined: Common = game.imagine(game.view(state, viewer), random);
      const deal = game.writeDeal(game.dealt(imagined));
      const others = entries.map((entry, n): LogEntry => (n === dealtAt ? { ...entry, do: 'dealt', deal } : entry));
      if (JSON.stringify(deal) !== JSON.stringify(game.writeDeal(game.dealt(state)))) compared++;
      expect(bytesOf(others, viewer)).toEqual(real);
      // Neither the secret, nor contributions of others, nor anyone's session.
      const all = real.join('\n');
      expect(all).not.toContain(SECRET);
      for (const seat of room.places.keys()) {
        expect(all).not.toContain(`${seat}`.repeat(32));
        expect(all).not.toContain(guest(seat));
      }
    }
  });
});
