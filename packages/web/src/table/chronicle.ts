/** What happened at a table, move by move, as one of its seats has seen it. */

import type { Match } from '@boneyard/engine/match';
import type { Log, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Telling } from '@boneyard/words/telling/telling';

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
  positions: readonly Match[],
  index: number,
  names: readonly string[],
  viewer: Seat | undefined,
  telling: Telling,
  words: Browser,
): Entry[] {
  const [before, after] = [positions[index - 1], positions[index]!];
  if (!before || before.state.round !== after.state.round) return [];
  const { game } = after;
  const views = { before: game.view(before.state, viewer), after: game.view(after.state, viewer) };
  return learned(views.before.log, views.after.log).map(({ seat, move: made }) => {
    const move = game.write(made);
    return {
      index,
      round: after.state.round,
      seat,
      move,
      gain: after.state.scores[seat]! - before.state.scores[seat]!,
      told: telling.tell({ who: names[seat]!, move, ...views }, words),
    };
  });
}

export function chronicle(
  positions: readonly Match[],
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
export function drawn(positions: readonly Match[], viewer: Seat, telling: Telling): string[] {
  const [before, after] = [positions.at(-2), positions.at(-1)];
  if (!before || !after || before.state.round !== after.state.round) return [];
  const had = telling.tiles(before.game.view(before.state, viewer), viewer);
  return telling.tiles(after.game.view(after.state, viewer), viewer).filter((tile) => !had.includes(tile));
}
