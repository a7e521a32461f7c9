/** The page in a real browser: how soon you can play, what a frame of panning costs, and memory growth. */

import { act, begin, type Match, nextRound, recordOf } from '@boneyard/engine/match';
import { classic } from '@boneyard/games/classic/rules/classic';
import type { Game } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { pick, seeded } from '@boneyard/rules/random';
import type { Bench, BenchFigure } from './bench';
import { learningPageFigures } from './browser/learningpages';
import { type BrowserSession, instantBots, openGame, playOn, playRound, startSession } from './browser/session';
import { trace } from './browser/trace';

const CPU_SLOWDOWN = 4;
const MOST_STARTUP_TIME = 1500;
const MOST_FRAME_TIME = 4;
const MOST_MEGABYTES = 10;
const MOST_STEP_TIME = 8;

/** The longest line in some random games with the largest set, one move before the end. */
function longLine(games: number): Match {
  const game: Game = classic;
  let longest: Match | undefined;
  for (let seed = 0; seed < games; seed++) {
    const random = seeded(`line ${seed}`);
    const table = setTable(game, 2, { set: 12, spinner: 'first', hand: 45, style: 'block', match: { rounds: 1 } });
    if (isProblem(table)) throw new Error('invalid options');
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

/** A random match of whole rounds with at least this many moves. */
function longMatch(moves: number): Match {
  const game: Game = classic;
  const random = seeded('match');
  const table = setTable(game, 2, { match: { target: 1_000_000 } });
  if (isProblem(table)) throw new Error('invalid options');
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

/** Steps through a replay from start to end; times are per step, in milliseconds. */
async function stepping({ browser, address }: BrowserSession, match: Match) {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await page.goto(`${address}/replay`);
  await page.getByRole('textbox').fill(JSON.stringify(recordOf(match)));
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  const steps = Number(await page.getByRole('slider').getAttribute('max'));
  await page.locator('body').focus();
  await page.keyboard.press('Home');
  await page.waitForTimeout(1000);
  const debug = await page.context().newCDPSession(page);
  // CPU time of the thread, which does not depend on the load of the machine.
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timeIn = async (name: string) => {
    const { metrics } = await debug.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)!.value * 1000;
  };
  const before = { script: await timeIn('ScriptDuration'), all: await timeIn('TaskDuration') };
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight');
  const [script, all] = [(await timeIn('ScriptDuration')) - before.script, (await timeIn('TaskDuration')) - before.all];
  await page.close();
  return { steps, script: script / steps, all: all / steps };
}

/** Milliseconds from the start of a visit to the first paint and to playable tiles, on a throttled CPU. */
async function playableIn({ browser, address }: BrowserSession): Promise<{ paint: number; playable: number }> {
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
  await debug.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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

async function panning({ browser, address }: BrowserSession, match: Match, frames: number) {
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
  await openGame(page, address, match);
  await page.waitForTimeout(1500);
  const tiles = await page.locator('.laid, .hand .tile').count();
  const box = (await page.getByRole('region', { name: /^Board/ }).boundingBox())!;
  await page.mouse.move(box.x + 30, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 4 });
  const { work, forcedLayouts } = await trace(browser, page, async () => {
    await page.mouse.move(box.x + 60 + frames, box.y + 60 + frames / 2, { steps: frames });
  });
  await page.close();
  return { tiles, perFrame: work / frames, forcedLayouts };
}

async function growth({ browser, address }: BrowserSession, games: number): Promise<number> {
  const context = await browser.newContext({ locale: 'en' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  const used = async () => {
    await debug.send('HeapProfiler.collectGarbage');
    const { usedSize } = await debug.send('Runtime.getHeapUsage');
    return usedSize / 2 ** 20;
  };
  await instantBots(page, address);
  // All games are played without reloading, because a reload would free the memory.
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
  needs: ['chromium'],
  async run(size): Promise<readonly BenchFigure[]> {
    const session = await startSession();
    try {
      const { paint, playable } = await playableIn(session);
      const { tiles, perFrame, forcedLayouts } = await panning(
        session,
        longLine(size === 'full' ? 60 : 2),
        size === 'full' ? 200 : 10,
      );
      const steps = await stepping(session, longMatch(size === 'full' ? 200 : 10));
      const grown = await growth(session, size === 'full' ? 10 : 1);
      const read = await learningPageFigures(session);
      return [
        {
          name: `first paint to playable, CPU ÷ ${CPU_SLOWDOWN}`,
          value: playable - paint,
          unit: 'ms',
          target: `≤ ${MOST_STARTUP_TIME}`,
          met: playable - paint <= MOST_STARTUP_TIME,
        },
        { name: `visit to playable, CPU ÷ ${CPU_SLOWDOWN}`, value: playable, unit: 'ms' },
        { name: 'visible tiles while panning', value: tiles, unit: 'tiles' },
        {
          name: 'script, style and layout per frame',
          value: perFrame,
          unit: 'ms',
          target: `≤ ${MOST_FRAME_TIME}`,
          met: perFrame <= MOST_FRAME_TIME,
        },
        { name: 'forced layouts while panning', value: forcedLayouts, unit: '', target: '0', met: forcedLayouts === 0 },
        { name: 'steps of the replay', value: steps.steps, unit: 'steps' },
        {
          name: 'script per step',
          value: steps.script,
          unit: 'ms',
          target: `≤ ${MOST_STEP_TIME}`,
          met: steps.script <= MOST_STEP_TIME,
        },
        { name: 'all work per step', value: steps.all, unit: 'ms' },
        {
          name: 'memory growth over ten games',
          value: grown,
          unit: 'MB',
          target: `< ${MOST_MEGABYTES}`,
          met: grown < MOST_MEGABYTES,
        },
        ...read,
      ];
    } finally {
      await session.stop();
    }
  },
};
