/** Entries of a pad in words, and why one was refused. */

import { arithmetics, countOf } from '@boneyard/engine/pads/arithmetic';
import { type Entry, endsRound, type Held, type Pad } from '@boneyard/engine/pads/pad';
import { type Tally, tally } from '@boneyard/engine/pads/tally';
import { type BeadOptions, shortestGroup } from '@boneyard/rules/games/bead/options';
import type { MatchLength } from '@boneyard/rules/options';
import type { Problem } from '@boneyard/rules/problem';
import type { Browser } from '@boneyard/words/en/browser';
import type { Papers } from '@boneyard/words/en/papers';

/** With the minus sign that numbers have in print. */
export function written(n: number): string {
  return n < 0 ? `−${-n}` : `${n}`;
}

export function signed(n: number): string {
  return n > 0 ? `+${n}` : written(n);
}

/** The tally after each entry. */
export function running(pad: Pad): readonly Tally[] {
  return pad.entries.map((_, index) => tally({ ...pad, entries: pad.entries.slice(0, index + 1) }));
}

/** The round that an entry belongs to, from 1. */
export function roundOf({ entries }: Pad, index: number): number {
  return entries.slice(0, index).filter(endsRound).length + 1;
}

/** The lengths as they are multiplied: `3 × 4 × 2 = 24`. */
export function product(lengths: readonly number[], double: boolean): string {
  const factors = double ? [...lengths, 2] : lengths;
  return `${factors.join(' × ')} = ${factors.reduce((product, length) => product * length, 1)}`;
}

export function countIn({ game, options }: Pad, held: Held): number {
  return countOf(held, arithmetics[game], options);
}

/** What was left in the hands, and in the boneyard where it counts. */
function leftIn(pad: Pad, entry: Extract<Entry, { left: unknown }>, { pad: said }: Papers): string {
  const hands = pad.names
    .map((name, seat) => ({ name, seat }))
    .filter(({ seat }) => entry.kind === 'blocked' || seat !== entry.seat)
    .map(({ name, seat }) => `${name} ${countIn(pad, entry.left[seat]!)}`);
  const boneyard = entry.boneyard === undefined ? [] : [`${said.boneyard} ${countIn(pad, entry.boneyard)}`];
  return said.told.left([...hands, ...boneyard].join(', '));
}

/** One line without what it brings. */
export function told(pad: Pad, entry: Entry, round: number, papers: Papers): string {
  const said = papers.pad.told;
  const who = 'seat' in entry ? pad.names[entry.seat]! : '';
  switch (entry.kind) {
    case 'lengths': {
      const sum = product(entry.lengths, entry.double);
      return entry.double ? said.double(who, sum) : said.lengths(who, sum);
    }
    case 'tile':
      return typeof entry.tile === 'number' ? said.total(who, entry.tile) : said.tile(who, entry.tile);
    case 'bonus':
      return said.bonus(who);
    case 'drawn':
      return said.drawn(who, entry.tiles);
    case 'passed':
      return said.passed(who);
    case 'out':
      return `${said.out(round, who)}; ${leftIn(pad, entry, papers)}`;
    case 'blocked':
      return pad.game === 'quad' ? said.blocked(round) : `${said.blocked(round)}; ${leftIn(pad, entry, papers)}`;
  }
}

/** What an entry changed: `Ana +14, Bo −5`. */
export function gains({ names }: Pad, changes: readonly number[], { pad: said }: Papers): string {
  const told = names.flatMap((name, seat) => (changes[seat] === 0 ? [] : [`${name} ${signed(changes[seat]!)}`]));
  return told.join(', ') || said.told.nobody;
}

/** What is being played for. */
export function lengthOf({ options }: Pad, { pads }: Papers): string {
  const match = options.match as MatchLength;
  return 'target' in match ? pads.toTarget(match.target) : pads.forRounds(match.rounds);
}

/** How it stands, in a sentence; empty before anything is written. */
export function standing(
  { names, entries }: Pad,
  seats: readonly number[],
  over: boolean,
  words: Browser,
  papers: Papers,
) {
  if (entries.length === 0) return '';
  const who = words.speech.and(seats.map((seat) => names[seat]!));
  return over ? papers.pads.won(who, seats.length > 1) : papers.pads.ahead(who, seats.length > 1);
}

/** Why an entry cannot be: in the words of its form where that says more. */
export function refusal(problem: Problem, kind: unknown, pad: Pad, words: Browser, papers: Papers): string {
  const said = papers.pad.refused;
  if (problem.problem === 'bad round' && kind === 'tile') return said.tile;
  if (problem.problem === 'bad round' && kind === 'lengths')
    return said.lengths(shortestGroup(pad.options as BeadOptions) + 1);
  return words.problem(problem);
}
