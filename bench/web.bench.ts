/** The page in a real browser: how soon one can play, what a frame of panning costs, what stays in memory. */

import { act, begin, type Match, nextRound, recordOf } from '@boneyard/engine/match';
import type { Game } from '@boneyard/rules/game';
import { classic } from '@boneyard/rules/games/classic/classic';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import type { Bench, Figure } from './bench';
import { type Driving, driving, hurry, opened, playOn, playRound } from './browser/driving';
import { reading } from './browser/reading';
import { traced } from './browser/tracing';

const SLOWED = 4;
const MOST_MILLISECONDS = 1500;
const MOST_A_FRAME = 4;
const MOST_MEGABYTES = 10;
const MOST_A_STEP = 8;

/** The longest line of some random games with the largest set, one move before its end. */
function longLine(games: number): Match {
  const game: Game = classic;
  let longest: Match | undefined;
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(`line ${seed}`);
    const table = setTable(game, 2, { set: 12, spinner: 'first', hand: 45, style: 'block', match: { rounds: 1 } });
    if (isProblem(table)) throw new Error('a table that cannot be');
    let match = begin(game, table, game.deal(table, random));
    for (;;) {
      const [seat] = game.toAct(match.state);
      if (seat === undefined) break;
      const next = act(match, seat, pick(game.moves(match.state, seat), random));
      if (game.outcome(next.state)) break;
      match = next;
    }
    if (!longest || match.state.held[0]! + match.state.held[1]! < longest.state.held[0]! + longest.state.held[1]!)
      longest = match;
  }
  return longest!;
}

/** Rounds played at random until there are so many moves. */
function longMatch(moves: number): Match {
  const game: Game = classic;
  const random = seeded('match');
  const table = setTable(game, 2, { match: { target: 1_000_000 } });
  if (isProblem(table)) throw new Error('a table that cannot be');
  let match = begin(game, table, game.deal(table, random));
  for (let made = 0; ; ) {
    const [seat] = game.toAct(match.state);
    if (seat !== undefined) {
      match = act(match, seat, pick(game.moves(match.state, seat), random));
      made++;
    } else if (made >= moves) return match;
    else match = nextRound(match, game.deal(table, random));
  }
}

/** A past game is stepped through from its beginning to its end. */
async function stepping({ browser, address }: Driving, match: Match) {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/replay`);
  await page.getByRole('textbox').fill(JSON.stringify(recordOf(match)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  await page.locator('body').focus();
  await page.waitForTimeout(1000);
  const debug = await page.context().newCDPSession(page);
  // The time of the thread, whatever else the machine does.
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async (name: string) => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)!.value * 1000;
  };
  const before = { script: await spent('ScriptDuration'), all: await spent('TaskDuration') };
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  const [script, all] = [(await spent('ScriptDuration')) - before.script, (await spent('TaskDuration')) - before.all];
  await page.close();
  return { steps, script: script / steps, all: all / steps };
}

/** From the first paint, and from the beginning of the visit, to tiles that can be played, with a slowed processor. */
async function playableIn({ browser, address }: Driving): Promise<{ paint: number; playable: number }> {
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/play/classic`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.hand button').first().waitFor();
  const table = page.url();
  const visit = await context.newPage();
  await visit.addInitScript(() => {
    const look = () => {
      if (document.querySelector('.hand button')) performance.mark('playable');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const debug = await context.newCDPSession(visit);
  await debug.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await debug.send('Network.setCacheDisabled', { cacheDisabled: true });
  await visit.goto(table);
  await visit.locator('.hand button').first().waitFor();
  const times = await visit.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    playable: performance.getEntriesByName('playable')[0]?.startTime ?? 0,
  }));
  await context.close();
  return times;
}

async function panning({ browser, address }: Driving, match: Match, frames: number) {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await opened(page, address, match);
  await page.waitForTimeout(1500);
  const tiles = await page.locator('.laid, .hand .tile').count();
  const box = (await page.getByRole('region', { name: /^Board/ }).boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  const { work, forcedLayouts } = await traced(browser, page, async () => {
    await page.mouse.move(box.x + 60 + frames, box.y + 60 + frames / 2, { steps: frames });
  });
  await page.close();
  return { tiles, perFrame: work / frames, forcedLayouts };
}

async function growth({ browser, address }: Driving, games: number): Promise<number> {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  const used = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    const { usedSize } = await debug.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  await hurry(page, address);
  /** Within one page: a load would throw everything away. */
  await playRound(page, address);
  const before = await used();
  for (let i = 0; i < games; i++) {
    const rematch = page.getByRole('button', { name: 'Rematch' });
    await rematch.click();
    await rematch.waitFor({ state: 'hidden' });
    await playOn(page);
  }
  const grown = (await used()) - before;
  await context.close();
  return grown;
}

export const bench: Bench = {
  name: 'web',
  async run(size): Promise<readonly Figure[]> {
    const drive = await driving();
    if (!drive) {
      console.log('  web: no Chromium on this machine, not measured');
      return [];
    }
    try {
      const { paint, playable } = await playableIn(drive);
      const { tiles, perFrame, forcedLayouts } = await panning(
        drive,
        longLine(size === 'full' ? 60 : 2),
        size === 'full' ? 200 : 10,
      );
      const steps = await stepping(drive, longMatch(size === 'full' ? 200 : 10));
      const grown = await growth(drive, size === 'full' ? 10 : 1);
      const read = await reading(drive);
      return [
        {
          name: `first paint to playable, CPU ÷ ${SLOWED}`,
          value: playable - paint,
          unit: 'ms',
          aim: `≤ ${MOST_MILLISECONDS}`,
          met: playable - paint <= MOST_MILLISECONDS,
        },
        { name: `visit to playable, CPU ÷ ${SLOWED}`, value: playable, unit: 'ms' },
        { name: 'tiles in sight while panning', value: tiles, unit: 'tiles' },
        {
          name: 'script, style, layout a frame',
          value: perFrame,
          unit: 'ms',
          aim: `≤ ${MOST_A_FRAME}`,
          met: perFrame <= MOST_A_FRAME,
        },
        { name: 'forced layouts while panning', value: forcedLayouts, unit: '', aim: '0', met: forcedLayouts === 0 },
        { name: 'steps through a past game', value: steps.steps, unit: 'steps' },
        {
          name: 'script a step',
          value: steps.script,
          unit: 'ms',
          aim: `≤ ${MOST_A_STEP}`,
          met: steps.script <= MOST_A_STEP,
        },
        { name: 'all that the page does a step', value: steps.all, unit: 'ms' },
        {
          name: 'memory after ten more games',
          value: grown,
          unit: 'MB',
          aim: `< ${MOST_MEGABYTES}`,
          met: grown < MOST_MEGABYTES,
        },
        ...read,
      ];
    } finally {
      await drive.stop();
    }
  },
};
