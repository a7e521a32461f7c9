/** Reads and writes files that the user named; problems are reported in one line. */

import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError, type Console } from './console';

function why(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function readText(file: string, { words }: Console): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CommandError(words.terminal.cannotRead(file, why(error)));
  }
}

/** Runs `write`, and reports a failure with the name of the file. */
export function writing(file: string, { words }: Console, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new CommandError(words.terminal.cannotWrite(file, why(error)));
  }
}

export function writeText(file: string, text: string, io: Console): void {
  writing(file, io, () => writeFileSync(file, text));
}
