/** Creates and changes score pads, and converts them to and from JSON. Reading never throws. */

import { type GameId, gameCalled, games } from '@boneyard/rules/games';
import { fromFormer, setTable } from '@boneyard/rules/options';
import { isProblem, type Problem } from '@boneyard/rules/problem';
import { isObject, readEntry } from './entries';
import type { Entry, Pad } from './pad';
import { over } from './tally';

const PAD_FORMAT = 'boneyard-pad/2';
/** Still read. Options that it leaves out mean what they meant in `boneyard/1`. */
const FORMER_PAD = 'boneyard-pad/1';

function readNames(json: unknown): readonly string[] | Problem {
  const fine = Array.isArray(json) && json.every((name) => typeof name === 'string' && name.trim() !== '');
  return fine ? (json as string[]) : { problem: 'bad names', what: JSON.stringify(json) ?? 'undefined' };
}

/** An empty pad. Options that are not given have their defaults. */
export function newPad(game: unknown, names: unknown, options: unknown): Pad | Problem {
  const known = gameCalled(game);
  if (!known)
    return { problem: 'unknown game', what: JSON.stringify(game) ?? 'undefined', instead: games.map(({ id }) => id) };
  const players = readNames(names);
  if (isProblem(players)) return players;
  const table = setTable(known, players.length, options);
  if (isProblem(table)) return table;
  return { game: known.id as GameId, options: table.options, names: players, entries: [] };
}

/** Adds an entry. */
export function write(pad: Pad, json: unknown): Pad | Problem {
  if (over(pad)) return { problem: 'match is over' };
  const entry = readEntry(json, pad);
  return isProblem(entry) ? entry : { ...pad, entries: [...pad.entries, entry] };
}

/** Removes the last entry. */
export function undo(pad: Pad): Pad {
  return { ...pad, entries: pad.entries.slice(0, -1) };
}

/** Replaces an entry. */
export function correct(pad: Pad, index: number, json: unknown): Pad | Problem {
  const what = `entries[${index}]`;
  if (!(index in pad.entries)) return { problem: 'bad round', what };
  const entry = readEntry(json, pad, what);
  return isProblem(entry) ? entry : { ...pad, entries: pad.entries.with(index, entry) };
}

export function padJson(pad: Pad): Readonly<Record<string, unknown>> {
  return { format: PAD_FORMAT, ...pad };
}

export function readPad(json: unknown): Pad | Problem {
  if (!isObject(json)) return { problem: 'not a record' };
  if (json.format !== PAD_FORMAT && json.format !== FORMER_PAD)
    return { problem: 'other format', what: JSON.stringify(json.format) ?? 'undefined', instead: [PAD_FORMAT] };
  const game = gameCalled(json.game);
  const former = json.format === FORMER_PAD && game;
  const pad = newPad(json.game, json.names, former ? fromFormer(former.options, json.options) : json.options);
  if (isProblem(pad)) return pad;
  if (!Array.isArray(json.entries)) return { problem: 'bad round', what: 'entries' };
  const entries: Entry[] = [];
  for (const [index, part] of json.entries.entries()) {
    const entry = readEntry(part, pad, `entries[${index}]`);
    if (isProblem(entry)) return entry;
    entries.push(entry);
  }
  return { ...pad, entries };
}

export function parsePad(text: string): Pad | Problem {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problem: 'not json', what: error instanceof Error ? error.message : String(error) };
  }
  return readPad(json);
}
