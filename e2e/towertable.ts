/** What a person does at a table of towers, and random games to compare with. */

import { withRelease } from '@boneyard/bots/games';
import { act, begin, type Match, recordOf } from '@boneyard/engine/match';
import { constructionOf } from '@boneyard/games/magnetic/physics/construction';
import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import type { View } from '@boneyard/games/magnetic/rules/position';
import type { Construction } from '@boneyard/physics/construction';
import { withVerdict } from '@boneyard/physics/referee';
import type { Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import { expect, type Locator, type Page } from '@playwright/test';
import { deeds, hand, playable, takePlace } from './table';

export interface Wish {
  readonly hands: readonly string[];
  readonly moves?: string;
  readonly stock?: string;
  readonly options?: Readonly<Record<string, unknown>>;
}

/**
 * The machine's chance, the same every time: what is dealt, what bots think of and how hands tremble follow from a number.
 * Each page that is loaded goes on with other words, or two games would have one name.
 */
export function fixChance(page: Page, number: number): Promise<unknown> {
  return page.addInitScript((seed) => {
    const loads = Number(sessionStorage.getItem('loads')) + 1;
    sessionStorage.setItem('loads', String(loads));
    let state = seed * 1000 + loads;
    const byte = () => {
      state = (state + 0x6d2b79f5) | 0;
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed))) >>> 24;
    };
    crypto.getRandomValues = (words) => {
      if (words)
        new Uint8Array(words.buffer, words.byteOffset, words.byteLength).set(
          Array.from({ length: words.byteLength }, byte),
        );
      return words;
    };
  }, number);
}

/** What one looks for on the way to a game that was sent. */
const ENGLISH = { games: 'Your games', resume: /^Resume/, hand: 'Your hand' } as const;
export const FRENCH = { games: 'Vos parties', resume: /^Reprendre/, hand: 'Votre main' } as const;
type Naming = typeof ENGLISH | typeof FRENCH;

/** Opens a game from a file, as a person would who was sent one. */
export async function openRecord(page: Page, record: unknown, naming: Naming = ENGLISH): Promise<void> {
  await page.goto('/games');
  await expect(page.getByRole('region', { name: naming.games })).toBeVisible();
  const resume = page.getByRole('link', { name: naming.resume });
  const before = await resume.count();
  await page.locator('input[type=file]').setInputFiles({
    name: 'tower.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(record)),
  });
  // The one that was sent is the newest, as soon as it is there.
  await expect(resume).toHaveCount(before + 1);
  await resume.first().click();
  await expect(page.getByRole('list', { name: naming.hand })).toBeVisible();
}

export async function open(page: Page, wish: Wish, naming?: Naming): Promise<void> {
  const { hands, moves = '', stock = '', options = {} } = wish;
  const list = (text: string, by: string) => (text === '' ? [] : text.split(by));
  const record = {
    format: 'boneyard/2',
    game: 'magnetic',
    players: hands.length,
    options: { mode: 'tower', ...options },
    // Without a name it is the person's seat.
    names: ['', 'Ana', 'Ben'].slice(0, hands.length),
    rounds: [
      {
        deal: { hands: hands.map((dominoes) => list(dominoes, ' ')), stock: list(stock, ' ') },
        moves: list(moves, '; '),
      },
    ],
  };
  await openRecord(page, record, naming);
}

/** The third of a straight stair is too much for normal magnets: 5-4 in the east brings it down. */
export const STAIR: Wish = { hands: ['6-6 5-4 1-1', '6-5 2-2 3-3'], moves: '0 6-6@0,0E; 1 6-5@1,0E' };

export async function bringDown(page: Page): Promise<void> {
  await hand(page).getByRole('button', { name: /^5-4/ }).click();
  await deeds(page, 'Where to put 5-4').filter({ hasText: 'hangs east' }).click();
}

/** What towers need beside the page. */
export const TOWER_PARTS = /\/assets\/(space|rapier|physics\.worker)/;

/** For somebody who has chosen the plan before: nothing is drawn in space first, which takes long without a graphics card. */
export async function preferPlan(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('boneyard.towers', 'plan'));
}

/** Shows a tower as a plan. A browser without WebGL always does. */
export async function asPlan(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Plan' });
  await expect(button.or(page.getByText('3D is not available in this browser.'))).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** Where every domino of the plan is drawn. */
export const drawn = (page: Page) =>
  page.locator('.plan .standing').evaluateAll((all) => all.map((one) => one.getAttribute('transform')).sort());

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  east: [0.5, 0],
  north: [0, 0.5],
  west: [-0.5, 0],
  south: [0, -0.5],
};

/** The square of how far from the middle of the foot a domino would weigh down; the foot is twice as long as wide. */
function risk(offer: string): number {
  if (offer === 'Cancel') return Number.POSITIVE_INFINITY;
  if (/beside|under|on the table/.test(offer)) return -1;
  const cells = [...offer.matchAll(/ at (-?\d+),(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [east, north] = WAYS[/hangs (\w+)/.exec(offer)?.[1] ?? ''] ?? [0, 0];
  const middle = (axis: 0 | 1) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  const [along, across] = [middle(0) + east - 0.5, middle(1) + north];
  return along * along + 4 * across * across;
}

/** The offer that a careful builder takes. */
function careful(offers: readonly string[]): number {
  return offers.reduce((best, offer, i) => (risk(offer) < risk(offers[best]!) ? i : best), 0);
}

/** Picks a domino that can be played and gives the button of its best place. */
export async function pickPlace(
  page: Page,
  press: (what: Locator) => Promise<void>,
  tile: Locator = playable(page).first(),
): Promise<Locator> {
  const name = ((await tile.getAttribute('aria-label')) ?? '').split(',')[0]!;
  await press(tile);
  const places = deeds(page, `Where to put ${name}`);
  await expect(places.first()).toBeVisible();
  return places.nth(careful(await places.allInnerTexts()));
}

/** One move of a careful builder. */
export async function build(page: Page, press: (what: Locator) => Promise<void>): Promise<void> {
  if ((await playable(page).count()) === 0) await press(deeds(page).first());
  else await takePlace(await pickPlace(page, press), press);
}

export interface Played {
  readonly match: Match;
  /** What stood after each move. */
  readonly stood: readonly Construction[];
}

/** A random tower, each domino let go as people do, until as many moves were made and it is the first seat's turn. */
export async function randomGame(seed: string, moves: number): Promise<Played> {
  const random = seeded(seed);
  const table = setTable(magnetic, 2, { mode: 'tower', hands: 'real', magnets: 'strong' });
  if (isProblem(table)) throw new Error('a table that cannot be');
  const rules: Game = magnetic;
  let match = begin(rules, table, rules.deal(table, random));
  const stood: Construction[] = [];
  for (;;) {
    const { game, state } = match;
    const [seat] = game.toAct(state);
    if (seat === undefined) throw new Error(`${seed} ends after ${stood.length} moves`);
    if (stood.length >= moves && seat === 0) return { match, stood };
    const move = withRelease(game, state, pick(game.moves(state, seat), random), random);
    match = act(match, seat, await withVerdict(game, state, seat, move));
    stood.push(constructionOf(match.state as View));
  }
}

/** The row of each move in the list, which joins what a seat draws in a row. */
export function rowsIn(moves: readonly string[]): number[] {
  let row = -1;
  return moves.map((move, i) => {
    if (!move.endsWith('draw') || move !== moves[i - 1]) row++;
    return row;
  });
}

export const recordFor = (match: Match) => ({ ...recordOf(match), names: ['You', 'Ana'] });
