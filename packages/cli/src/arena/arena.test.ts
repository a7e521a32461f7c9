/** The arena and the review as people run them: a real process with its worker threads, real files. */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../../bin/boneyard.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'boneyard-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => void execFileSync(process.execPath, [bin, '--version']));

function boneyard(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--lang', 'en'], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The lines of a file of results, without what differs from run to run. */
function kept(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => ({ ...JSON.parse(line), milliseconds: undefined }));
}

/** The rows of the table without decisions a second, which are the last column. */
function rows(stdout: string): string[] {
  return stdout.split('\n').flatMap((line) => (line.includes(' ± ') ? [line.replace(/\s+\S+$/, '')] : []));
}

describe('boneyard arena', () => {
  const contest = ['arena', '--game', 'bead', '--bots', 'casual,random', '--seed', 'tests'];
  const whole = join(folder, 'whole.jsonl');
  const once = boneyard(...contest, '--deals', '9', '--cores', '1', '--file', whole);

  test('tells how often each bot wins, and by how much', () => {
    expect([once.status, once.stderr]).toEqual([0, '']);
    expect(once.stdout).toContain('9 deals, each with 2 seatings; seed tests');
    expect(rows(once.stdout).map((row) => row.split(/\s+/)[0])).toEqual(['casual', 'random']);
    expect(once.stdout).toMatch(/casual\s+iterations:1\s+\d+\.\d % ± \d+\.\d\s+[+−]\d+\.\d ± \d+\.\d\s+\S+\n/);
  });
  test('keeps what was agreed and every deal in their order', () => {
    const [settings, ...deals] = kept(whole) as { game: string; deal: number; options: unknown }[];
    expect(settings).toMatchObject({ contest: 1, game: 'bead', players: 2, seed: 'tests', options: { open: false } });
    expect(deals.map(({ deal }) => deal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
  test('gives the same on any number of cores', () => {
    const file = join(folder, 'cores.jsonl');
    const { stdout } = boneyard(...contest, '--deals', '9', '--cores', '3', '--file', file);
    expect(kept(file)).toEqual(kept(whole));
    expect(rows(stdout)).toEqual(rows(once.stdout));
  });
  test('goes on where it was, also after a line that was cut off, with the result of one run', () => {
    const file = join(folder, 'resumed.jsonl');
    expect(boneyard(...contest, '--deals', '4', '--file', file).status).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
    const { stdout } = boneyard(...contest, '--deals', '9', '--file', file);
    expect(kept(file)).toEqual(kept(whole));
    expect(rows(stdout)).toEqual(rows(once.stdout));
  });
  test('keeps several contests in one file', () => {
    const file = join(folder, 'several.jsonl');
    writeFileSync(file, readFileSync(whole));
    const three = [
      'arena',
      '--game',
      'quad',
      '--players',
      '3',
      '--bots',
      'casual,random',
      '--deals',
      '2',
      '--file',
      file,
    ];
    expect(boneyard(...three).stdout).toContain('An equal among equals wins 33.3 %');
    expect(rows(boneyard(...contest, '--deals', '9', '--file', file).stdout)).toEqual(rows(once.stdout));
    expect(kept(file).slice(0, 10)).toEqual(kept(whole));
    expect(kept(file)).toHaveLength(13);
  });
  test('says where a file of results is broken and leaves it alone', () => {
    const file = join(folder, 'broken.jsonl');
    const text = `${readFileSync(whole, 'utf8').split('\n').slice(0, 3).join('\n')}\nnonsense\n`;
    writeFileSync(file, text);
    const { status, stdout, stderr } = boneyard(...contest, '--deals', '9', '--file', file);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${file}, line 4: this is not JSON. Mend the file, or take another for the results.\n`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
  test('draws a plot with a title', () => {
    const file = join(folder, 'plot.svg');
    expect(boneyard(...contest, '--deals', '3', '--svg', file).stdout).toContain(`The plot is in ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<title>Win rates in paired deals<\/title>/s);
  });
  test('rules on towers', () => {
    const tower = ['arena', '--game', 'magnetic', '--option', 'mode=tower', '--bots', 'casual', '--deals', '2'];
    expect(rows(boneyard(...tower).stdout)).toHaveLength(1);
  });
  test.each([
    [['--game', 'chess'], 'there is no game called chess'],
    [['--bots', 'genius'], 'There is no bot "genius"'],
    [['--bots', 'casual,random,casual'], '--bots needs one to 2 names'],
    [['--budget', 'casual=lots'], '--budget needs BOT=iterations:N'],
    [['--bots', 'casual', '--budget', 'expert=iterations:5'], '--budget needs BOT=iterations:N'],
    [['--deals', '0'], '--deals needs a number above 0'],
    [['--within', 'few'], '--within needs a number above 0'],
    [['--cores', '1.5'], '--cores needs a number above 0'],
    [['--table', join(folder, 'plot.md')], 'cannot be read'],
    [['--table', bin], 'has no lines <!-- strength'],
  ])('%j is refused with one line', (args, why) => {
    const { status, stdout, stderr } = boneyard('arena', ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('boneyard review', () => {
  const file = join(folder, 'game.domino.json');
  writeFileSync(
    file,
    JSON.stringify({
      format: 'boneyard/1',
      game: 'classic',
      players: 2,
      options: { style: 'block', lead: 'lots' },
      names: ['Ana', 'Bo'],
      rounds: [
        {
          deal: { hands: [['6-4', '6-6', '6-5'], ['5-0', '5-1']], stock: [], lead: 0 }, // biome-ignore format: a hand each
          moves: ['0 6-4', '1 pass', '0 6-5@6-4', '1 5-1@6-5', '0 pass', '1 pass'],
        },
      ],
    }),
  );
  test('gives JSON with a mark, a cost and the chances for each move', () => {
    const { status, stdout } = boneyard('review', file, '--json', '--budget', 'iterations:300');
    expect(status).toBe(0);
    const { budget, game, moves } = JSON.parse(stdout);
    expect([budget, game]).toEqual([{ iterations: 300 }, 'classic']);
    expect(moves.map(({ move }: { move: string }) => move)).toEqual([
      '6-4',
      'pass',
      '6-5@6-4',
      '5-1@6-5',
      'pass',
      'pass',
    ]);
    for (const { mark, cost, chances } of moves) {
      expect(['best', 'good', 'slip', 'blunder']).toContain(mark);
      expect(cost.margin).toBeGreaterThanOrEqual(0);
      expect(chances[0] + chances[1]).toBeCloseTo(1, 9);
    }
  });
  test('tells it with a chart', () => {
    const { stdout } = boneyard('review', file);
    expect(stdout).toMatch(/1\.2\s+Ana 6-5@6-4\s+\w+/);
    expect(stdout).toMatch(/^ {2}Ana {2}[▁▂▃▄▅▆▇█]{7}$/m);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });
  test.each([
    [[], 'boneyard review FILE'],
    [[join(folder, 'nowhere.json')], 'cannot be read'],
    [[file, '--budget', '300'], '--budget needs iterations:N'],
    [[bin], 'this is not JSON'],
  ])('%j is refused with one line', (args, why) => {
    const { status, stdout, stderr } = boneyard('review', ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
  });
});
