/** What a table may agree on: one specification from which forms, defaults and checks are made. */

import { isProblem, type Problem } from './problem';

/** A match is played to a score or for a number of rounds. */
export type MatchLength = { readonly target: number } | { readonly rounds: number };

export type OptionValue = string | number | boolean | MatchLength;
export type Options = Readonly<Record<string, OptionValue>>;

/** What is settled when an option is looked at: the seats and the options before it. */
export interface Settled {
  readonly players: number;
  readonly options: Options;
}

interface OptionOf<T> {
  /** What it is when nobody says. */
  readonly usual: (settled: Settled) => T;
  /** False where it would change nothing, so that a form need not ask. */
  readonly matters?: (settled: Settled) => boolean;
}

export interface Choice extends OptionOf<string | number | boolean> {
  readonly kind: 'choice';
  readonly values: (settled: Settled) => readonly (string | number | boolean)[];
}

export interface Count extends OptionOf<number> {
  readonly kind: 'count';
  readonly least: number;
  readonly most: (settled: Settled) => number;
}

export interface Match extends OptionOf<MatchLength> {
  readonly kind: 'match';
  readonly lengths: readonly ('target' | 'rounds')[];
}

export type Option = Choice | Count | Match;

/** In the order they are settled. */
export type OptionSpec = Readonly<Record<string, Option>>;

/** A choice between values, the first of which is the default. */
export function choice(...values: readonly [string | number | boolean, ...(string | number | boolean)[]]): Choice {
  return { kind: 'choice', values: () => values, usual: () => values[0] };
}

const MOST_POINTS = 1_000_000;
const MOST_ROUNDS = 1_000;

function wholeNumber(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** What may be chosen, in words that a person can type. */
function allowed(option: Option, settled: Settled): string[] {
  switch (option.kind) {
    case 'choice':
      return option.values(settled).map((value) => JSON.stringify(value));
    case 'count':
      return [`${option.least}–${option.most(settled)}`];
    case 'match':
      return option.lengths.map((length) => `{"${length}": n}`);
  }
}

function fits(option: Option, value: unknown, settled: Settled): value is OptionValue {
  switch (option.kind) {
    case 'choice':
      return option.values(settled).some((one) => one === value);
    case 'count':
      return wholeNumber(value, option.least, option.most(settled));
    case 'match': {
      if (typeof value !== 'object' || value === null) return false;
      const [entry, ...more] = Object.entries(value);
      if (!entry || more.length > 0) return false;
      const [length, size] = entry;
      if (!option.lengths.some((one) => one === length)) return false;
      return wholeNumber(size, 1, length === 'target' ? MOST_POINTS : MOST_ROUNDS);
    }
  }
}

/** Fills in the defaults and refuses what is unknown or impossible. */
export function settle(spec: OptionSpec, players: number, given: unknown): Options | Problem {
  if (given !== undefined && (typeof given !== 'object' || given === null || Array.isArray(given)))
    return { problem: 'bad option', what: JSON.stringify(given) };
  const wishes = new Map(Object.entries(given ?? {}));
  for (const name of wishes.keys())
    if (!Object.hasOwn(spec, name)) return { problem: 'unknown option', what: name, instead: Object.keys(spec) };
  const options: Record<string, OptionValue> = {};
  for (const [name, option] of Object.entries(spec)) {
    const settled: Settled = { players, options };
    const value = wishes.has(name) ? wishes.get(name) : option.usual(settled);
    if (!fits(option, value, settled))
      return { problem: 'bad option', what: `${name}: ${JSON.stringify(value)}`, instead: allowed(option, settled) };
    options[name] = value;
  }
  return options;
}

/** A table that can be played at, or why not. */
export function setTable(
  game: { readonly seats: readonly number[]; readonly options: OptionSpec },
  players: unknown,
  given: unknown,
): { readonly players: number; readonly options: Options } | Problem {
  if (!game.seats.some((seats) => seats === players))
    return { problem: 'bad players', what: JSON.stringify(players), instead: game.seats.map(String) };
  const options = settle(game.options, players as number, given);
  return isProblem(options) ? options : { players: players as number, options };
}
