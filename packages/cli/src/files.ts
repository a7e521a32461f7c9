/** Files that the user named: what goes wrong with them is told in one line. */

import { readFileSync, writeFileSync } from 'node:fs';
import { Complaint, type Console } from './console';

function why(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export function readText(file: string, { words }: Console): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(words.terminal.cannotRead(file, why(error)));
  }
}

/** Does something that writes to the file. */
export function writing(file: string, { words }: Console, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new Complaint(words.terminal.cannotWrite(file, why(error)));
  }
}

export function writeText(file: string, text: string, io: Console): void {
  writing(file, io, () => writeFileSync(file, text));
}
