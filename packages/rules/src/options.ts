/** The options of a table: one specification, from which forms, defaults and checks are derived. */

import { isProblem, type Problem } from './problem';

/** A match is played to a score or for a number of rounds. */
export type MatchLength = { readonly target: number } | { readonly rounds: number };

export type OptionValue = string | number | boolean | MatchLength;
export type Options = Readonly<Record<string, OptionValue>>;

/** What is known when an option is checked: the number of players and the options before it. */
export interface Settled {
  readonly players: number;
  readonly options: Options;
}

interface OptionOf<T> {
  /** The default. */
  readonly usual: (settled: Settled) => T;
  /** What leaving it out meant in records of `boneyard/1` and in whatever else was stored then, if that is not the default. */
  readonly formerly?: T;
  /** False if the option would change nothing, so that a form need not show it. */
  readonly matters?: (settled: Settled) => boolean;
}

export interface ChoiceOption extends OptionOf<string | number | boolean> {
  readonly kind: 'choice';
  readonly values: (settled: Settled) => readonly (string | number | boolean)[];
}

export interface CountOption extends OptionOf<number> {
  readonly kind: 'count';
  readonly least: number;
  readonly most: (settled: Settled) => number;
}

export interface MatchOption extends OptionOf<MatchLength> {
  readonly kind: 'match';
  readonly lengths: readonly ('target' | 'rounds')[];
}

export type Option = ChoiceOption | CountOption | MatchOption;

/** In the order in which the options are checked. */
export type OptionSpec = Readonly<Record<string, Option>>;

/** A choice between values, the first of which is the default. */
export function choice(
  ...values: readonly [string | number | boolean, ...(string | number | boolean)[]]
): ChoiceOption {
  return { kind: 'choice', values: () => values, usual: () => values[0] };
}

const MOST_POINTS = 1_000_000;
const MOST_ROUNDS = 1_000;

function wholeNumber(value: unknown, least: number, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** The allowed values, as a person would type them. */
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

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

/** Options that were stored as `boneyard/1` had them: what was left out then is filled in with what it meant then. */
export function fromFormer(spec: OptionSpec, given: unknown): unknown {
  if (given !== undefined && !isObject(given)) return given;
  const former = Object.entries(spec).flatMap(([name, { formerly }]) =>
    formerly === undefined ? [] : [[name, formerly] as const],
  );
  return { ...Object.fromEntries(former), ...given };
}

/** Fills in the defaults and rejects unknown options and values that are not allowed. */
export function settle(spec: OptionSpec, players: number, given: unknown): Options | Problem {
  if (given !== undefined && !isObject(given)) return { problem: 'bad option', what: JSON.stringify(given) };
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

/** A valid table, or what is wrong with it. */
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
