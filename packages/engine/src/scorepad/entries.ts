/** Reads an entry from JSON of any shape. The result is a valid entry or a problem. */

import type { Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { arithmetics } from '../games';
import type { Arithmetic } from './arithmetic';
import { type Entry, endsRound, type Held, type Pad } from './pad';

type Json = Readonly<Record<string, unknown>>;
/** A pad without its entries. */
export type PadHeading = Pick<Pad, 'game' | 'options' | 'names'>;

const MOST_POINTS = 1_000_000;
const MOST_DRAWN = 125;
const MOST_ENDS = 100;

export function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isCount(json: unknown, most = MOST_POINTS): json is number {
  return Number.isInteger(json) && (json as number) >= 0 && (json as number) <= most;
}

function isSeat(json: unknown, { names }: PadHeading): json is Seat {
  return isCount(json, names.length - 1);
}

function bad(what: string): Problem {
  return { problem: 'bad round', what };
}

function readHeld(json: unknown, what: string, arithmetic: Arithmetic, options: Options): Held | Problem {
  if (isCount(json)) return json;
  if (!Array.isArray(json)) return bad(what);
  for (const name of json)
    if (typeof name !== 'string' || arithmetic.tile(name, options) === undefined)
      return { problem: 'unknown tile', what: `${what}: ${JSON.stringify(name)}` };
  return json as string[];
}

/** The name of a tile that appears more often than the set has it. */
function doubled(places: readonly Held[], arithmetic: Arithmetic, options: Options): string | undefined {
  const seen = new Map<number, number>();
  for (const name of places.flatMap((held) => (typeof held === 'number' ? [] : held))) {
    const tile = arithmetic.tile(name, options)!;
    seen.set(tile, (seen.get(tile) ?? 0) + 1);
    if (seen.get(tile)! > arithmetic.copies) return name;
  }
  return undefined;
}

function readEnding(json: Json, what: string, heading: PadHeading): Entry | Problem {
  const { game, options, names } = heading;
  const arithmetic = arithmetics[game];
  if (!Array.isArray(json.left) || json.left.length !== names.length) return bad(`${what}.left`);
  const left: Held[] = [];
  for (const [seat, part] of json.left.entries()) {
    const held = readHeld(part, `${what}.left[${seat}]`, arithmetic, options);
    if (isProblem(held)) return held;
    left.push(held);
  }
  const boneyard = json.boneyard === undefined ? 0 : readHeld(json.boneyard, `${what}.boneyard`, arithmetic, options);
  if (isProblem(boneyard)) return boneyard;
  const twice = doubled([...left, boneyard], arithmetic, options);
  if (twice !== undefined) return { problem: 'tile too often', what: `${what}: ${twice}` };
  const rest = json.boneyard === undefined ? {} : { boneyard };
  if (json.kind === 'blocked') return { kind: 'blocked', left, ...rest };
  if (!isSeat(json.seat, heading)) return bad(`${what}.seat`);
  const own = left[json.seat]!;
  // A player who went out has no tiles left.
  if (typeof own === 'number' ? own !== 0 : own.length > 0) return bad(`${what}.left[${json.seat}]`);
  return { kind: 'out', seat: json.seat, left, ...rest };
}

/** Checks the shape only; the arithmetic checks whether the numbers are possible. */
function shaped(json: Json, seat: Seat): Entry | undefined {
  switch (json.kind) {
    case 'lengths': {
      const { lengths, double } = json;
      if (!Array.isArray(lengths) || !lengths.every((n) => isCount(n)) || typeof double !== 'boolean') return undefined;
      return { kind: 'lengths', seat, lengths: lengths as number[], double };
    }
    case 'tile':
      return isCount(json.tile) || typeof json.tile === 'string' ? { kind: 'tile', seat, tile: json.tile } : undefined;
    case 'ends': {
      const { ends } = json;
      if (!Array.isArray(ends) || ends.length > MOST_ENDS || !ends.every((n) => isCount(n))) return undefined;
      return { kind: 'ends', seat, ends: ends as number[] };
    }
    case 'drawn':
      return isCount(json.tiles, MOST_DRAWN) && json.tiles > 0 ? { kind: 'drawn', seat, tiles: json.tiles } : undefined;
    case 'bonus':
    case 'passed':
      return { kind: json.kind, seat };
    default:
      return undefined;
  }
}

/** `what` is the path of the entry, for the error message. */
export function readEntry(json: unknown, heading: PadHeading, what = 'entry'): Entry | Problem {
  if (!isObject(json)) return bad(what);
  if (json.kind === 'out' || json.kind === 'blocked') return readEnding(json, what, heading);
  if (!isSeat(json.seat, heading)) return bad(`${what}.seat`);
  const entry = shaped(json, json.seat);
  const arithmetic = arithmetics[heading.game];
  if (!entry || endsRound(entry) || !arithmetic.kinds(heading.options).includes(entry.kind)) return bad(what);
  if (
    entry.kind === 'tile' &&
    typeof entry.tile === 'string' &&
    arithmetic.tile(entry.tile, heading.options) === undefined
  )
    return { problem: 'unknown tile', what: `${what}: ${JSON.stringify(entry.tile)}` };
  return arithmetic.points(entry, heading.options) === undefined ? bad(what) : entry;
}
