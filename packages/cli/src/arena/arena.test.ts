/** The arena and the review in a real process, with its worker threads and real files. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, boneyard as run } from '../testing/command';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const boneyard = (...args: readonly string[]) => run(args);

/** The lines of a results file, without the times, which differ from run to run. */
function savedIn(file: string): unknown[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => ({ ...JSON.parse(line), milliseconds: undefined }));
}

/** The rows of the table, without the last column, decisions per second. */
function rows(stdout: string): string[] {
  return stdout.split('\n').flatMap((line) => (line.includes(' ± ') ? [line.replace(/\s+\S+$/, '')] : []));
}

describe('boneyard arena', () => {
  const contest = ['arena', '--game', 'bead', '--bots', 'casual,random', '--seed', 'tests'];
  const whole = join(folder, 'whole.jsonl');
  const once = boneyard(...contest, '--deals', '9', '--cores', '1', '--file', whole);

  test('prints how often each bot wins, and by how much', () => {
    expect([once.status, once.stderr]).toEqual([0, '']);
    expect(once.stdout).toContain('9 deals, each with 2 seatings; seed tests');
    expect(rows(once.stdout).map((row) => row.split(/\s+/)[0])).toEqual(['casual', 'random']);
    expect(once.stdout).toMatch(/casual\s+iterations:1\s+\d+\.\d % ± \d+\.\d\s+[+−]\d+\.\d ± \d+\.\d\s+\S+\n/);
  });
  test('counts habits instead, in a game that has some', () => {
    const counted = boneyard('arena', '--habits', '--game', 'bead', '--bots', 'gentle,casual', '--deals', '4');
    expect([counted.status, counted.stderr]).toEqual([0, '']);
    expect(counted.stdout).toMatch(/^\| bot \| what it does \| cases \| times \| rate \|\n/);
    expect(
      counted.stdout.match(/^\| (gentle|casual) \| (claims|points) .* \| \d+ \| \d+ \| (\d+\.\d %|–) \|$/gm),
    ).toHaveLength(4);
    const { status, stderr } = boneyard('arena', '--habits', '--game', 'classic', '--deals', '4');
    expect([status, stderr]).toEqual([1, expect.stringContaining('nothing to count with --habits in Dominoes')]);
  });
  test('saves the contest and every deal, in order', () => {
    const [settings, ...deals] = savedIn(whole) as { game: string; deal: number; options: unknown }[];
    expect(settings).toMatchObject({ contest: 1, game: 'bead', players: 2, seed: 'tests', options: { open: false } });
    expect(deals.map(({ deal }) => deal)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
  test('gives the same result on any number of cores', () => {
    const file = join(folder, 'cores.jsonl');
    const { stdout } = boneyard(...contest, '--deals', '9', '--cores', '3', '--file', file);
    expect(savedIn(file)).toEqual(savedIn(whole));
    expect(rows(stdout)).toEqual(rows(once.stdout));
  });
  test('resumes an interrupted run, even after an incomplete line, with the same result', () => {
    const file = join(folder, 'resumed.jsonl');
    expect(boneyard(...contest, '--deals', '4', '--file', file).status).toBe(0);
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -30));
    const { stdout } = boneyard(...contest, '--deals', '9', '--file', file);
    expect(savedIn(file)).toEqual(savedIn(whole));
    expect(rows(stdout)).toEqual(rows(once.stdout));
  });
  test('saves several contests in one file', () => {
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
    expect(boneyard(...three).stdout).toContain('Equally strong players win 33.3 % each');
    expect(rows(boneyard(...contest, '--deals', '9', '--file', file).stdout)).toEqual(rows(once.stdout));
    expect(savedIn(file).slice(0, 10)).toEqual(savedIn(whole));
    expect(savedIn(file)).toHaveLength(13);
  });
  test('names the broken line of a results file and does not change the file', () => {
    const file = join(folder, 'broken.jsonl');
    const text = `${readFileSync(whole, 'utf8').split('\n').slice(0, 3).join('\n')}\nnonsense\n`;
    writeFileSync(file, text);
    const { status, stdout, stderr } = boneyard(...contest, '--deals', '9', '--file', file);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(`${file}, line 4: this is not JSON. Fix the file, or use another one for the results.\n`);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
  test('draws a plot with a title', () => {
    const file = join(folder, 'plot.svg');
    expect(boneyard(...contest, '--deals', '3', '--svg', file).stdout).toContain(`The plot is in ${file}.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^<svg .*<title>Win rates in paired deals<\/title>/s);
  });
  test('judges towers', () => {
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
  ])('%j is rejected with one line', (args, why) => {
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
      format: 'boneyard/2',
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
  test('prints a table and a chart', () => {
    const { stdout } = boneyard('review', file);
    expect(stdout).toMatch(/1\.2\s+Ana 6-5@6-4\s+\w+/);
    expect(stdout).toMatch(/^ {2}Ana {2}[▁▂▃▄▅▆▇█]{7}$/m);
    expect(stdout).not.toMatch(/undefined|NaN/);
  });
  test.each([
    [[], 'boneyard review FILE'],
    [[join(folder, 'nowhere.json')], 'cannot be read'],
    [[file, '--budget', '300'], '--budget needs iterations:N'],
    [[bin], 'it is not JSON'],
  ])('%j is rejected with one line', (args, why) => {
    const { status, stdout, stderr } = boneyard('review', ...args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
  });
});
