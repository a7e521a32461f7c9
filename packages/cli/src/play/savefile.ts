/** Saves a match to a file after every move, and loads it again. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Match, recordOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { CommandError, type Console } from '../console';

function why(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Writes a new file and renames it, so that there is always a complete one. */
export function save(match: Match, names: readonly string[], file: string, { words }: Console): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(recordOf(match, names), null, 1)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new CommandError(words.terminal.cannotWrite(file, why(error)));
  }
}

/** The match in a file; undefined if the file does not exist yet. */
export function load(file: string, { words }: Console): Match | undefined {
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(words.terminal.cannotRead(file, why(error)));
  }
  const record = parseRecord(text);
  if (isProblem(record)) throw new CommandError(words.terminal.fault(file, words.problem(record)));
  const replaying = replay(record);
  let match: Match | undefined;
  for (;;) {
    const { value, done } = replaying.next();
    if (!done) match = value.match;
    else if (value) throw new CommandError(words.terminal.fault(file, words.problem(value)));
    else return match;
  }
}
