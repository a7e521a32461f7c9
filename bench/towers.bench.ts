/** The 3D tower in a real browser: time per frame while many dominoes fall, and draw calls per frame. */

import { act, begin, type Match } from '@boneyard/engine/match';
import { constructionOf } from '@boneyard/games/magnetic/physics/construction';
import { magnetic } from '@boneyard/games/magnetic/rules/magnetic';
import type { View } from '@boneyard/games/magnetic/rules/position';
import { estimate } from '@boneyard/physics/estimate';
import { stabilityCheckOf } from '@boneyard/physics/games';
import type { Physics } from '@boneyard/physics/judge';
import { physics } from '@boneyard/physics/node';
import type { Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { type Random, seeded, shuffle } from '@boneyard/rules/random';
import type { Bench, BenchFigure } from './bench';
import { type BrowserSession, openGame, startSession } from './browser/session';

const game: Game = magnetic;
const MOST_CALLS = 40;
/** Places with a higher estimate of holding are treated as equally safe. */
const SAFE = 0.9;
const capped = (chance: number) => Math.min(chance, SAFE);

const ALL = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (_, low) => `${high}-${low}`),
).flat();

interface ShakyTower {
  readonly match: Match;
  readonly dominoes: number;
  /** A move of seat 0 that brings the tower down. */
  readonly fatal: string;
}

/** Builds a tower of up to 28 dominoes as safely as possible, and returns the last position where seat 0 can topple it. */
function tower({ holds, settle }: Physics, random: Random, most: number): ShakyTower | undefined {
  const table = setTable(game, 2, { mode: 'tower', magnets: 'weak' });
  if (isProblem(table)) throw new Error('invalid options');
  const tiles = shuffle([...ALL], random);
  const deal = game.readDeal(table, { hands: [tiles.slice(0, 14), tiles.slice(14)], stock: [] });
  if (isProblem(deal)) throw new Error('invalid deal');
  let match = begin(game, table, deal);
  let poses: Float32Array = new Float32Array(0);
  let best: ShakyTower | undefined;
  for (let laid = 0; ; ) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined || (best && laid >= most)) return best;
    const judged = game.moves(match.state, seat).map((move) => {
      const ruling = stabilityCheckOf(game, match.state, seat, move);
      const chance = ruling ? estimate(ruling.construction, ruling.placement, ruling.release, ruling.magnets) : 1;
      return { move, ruling, chance };
    });
    shuffle(judged, random).sort((a, b) => capped(b.chance) - capped(a.chance));
    const stands = ({ ruling }: (typeof judged)[number]) =>
      !ruling || holds(ruling.construction, ruling.placement, ruling.release, ruling.magnets, poses);
    const worst = judged.at(-1)!;
    if (seat === 0 && laid > 0 && worst.chance < 0.5 && !stands(worst))
      best = { match, dominoes: laid + 1, fatal: game.write(worst.move) };
    const good = judged.find(stands);
    if (!good) return best;
    match = act(match, seat, good.move);
    const stood = constructionOf(match.state as View);
    laid = stood.length;
    poses = settle(stood, 'weak', poses);
  }
}

interface Measured {
  /** Milliseconds between repainted frames, sorted. */
  readonly frames: readonly number[];
  readonly calls: number;
}

async function falling({ browser, address }: BrowserSession, { match, fatal }: ShakyTower): Promise<Measured> {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.addInitScript(() => {
    const seen = { frames: [] as number[], calls: 0, most: 0 };
    Object.assign(window, { seen });
    const { prototype } = WebGL2RenderingContext;
    for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced'] as const) {
      const draw = prototype[name] as (...args: unknown[]) => void;
      Object.assign(prototype, {
        [name](this: unknown, ...args: unknown[]) {
          seen.calls++;
          return draw.apply(this, args);
        },
      });
    }
    let before = performance.now();
    requestAnimationFrame(function look(now) {
      // Count only frames that were repainted.
      if (seen.calls > 0) seen.frames.push(now - before);
      seen.most = Math.max(seen.most, seen.calls);
      seen.calls = 0;
      before = now;
      requestAnimationFrame(look);
    });
  });
  await openGame(page, address, match);
  await page.locator('.space canvas').waitFor();
  await page.locator('.fetching').waitFor({ state: 'detached' });
  await page.waitForTimeout(3000);
  const { state } = match;
  const tile = fatal
    .slice(0, fatal.indexOf('@'))
    .split('-')
    .map(Number)
    .sort((a, b) => b - a)
    .join('-');
  const same = (move: string) =>
    move.startsWith(`${tile}@`) || move.startsWith(`${tile.split('-').reverse().join('-')}@`);
  const index = game
    .moves(state, 0)
    .map((move) => game.write(move))
    .filter(same)
    .indexOf(fatal);
  await page.locator(`.hand button[aria-label^="${tile},"]`).click();
  await page.evaluate(() => {
    (window as unknown as { seen: { frames: number[] } }).seen.frames.length = 0;
  });
  await page.locator('.deeds button').nth(index).click();
  await page.locator('.fall').waitFor();
  const { frames, most } = await page.evaluate(
    () => (window as unknown as { seen: { frames: number[]; most: number } }).seen,
  );
  await page.close();
  return { frames: frames.sort((a, b) => a - b), calls: most };
}

export const bench: Bench = {
  name: 'towers',
  needs: ['chromium'],
  async run(size): Promise<readonly BenchFigure[]> {
    const session = await startSession();
    try {
      const judges = await physics();
      let found: ShakyTower | undefined;
      for (let seed = 0; seed < (size === 'full' ? 4 : 1); seed++) {
        const next = tower(judges, seeded(`towers ${seed}`), size === 'full' ? ALL.length : 3);
        if (next && next.dominoes > (found?.dominoes ?? 0)) found = next;
      }
      const { frames, calls } = await falling(session, found!);
      const at = (share: number) => frames[Math.floor((frames.length - 1) * share)]!;
      return [
        { name: 'falling dominoes', value: found!.dominoes, unit: '' },
        { name: 'time between frames, median', value: at(0.5), unit: 'ms' },
        { name: 'time between frames, 90th percentile', value: at(0.9), unit: 'ms' },
        { name: 'frames', value: frames.length, unit: '' },
        {
          name: 'draw calls per frame, most',
          value: calls,
          unit: '',
          target: `≤ ${MOST_CALLS}`,
          met: calls <= MOST_CALLS,
        },
      ];
    } finally {
      await session.stop();
    }
  },
};
