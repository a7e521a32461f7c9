/** The command as people run it: a real process, real files, real input. */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const bin = fileURLToPath(new URL('../bin/boneyard.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => void execFileSync(process.execPath, [bin, '--version']));

function boneyard(args: readonly string[], input = '', locale = 'en_GB.UTF-8') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: locale },
  });
  return { status, stdout, stderr };
}

function fileWith(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const RECORD = {
  format: 'boneyard/1',
  game: 'classic',
  players: 2,
  options: {},
  rounds: [
    {
      deal: {
        hands: [
          ['6-6', '1-0'],
          ['6-5', '2-0'],
        ],
        stock: ['3-3'],
      },
      moves: ['0 6-6', '1 6-5@6-6'],
    },
  ],
};
const WRONG = { ...RECORD, rounds: [{ ...RECORD.rounds[0], moves: ['0 6-6', '1 2-0@6-6'] }] };

describe('boneyard replay', () => {
  test('prints a line of JSON for each position', () => {
    const { status, stdout } = boneyard(['replay', '--json', fileWith('good.domino.json', RECORD)]);
    expect(status).toBe(0);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ ply, move, toAct }) => [ply, move, toAct])).toEqual([
      [0, null, [0]],
      [1, '0 6-6', [1]],
      [2, '1 6-5@6-6', [0]],
    ]);
  });
  test('refuses a bad record with one line, status 1 and nothing half-done', () => {
    const { status, stdout, stderr } = boneyard(['replay', '--json', fileWith('bad.domino.json', WRONG)]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^.*round 0, ply 1: "1 2-0@6-6" is not legal .*possible: 1 6-5@6-6\.\n$/);
  });
  test('says so when a file cannot be read', () => {
    const { status, stderr } = boneyard(['replay', join(folder, 'nowhere.json')]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot be read: .*\n$/);
  });
  test('reads many records from standard input and goes on after a bad one', () => {
    const input = [JSON.stringify(RECORD), '', JSON.stringify(WRONG), '{', JSON.stringify(RECORD)].join('\n');
    const { status, stdout } = boneyard(['replay', '--stdin', '--json'], input);
    expect(status).toBe(1);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ record, ply, error }) => [record, error ? 'error' : ply])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 1],
      [1, 'error'],
      [2, 'error'],
      [3, 0],
      [3, 1],
      [3, 2],
    ]);
  });
  test('speaks French where the locale does', () => {
    const { stderr } = boneyard(['replay', fileWith('mal.domino.json', WRONG)], '', 'fr_FR.UTF-8');
    expect(stderr).toContain('manche 0, coup 1 : « 1 2-0@6-6 » n’est pas permis');
  });
});

