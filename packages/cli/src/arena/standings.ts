/** The result of a contest as a table for the terminal. */

import { writeBudget } from '@boneyard/bots/arena/budget';
import { type Contest, type Entrant, sidesOf } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import { type Estimate, strengthOf } from '@boneyard/bots/arena/statistics';
import type { Words } from '@boneyard/words/words';
import type { Console } from '../console';

/** Entrants that are the same bot with the same budget share a row. */
export function groupEntrants(
  entrants: readonly Entrant[],
): { readonly entrant: Entrant; readonly members: number[] }[] {
  const found = new Map<string, { entrant: Entrant; members: number[] }>();
  for (const [index, entrant] of entrants.entries()) {
    const key = `${entrant.bot} ${writeBudget(entrant.budget)}`;
    const row = found.get(key) ?? { entrant, members: [] };
    row.members.push(index);
    found.set(key, row);
  }
  return [...found.values()];
}

/** Who plays whom, as `2 × expert – expert + casual`: sides that are the same are named once. */
export function sidesText(contest: Contest, nameOf: (entrant: Entrant) => string): string {
  const sides = sidesOf(contest).map((side) =>
    groupEntrants(side)
      .map(({ entrant, members }) => (members.length > 1 ? `${members.length} × ${nameOf(entrant)}` : nameOf(entrant)))
      .join(' + '),
  );
  return [...new Set(sides)].join(' – ');
}

/** The win rate of each side if all players were equally strong. */
export function equalShare(contest: Contest): number {
  return 1 / sidesOf(contest).length;
}

export function percentOf({ mean, half }: Estimate, { number, percent }: Words['arena']): string {
  return `${percent(number(100 * mean, 1))} ± ${number(100 * half, 1)}`;
}

export function signOf(value: number): string {
  return value < 0 ? '−' : '+';
}

export function pointsOf({ mean, half }: Estimate, { number }: Words['arena']): string {
  return `${signOf(mean)}${number(Math.abs(mean), 1)} ± ${number(half, 1)}`;
}

/** Rounded to three significant digits. */
export function decisionsPerSecond(decisions: number, milliseconds: number): string {
  if (milliseconds === 0) return '–';
  return String(Number(((1000 * decisions) / milliseconds).toPrecision(3)));
}

export function standings(contest: Contest, played: readonly DealResult[], { words }: Console): string[] {
  const { columns, share, percent, number } = words.arena;
  const rows = groupEntrants(contest.entrants).map(({ entrant, members }) => {
    const { win, margin, decisions, milliseconds } = strengthOf(played, members);
    return [
      entrant.bot,
      writeBudget(entrant.budget),
      percentOf(win, words.arena),
      pointsOf(margin, words.arena),
      decisionsPerSecond(decisions, milliseconds),
    ];
  });
  const all = [[columns.bot, columns.budget, columns.win, columns.margin, columns.pace], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const lines = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('   ')
      .trimEnd(),
  );
  return [...lines, share(percent(number(100 * equalShare(contest), 1)))];
}
