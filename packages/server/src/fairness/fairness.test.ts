/** Planted cheaters among honest players of many strengths: those who cheat are listed, and nobody else. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bot } from '@boneyard/bots/bot';
import { bots } from '@boneyard/bots/bots';
import { pick } from '@boneyard/rules/random';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSqlite } from '../store/reader';
import { openSqlite } from '../store/sqlite';
import { type FairnessReport, lookForUnfairness } from './fairness';
import { addAccount, addMatch, NOW, type PlantedPlayer, playedLog } from './testing/plantedmatches';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-fairness-'));
const SEARCH = 200;

/** From one to eight seconds, most of them short. */
const human: PlantedPlayer['thinks'] = (random) => 1000 * 2 ** (3 * (random.below(1000) / 1000));

/** Sees what the strong bot sees in this many of ten positions, and takes the greedy or any move in the others. */
function honest(skill: number): PlantedPlayer {
  const weaker: readonly Bot[] = [bots.gentle.bot, bots.casual.bot];
  return {
    id: `honest ${skill}`,
    bot: (random) => (random.below(10) < skill ? bots.strong.bot : pick(weaker, random)),
    iterations: SEARCH,
    thinks: human,
    rating: { mu: 18 + skill, sigma: 1.5 },
  };
}

/** Plays the expert's moves with the rating of a modest player. */
const cheater: PlantedPlayer = {
  id: 'cheater',
  bot: () => bots.expert.bot,
  iterations: 500,
  thinks: human,
  rating: { mu: 20, sigma: 1.5 },
};

/** An honest level of play, but at a program's pace. */
const program: PlantedPlayer = { ...honest(1), id: 'program', thinks: (random) => 1000 + random.below(60) };

/** Leaves every match; their opponent stays. */
const leaver: PlantedPlayer = { ...honest(0), id: 'leaver', leaves: true };
const patient: PlantedPlayer = { ...honest(0), id: 'patient' };

let report: FairnessReport;
beforeAll(async () => {
  const file = join(folder, 'tables.db');
  const store = await openSqlite(file);
  const everyone = [...[1, 2, 3, 4, 5, 7, 8, 10].map(honest), program, cheater];
  for (const { id } of [...everyone, leaver, patient]) await addAccount(store, id);
  for (let i = 0; i < everyone.length / 2; i++) {
    const [one, other] = [everyone[i]!, everyone[everyone.length - 1 - i]!];
    for (let n = 1; n <= 5; n++) {
      const bodies = playedLog([one, other], 7, `${i} ${n}`);
      await addMatch(store, `table ${i} ${n}`, bodies, [
        { ...one, n, place: 1 + (n % 2) },
        { ...other, n, place: 2 - (n % 2) },
      ]);
    }
  }
  for (let n = 1; n <= 8; n++)
    await addMatch(store, `left ${n}`, playedLog([leaver, patient], 1, `left ${n}`), [
      { ...leaver, n, place: 2 },
      { ...patient, n, place: 1 },
    ]);
  await store.close();
  const reader = (await readSqlite(file))!;
  report = await lookForUnfairness(reader, { since: NOW, start: 'm', isLate: () => false, iterations: SEARCH });
  await reader.close();
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('only the player whose moves are the expert’s is listed for it', () => {
  expect([report.looked, report.players, report.judged]).toEqual([12, 12, 10]);
  expect(report.agreement.map(({ player }) => player)).toEqual(['cheater']);
});

test('only the player who moves like a clock is listed for it', () => {
  expect(report.tempo.map(({ player, reasons }) => [player, reasons])).toEqual([['program', ['even']]]);
});

test('only the player who leaves is listed for it', () => {
  expect(report.leaving).toEqual([{ player: 'leaver', game: 'classic', matches: 8, left: 8 }]);
});

test('what is listed comes with names; nothing else is listed', () => {
  expect(report.names).toEqual({ cheater: 'CHEATER', program: 'PROGRAM', leaver: 'LEAVER' });
  expect([report.pairs, report.networks]).toEqual([[], []]);
});

test('when the time is up, the rest waits for another night', async () => {
  const reader = (await readSqlite(join(folder, 'tables.db')))!;
  let done = 0;
  const options = { since: NOW, start: 'm', isLate: () => done === 2, iterations: 5 };
  const { looked, players } = await lookForUnfairness(reader, { ...options, progress: (looked) => (done = looked) });
  expect([looked, players]).toEqual([2, 12]);
  // Matches that ended before are not looked at.
  const later = await lookForUnfairness(reader, { ...options, since: NOW + 1, isLate: () => false });
  expect(later).toMatchObject({ looked: 0, players: 0, positions: 0 });
  await reader.close();
});