describe('boneyard play', () => {
  // Enough answers for any match: the first move of every list.
  const answers = '1\n'.repeat(4000);
  const LENGTHS: Readonly<Record<GameId, string>> = {
    classic: 'target:60',
    bead: 'rounds:2',
    quad: 'target:200',
    magnetic: 'rounds:2',
  };
  const ENDINGS = [
    ['en_GB.UTF-8', /The match is over: .*win/],
    ['fr_FR.UTF-8', /La partie est finie\u00a0: .*(gagne|victoire)/],
  ] as const;
  test.each(GAME_IDS.flatMap((id) => ENDINGS.map(([locale, ending]) => [id, locale, ending] as const)))(
    'plays a whole match of %s (%s)',
    (id, locale, ending) => {
      const { status, stdout, stderr } = boneyard(['play', id, '--option', `match=${LENGTHS[id]}`], answers, locale);
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(ending);
      expect(stdout).not.toMatch(/undefined|NaN/);
    },
  );
  test.each(['tower', 'staggered'])('lets the physics rule in a %s, and the record replays without it', (mode) => {
    const file = join(folder, `${mode}.domino.json`);
    const { status, stdout } = boneyard(
      ['play', 'magnetic', '--option', `mode=${mode}`, '--file', file],
      '1\n'.repeat(25),
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/match is over|Good-bye/);
    expect(boneyard(['replay', file]).status).toBe(0);
  });
  test('a verdict is not the player’s to write', () => {
    const file = fileWith('tower.domino.json', {
      ...RECORD,
      game: 'magnetic',
      options: { mode: 'tower' },
      rounds: [
        {
          deal: {
            hands: [
              ['6-5', '1-0'],
              ['6-6', '2-0'],
            ],
            stock: [],
          },
          moves: ['1 6-6@0,0E'],
        },
      ],
    });
    const { stdout } = boneyard(['play', '--file', file], '6-5@1,0E!\nq\n');
    expect(stdout).toContain('"6-5@1,0E!" is neither one of the numbers nor a move.');
  });
  test('keeps the game in a file after every move and goes on from it', () => {
    const file = join(folder, 'kept.domino.json');
    const first = boneyard(['play', '--file', file], '1\n1\n');
    expect(first.status).toBe(0);
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    expect(kept.rounds[0].moves.filter((move: string) => move.startsWith('0 '))).toHaveLength(2);
    expect(boneyard(['play', '--file', file], '1\n').status).toBe(0);
    const more = JSON.parse(readFileSync(file, 'utf8'));
    expect(more.rounds[0].deal).toEqual(kept.rounds[0].deal);
    expect(more.rounds[0].moves.slice(0, kept.rounds[0].moves.length)).toEqual(kept.rounds[0].moves);
    expect(boneyard(['replay', file]).status).toBe(0);
  });
  test('a game killed in the middle loses no move', async () => {
    const file = join(folder, 'killed.domino.json');
    const game = spawn(process.execPath, [bin, 'play', '--file', file, '--lang', 'en'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let shown = '';
    const seen = (text: string) =>
      new Promise<void>((resolve) => {
        const look = () => shown.split(text).length > 2 && resolve();
        game.stdout.on('data', (data) => {
          shown += data;
          look();
        });
      });
    const second = seen('Your move');
    game.stdin.write('1\n');
    await second;
    game.kill('SIGKILL');
    await new Promise((resolve) => game.on('exit', resolve));
    const { rounds } = JSON.parse(readFileSync(file, 'utf8'));
    expect(rounds[0].moves.some((move: string) => move.startsWith('0 '))).toBe(true);
    expect(boneyard(['replay', file]).status).toBe(0);
  });
  test('says why an answer is no move and asks again', () => {
    const { stdout } = boneyard(['play', '--option', 'opening=free', '--option', 'lead=hand'], 'dance\n0-0@6-6\nq\n');
    expect(stdout).toContain('"dance" is neither one of the numbers nor a move.');
    expect(stdout).toContain('Good-bye.');
  });
  test.each([
    [['play', 'chess'], 'there is no game called chess'],
    [['play', '--players', '9'], '9 players cannot play this game'],
    [['play', '--players', 'many'], '"many" players cannot play this game'],
    [['play', '--option', 'style'], '--option needs NAME=VALUE'],
    [['play', '--option', 'style=fast'], 'style: "fast"'],
    [['play', '--option', 'speed=1'], 'there is no option "speed"'],
    [['play', '--bots', 'genius'], 'There is no bot "genius"'],
    [['play', '--wings'], '--wings'],
    [['dance'], 'There is no command "dance"'],
    [['replay'], 'boneyard replay FILE'],
    [['play', '--lang', 'tlh'], '--lang: en, fr'],
  ])('%j is refused with one line', (args, why) => {
    const { status, stdout, stderr } = boneyard(args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

test('boneyard options names every house rule', () => {
  const { status, stdout } = boneyard(['options', 'classic']);
  expect(status).toBe(0);
  for (const name of [
    'set',
    'style',
    'drawing',
    'reserve',
    'hand',
    'lead',
    'opening',
    'spinner',
    'doubles',
    'blank',
    'match',
  ])
    expect(stdout).toContain(`  ${name} `);
});
