/** What happened at a table, move by move, as one of its seats saw it. */

import type { Common, Log, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import type { TablePosition } from '../play/play';

export interface ChronicleEntry {
  /** The index of the position that it led to. */
  readonly index: number;
  readonly round: number;
  readonly seat: Seat;
  /** In notation, as the list of moves says it. */
  readonly move: string;
  /** As the game writes it, with how a tile was let go and what became of it. */
  readonly written: string;
  /** What the viewer saw before it. */
  readonly before: Common;
  /** The change of the seat's score. */
  readonly gain: number;
  /** The time was up, and the referee made the move. */
  readonly late: boolean;
  readonly told: string;
}

type Made = Log<unknown>;

/** The moves that a position reveals: usually one, none while answers are secret, several when they are revealed together. */
function learned(before: Made | undefined, after: Made | undefined): Made[] {
  if (after && after.before === before) return [after];
  const past = new Set<Made>();
  for (let entry = before; entry; entry = entry.before) past.add(entry);
  const news: Made[] = [];
  let shared = after;
  for (; shared && !past.has(shared); shared = shared.before) news.unshift(shared);
  // The viewer knew their own answer before those of the others.
  const known: Made[] = [];
  for (let entry = before; entry && entry !== shared; entry = entry.before) known.push(entry);
  return news.filter(({ seat, move }) => !known.some((own) => own.seat === seat && own.move === move));
}

/** The moves that a position shows for the first time; none at the start of a round or when it is given up. */
function entriesAt(
  positions: readonly TablePosition[],
  index: number,
  names: readonly string[],
  viewer: Seat | undefined,
  narration: Narration<Common, Browser>,
  words: Browser,
): ChronicleEntry[] {
  const { game, movedBy } = positions[index]!;
  const before = positions[index - 1]?.seen(viewer);
  const after = positions[index]!.seen(viewer);
  if (!before || before.round !== after.round) return [];
  const views = { before, after };
  return learned(views.before.log, views.after.log).map((entry) => {
    const { seat } = entry;
    const move = game.write(entry.move);
    const late = movedBy?.(entry) === 'referee';
    const told = narration.tell({ who: names[seat]!, move, ...views }, words);
    return {
      index,
      round: after.round,
      seat,
      move: narration.list?.(move) ?? move,
      written: move,
      before,
      gain: after.scores[seat]! - before.scores[seat]!,
      late,
      told: late ? words.web.table.lateTold(told) : told,
    };
  });
}

export function chronicle(
  positions: readonly TablePosition[],
  from: number,
  names: readonly string[],
  viewer: Seat | undefined,
  narration: Narration<Common, Browser>,
  words: Browser,
): ChronicleEntry[] {
  const entries: ChronicleEntry[] = [];
  for (let index = Math.max(1, from); index < positions.length; index++) {
    entries.push(...entriesAt(positions, index, names, viewer, narration, words));
  }
  return entries;
}

/** What happened before the first moves of the rounds that begin from an index on; at least of the newest position. */
export function beginnings(
  positions: readonly TablePosition[],
  from: number,
  names: readonly string[],
  viewer: Seat | undefined,
  { began }: Narration<Common, Browser>,
  words: Browser,
): string[] {
  return positions.slice(Math.min(from, positions.length - 1)).flatMap(({ seen }) => {
    const view = seen(viewer);
    return view.log || !began ? [] : began(view, names, words);
  });
}

/** Moves that the list shows as one: a move alone, or all that a seat drew from the stock before it did something else. */
export interface ChronicleRow {
  readonly first: ChronicleEntry;
  readonly last: ChronicleEntry;
  /** How many tiles were drawn; undefined for other moves. */
  readonly drew: number | undefined;
  readonly gain: number;
}

export function rowsOf(entries: readonly ChronicleEntry[], stockMove: string | undefined): ChronicleRow[] {
  const rows: ChronicleRow[] = [];
  for (const entry of entries) {
    const draws = entry.written === stockMove;
    const before = rows.at(-1);
    const goesOn = draws && before?.drew !== undefined && !entry.late && !before.last.late;
    if (goesOn && before.last.seat === entry.seat && before.last.round === entry.round)
      rows[rows.length - 1] = { ...before, last: entry, drew: before.drew! + 1, gain: before.gain + entry.gain };
    else rows.push({ first: entry, last: entry, drew: draws ? 1 : undefined, gain: entry.gain });
  }
  return rows;
}

/** The tiles that came into the viewer's hand with the last move, or with all that they have just drawn. */
export function drawn(
  positions: readonly TablePosition[],
  viewer: Seat,
  narration: Narration<Common, Browser>,
  stockMove: string | undefined,
): string[] {
  const draws = ({ game, seen }: TablePosition) => {
    const { log } = seen(viewer);
    return log?.seat === viewer && game.write(log.move) === stockMove;
  };
  let from = positions.length - 2;
  while (from > 0 && draws(positions[from]!) && draws(positions.at(-1)!)) from--;
  const [before, after] = [positions[from]?.seen(viewer), positions.at(-1)?.seen(viewer)];
  if (!before || !after || before.round !== after.round) return [];
  const had = narration.tiles(before, viewer);
  return narration.tiles(after, viewer).filter((tile) => !had.includes(tile));
}
