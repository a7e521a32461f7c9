/** Keeps the results of arenas in a file that only grows, and finds what is there already. */

import { appendFileSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Contest } from '@boneyard/bots/arena/contest';
import type { Played } from '@boneyard/bots/arena/playing';
import { readResults, sameContest, writeContest, writePlayed } from '@boneyard/bots/arena/results';
import { Complaint, type Console } from '../console';
import { readText, writing } from '../files';

/** The deals of one contest: those kept from before, and where the next ones go. */
export interface Book {
  readonly kept: readonly Played[];
  keep(played: Played): void;
}

export interface Shelf {
  book(contest: Contest): Book;
}

/** Nothing is kept where there is no file. */
const NOWHERE: Shelf = { book: () => ({ kept: [], keep: () => {} }) };

export function shelfOf(file: string | undefined, io: Console): Shelf {
  if (file === undefined) return NOWHERE;
  const { words } = io;
  const text = existsSync(file) ? readText(file, io) : '';
  const results = readResults(text);
  if ('broken' in results)
    throw new Complaint(words.arena.brokenAt(file, results.line, words.arena.broken[results.broken]));
  const append = (more: string) => writing(file, io, () => appendFileSync(file, more));
  writing(file, io, () => {
    mkdirSync(dirname(file), { recursive: true });
    // Somebody was stopped in the middle of a line.
    if (results.whole < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, results.whole)));
  });
  let contests = results.contests.length;
  return {
    book(contest) {
      const index = results.contests.findIndex((one) => sameContest(one.contest, contest));
      let number = index + 1;
      return {
        kept: results.contests[index]?.played ?? [],
        keep(played) {
          if (number === 0) {
            number = ++contests;
            append(writeContest(number, contest));
          }
          append(writePlayed(number, played));
        },
      };
    },
  };
}
