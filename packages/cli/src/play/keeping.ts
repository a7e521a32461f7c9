/** Keeps a match in a file after every move, so that nothing is lost, and takes it up again from there. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type Match, recordOf } from '@boneyard/engine/match';
import { parseRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { Complaint, type Console } from '../console';

function why(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The whole file is there or the one before it is. */
export function keep(match: Match, names: readonly string[], file: string, { words }: Console): void {
  try {
    writeFileSync(`${file}.new`, `${JSON.stringify(recordOf(match, names), null, 1)}\n`);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Complaint(words.terminal.cannotWrite(file, why(error)));
  }
}

/** The match that a file holds; undefined when there is no such file yet. */
export function takeUp(file: string, { words }: Console): Match | undefined {
  if (!existsSync(file)) return undefined;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(words.terminal.cannotRead(file, why(error)));
  }
  const record = parseRecord(text);
  if (isProblem(record)) throw new Complaint(words.terminal.fault(file, words.problem(record)));
  const replaying = replay(record);
  let match: Match | undefined;
  for (;;) {
    const { value, done } = replaying.next();
    if (!done) match = value.match;
    else if (value) throw new Complaint(words.terminal.fault(file, words.problem(value)));
    else return match;
  }
}
