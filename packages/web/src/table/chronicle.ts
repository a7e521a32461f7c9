/** What happened at a table, move by move, as one of its seats has seen it. */

import type { Log, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Telling } from '@boneyard/words/telling/telling';
import type { Position } from '../play/play';

export interface Entry {
  /** Which position of the match it led to. */
  readonly index: number;
  readonly round: number;
  readonly seat: Seat;
  readonly move: string;
  /** By how much the score of the seat changed. */
  readonly gain: number;
  readonly told: string;
}

type Made = Log<unknown>;

/** What one learns of with a position: mostly one move, nothing while answers are secret, several when they are shown together. */
function learned(before: Made | undefined, after: Made | undefined): Made[] {
  if (after && after.before === before) return [after];
  const past = new Set<Made>();
  for (let entry = before; entry; entry = entry.before) past.add(entry);
  const news: Made[] = [];
  let shared = after;
  for (; shared && !past.has(shared); shared = shared.before) news.unshift(shared);
  // One's own answer was known before those of the others were.
  const known: Made[] = [];
  for (let entry = before; entry && entry !== shared; entry = entry.before) known.push(entry);
  return news.filter(({ seat, move }) => !known.some((own) => own.seat === seat && own.move === move));
}

/** The moves that a position shows for the first time; none at the beginning of a round and when it is given up. */
function entriesAt(
  positions: readonly Position[],
  index: number,
  names: readonly string[],
  viewer: Seat | undefined,
  telling: Telling,
  words: Browser,
): Entry[] {
  const { game } = positions[index]!;
  const before = positions[index - 1]?.seen(viewer);
  const after = positions[index]!.seen(viewer);
  if (!before || before.round !== after.round) return [];
  const views = { before, after };
  return learned(views.before.log, views.after.log).map(({ seat, move: made }) => {
    const move = game.write(made);
    return {
      index,
      round: after.round,
      seat,
      move,
      gain: after.scores[seat]! - before.scores[seat]!,
      told: telling.tell({ who: names[seat]!, move, ...views }, words),
    };
  });
}

export function chronicle(
  positions: readonly Position[],
  from: number,
  names: readonly string[],
  viewer: Seat | undefined,
  telling: Telling,
  words: Browser,
): Entry[] {
  const entries: Entry[] = [];
  for (let index = Math.max(1, from); index < positions.length; index++) {
    entries.push(...entriesAt(positions, index, names, viewer, telling, words));
  }
  return entries;
}

/** Tiles that came into a hand with the last move: what one drew oneself. */
export function drawn(positions: readonly Position[], viewer: Seat, telling: Telling): string[] {
  const [before, after] = [positions.at(-2)?.seen(viewer), positions.at(-1)?.seen(viewer)];
  if (!before || !after || before.round !== after.round) return [];
  const had = telling.tiles(before, viewer);
  return telling.tiles(after, viewer).filter((tile) => !had.includes(tile));
}
