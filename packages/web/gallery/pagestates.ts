/** Pages other than tables, by their real addresses, with what must be stored before they open. */

import { review } from '@boneyard/bots/review/review';
import { recordOf } from '@boneyard/engine/match';
import { type GameRecord, readRecord } from '@boneyard/engine/record';
import { newPad, padJson, write } from '@boneyard/engine/scorepad/pads';
import { isProblem } from '@boneyard/rules/problem';
import { reviews } from '../src/replay/reviewcache';
import { padDatabase } from '../src/scorepad/savedpads';
import { keyOf } from '../src/storage/derivedcache';
import { gameDatabase } from '../src/storage/gamedatabase';
import { type SavedGame, type Seating, VERSION } from '../src/storage/savedgame';
import { botMatch } from './botmatch';
import { amongBots, NAMES, together } from './players';
import { tableOf, VARIANTS, type Variant, variantCalled } from './variant';

export interface Gesture {
  /** What somebody does when the page is there. */
  gesture?(page: ParentNode): void;
}

export interface GamePage extends Gesture {
  /** Stores what the page shows, and gives its path. */
  path(variant: Variant, seed: string): Promise<string>;
}

export interface GeneralPage extends Gesture {
  path(seed: string): Promise<string>;
}

/** Stored games need a date; nothing shows it. */
const CHANGED = 1_800_000_000_000;

/** Plays a match and keeps this share of it. */
async function kept(
  variant: Variant,
  seed: string,
  share: number,
  seats: readonly Seating[] = amongBots(variant.players, 0),
): Promise<SavedGame> {
  const matches = await botMatch(variant.game, tableOf(variant), seed, 1);
  const match = matches[Math.round((matches.length - 1) * share)]!;
  const id = `${variant.course}-${seed}`;
  const game: SavedGame = { version: VERSION, id, revision: 0, changed: CHANGED, seats, record: recordOf(match) };
  await (await gameDatabase()).save(game);
  return game;
}

/** Gives each move a fixed number of iterations, so that the same game gets the same review. */
const ITERATIONS = 300;

async function keepReview(record: GameRecord): Promise<void> {
  const read = readRecord(record);
  if (isProblem(read)) throw new Error(JSON.stringify(read));
  const reviewing = review(read, { iterations: ITERATIONS }, () => 0);
  for (;;) {
    const { value, done } = reviewing.next();
    if (!done) continue;
    if (isProblem(value)) throw new Error(JSON.stringify(value));
    return reviews.save(keyOf(record), value);
  }
}

/** A pad with what was left in the hands of two rounds. */
async function keepPad({ game, course, players, options }: Variant, seed: string): Promise<string> {
  let pad = newPad(game.id, NAMES.slice(0, players), options);
  for (const round of [1, 2]) {
    if (isProblem(pad)) break;
    const left = NAMES.slice(0, players).map((_, seat) => (seat === round ? 0 : 3 * seat + 4 * round));
    const more = write(pad, { kind: 'out', seat: round, left });
    pad = isProblem(more) ? pad : more;
  }
  if (isProblem(pad)) throw new Error(JSON.stringify(pad));
  const id = `${course}-${seed}`;
  await (await padDatabase()).save({
    version: 1,
    id,
    revision: 0,
    changed: CHANGED,
    timer: 0,
    record: padJson(pad),
  });
  return `/pad/${id}`;
}

function lookAtMiddle(page: ParentNode): void {
  const moves = page.querySelectorAll<HTMLElement>('.movelist button');
  moves[Math.floor(moves.length * 0.6)]?.click();
}

function lookAtMistake(page: ParentNode): void {
  page.querySelector<HTMLElement>('.judgement .button.brass')?.click();
}

/** Pages of one variant of a game. */
export const variantPages: Readonly<Record<string, GamePage>> = {
  lesson: { path: async ({ course }) => `/learn/${course}` },
  replay: { path: async (variant, seed) => `/replay/${(await kept(variant, seed, 1)).id}`, gesture: lookAtMiddle },
  review: {
    async path(variant, seed) {
      const { id, record } = await kept(variant, `review-${seed}`, 1, together(variant.players));
      await keepReview(record);
      return `/replay/${id}`;
    },
    gesture: lookAtMistake,
  },
};

/** Pages of a game, whatever its variant. */
export const gamePages: Readonly<Record<string, GamePage>> = {
  options: { path: async ({ game }) => `/play/${game.id}` },
  rules: { path: async ({ game }) => `/rules/${game.id}` },
  puzzle: { path: async ({ game }) => `/puzzles/${game.id}/1` },
  'score pad': { path: keepPad },
};

/** A page on a device that has a game of every variant. */
const withGames = (path: string): GeneralPage => ({
  async path(seed) {
    for (const { game, variant } of VARIANTS) await kept(variantCalled(game, variant)!, seed, 0.6);
    return path;
  },
});

/** Pages that belong to no game. */
export const generalPages: Readonly<Record<string, GeneralPage>> = {
  home: withGames('/'),
  'first visit': { path: async () => '/' },
  puzzles: { path: async () => '/puzzles' },
  statistics: withGames('/statistics'),
  'score pads': { path: async () => '/pads' },
  print: { path: async () => '/print' },
  online: { path: async () => '/online' },
  browsers: { path: async () => '/browsers' },
  missing: { path: async () => '/nothing-here' },
};
