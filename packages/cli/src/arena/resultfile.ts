/** Saves the results of arenas in a file that only grows, and reads back what is already there. */

import { appendFileSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Contest } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import { readResults, sameContest, writeContest, writeResult } from '@boneyard/bots/arena/results';
import { CommandError, type Console } from '../console';
import { readText, writing } from '../files';

/** The deals of one contest: those already played, and a function that appends the next one. */
export interface ContestLog {
  readonly played: readonly DealResult[];
  append(played: DealResult): void;
}

export interface ResultFile {
  logOf(contest: Contest): ContestLog;
}

/** Without a file nothing is saved. */
const NO_FILE: ResultFile = { logOf: () => ({ played: [], append: () => {} }) };

export function resultFile(file: string | undefined, io: Console): ResultFile {
  if (file === undefined) return NO_FILE;
  const { words } = io;
  const text = existsSync(file) ? readText(file, io) : '';
  const results = readResults(text);
  if ('broken' in results)
    throw new CommandError(words.arena.brokenAt(file, results.line, words.arena.broken[results.broken]));
  const write = (more: string) => writing(file, io, () => appendFileSync(file, more));
  writing(file, io, () => {
    mkdirSync(dirname(file), { recursive: true });
    // An earlier run was stopped while it was writing a line.
    if (results.whole < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, results.whole)));
  });
  let contests = results.contests.length;
  return {
    logOf(contest) {
      const index = results.contests.findIndex((one) => sameContest(one.contest, contest));
      let number = index + 1;
      return {
        played: results.contests[index]?.played ?? [],
        append(played) {
          if (number === 0) {
            number = ++contests;
            write(writeContest(number, contest));
          }
          write(writeResult(number, played));
        },
      };
    },
  };
}
