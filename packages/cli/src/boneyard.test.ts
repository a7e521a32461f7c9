/** The command in a real process, with real files and input. */

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS, type GameId } from '@boneyard/rules/games';
import { afterAll, describe, expect, test } from 'vitest';
import { bin, boneyard as run } from './testing/command';

const folder = mkdtempSync(join(tmpdir(), 'boneyard-'));
afterAll(() => rmSync(folder, { recursive: true }));

function boneyard(args: readonly string[], input = '', locale = 'en_GB.UTF-8') {
  return run(args, { input, env: { LC_ALL: locale } });
}

function fileWith(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const RECORD = {
  format: 'boneyard/2',
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
  test('rejects an invalid record with one line, status 1 and no other output', () => {
    const { status, stdout, stderr } = boneyard(['replay', '--json', fileWith('bad.domino.json', WRONG)]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^.*round 0, ply 1: "1 2-0@6-6" is not legal .*possible: 1 6-5@6-6\.\n$/);
  });
  test('reports a file that cannot be read', () => {
    const { status, stderr } = boneyard(['replay', join(folder, 'nowhere.json')]);
    expect(status).toBe(1);
    expect(stderr).toMatch(/cannot be read: .*\n$/);
  });
  test('reads many records from standard input and continues after an invalid one', () => {
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
  test('speaks French in a French locale', () => {
    const { stderr } = boneyard(['replay', fileWith('mal.domino.json', WRONG)], '', 'fr_FR.UTF-8');
    expect(stderr).toContain('manche 0, coup 1 : « 1 2-0@6-6 » n’est pas permis');
  });
});

describe('boneyard play', () => {
  // More answers than any match needs: always the first move of the list.
  const answers = '1\n'.repeat(4000);
  // With claims nobody lists the legal moves until help is asked for.
  const helped = '?\n1\n'.repeat(2000);
  /** Short matches, where a usual one would take long. */
  const LENGTHS: Readonly<Partial<Record<GameId, string>>> = {
    classic: 'target:60',
    bead: 'rounds:2',
    quad: 'target:200',
    magnetic: 'rounds:2',
  };
  const ENDINGS = [
    ['en_GB.UTF-8', /You win!|(wins|share the win)\.\n/],
    ['fr_FR.UTF-8', /Vous gagnez\u00a0!|(gagne|victoire)\.\n/],
  ] as const;
  test.each(GAME_IDS.flatMap((id) => ENDINGS.map(([locale, ending]) => [id, locale, ending] as const)))(
    'plays a whole match of %s (%s)',
    (id, locale, ending) => {
      const { status, stdout, stderr } = boneyard(
        ['play', id, '--option', `match=${LENGTHS[id] ?? 'rounds:1'}`],
        id === 'bead' ? helped : answers,
        locale,
      );
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(ending);
      expect(stdout).not.toMatch(/undefined|NaN/);
    },
  );
  test('tells nobody what fits in a game with claims: a move is typed, and refused with the reason; only help lists moves', () => {
    const deal = {
      hands: [
        ['1-4', '2-3'],
        ['1-5', '2-2'],
      ],
      square: ['1-1', '1-2'],
      lead: 0,
    };
    const record = { format: 'boneyard/1', game: 'bead', players: 2, options: {}, rounds: [{ deal, moves: [] }] };
    const file = fileWith('claims.domino.json', record);
    const { status, stdout } = boneyard(['play', 'bead', '--file', file], '\n2-3@0,2E\n?\nq\n');
    expect(status).toBe(0);
    const [before, after] = stdout.split('Colours are written as their numbers.');
    expect(before).toContain('1) claim to be stuck');
    expect(before).toContain('Nobody tells you what fits');
    expect(before).toContain('That is not a cycle: the column from 0,0 to 0,2 would read wood wood fire');
    expect(before).not.toContain('1-4@');
    // By hand: only the wood of wood–metal goes next to the wood of the square, on top, below or on the left.
    expect(after).toContain('1-4@0,2E 3×3=9');
    expect(after).not.toContain('2-3@0');
  });
  test.each(['tower', 'staggered'])(
    'asks the physics engine for verdicts in a %s, and the record replays without it',
    (mode) => {
      const file = join(folder, `${mode}.domino.json`);
      const { status, stdout } = boneyard(
        ['play', 'magnetic', '--option', `mode=${mode}`, '--file', file],
        '1\n'.repeat(25),
      );
      expect(status).toBe(0);
      expect(stdout).toMatch(/You win!|(wins|share the win)\.\n|Goodbye/);
      expect(boneyard(['replay', file]).status).toBe(0);
    },
  );
  test('a variant brings its rules and its number of players; partners have one score and win together', () => {
    const args = ['play', '--variant', 'partners', '--option', 'match=rounds:1'];
    const { status, stdout } = boneyard(args, answers);
    expect(status).toBe(0);
    expect(stdout).toContain('Dominoes · Partners · ');
    expect(stdout).toMatch(/Bo .*your partner/);
    const scores = stdout.slice(stdout.indexOf('Scores'));
    expect(scores).toMatch(/You and Bo +\d+/);
    expect(scores).toMatch(/Ana and Cleo +\d+/);
    expect(scores).toMatch(/(You and Bo|Ana and Cleo) win\.|share the win\./);
  });
  test('house rules on top of a variant are named', () => {
    const { stdout } = boneyard(['play', '--variant', 'block', '--option', 'blank=14'], 'q\n');
    expect(stdout).toContain('Dominoes · Block, house rules · ');
  });
  test('a player cannot write a verdict', () => {
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
    expect(stdout).toContain('"6-5@1,0E!" is neither a number from the list nor a move.');
  });
  test('tells how the lots were drawn, before the first move', () => {
    const file = fileWith('lots.domino.json', {
      ...RECORD,
      options: { lead: 'lots' },
      rounds: [
        {
          deal: {
            ...RECORD.rounds[0]!.deal,
            lead: 1,
            lots: [
              ['5-5', '6-4'],
              ['3-0', '6-1'],
            ],
          },
          moves: [],
        },
      ],
    });
    const { stdout } = boneyard(['play', '--file', file], 'q\n');
    expect(stdout).toMatch(
      /You drew 5-5, Ana drew 6-4: 10 each, draw again\.\s+You drew 3-0, Ana drew 6-1: Ana leads\./,
    );
  });
  test('saves the game after every move and resumes it', () => {
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
  test('a killed game loses no move', async () => {
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
  test('says why an answer is not a move and asks again', () => {
    const { stdout } = boneyard(['play', '--option', 'opening=free', '--option', 'lead=hand'], 'dance\n0-0@6-6\nq\n');
    expect(stdout).toContain('"dance" is neither a number from the list nor a move.');
    expect(stdout).toContain('Goodbye.');
  });
  test.each([
    [['play', 'chess'], 'there is no game called chess'],
    [['play', '--players', '9'], 'this game cannot be played by 9 players'],
    [['play', '--players', 'many'], 'this game cannot be played by "many" players'],
    [['play', '--option', 'style'], '--option needs NAME=VALUE'],
    [['play', '--option', 'style=fast'], 'style: "fast"'],
    [['play', '--option', 'speed=1'], 'there is no option "speed"'],
    [['play', '--variant', 'checkers'], 'There is no variant "checkers"; choose one of: draw, block, fives, partners.'],
    [['play', '--bots', 'genius'], 'There is no bot "genius"'],
    [['play', '--wings'], '--wings'],
    [['dance'], 'There is no command "dance"'],
    [['replay'], 'boneyard replay FILE'],
    [['play', '--lang', 'tlh'], '--lang: en, fr'],
  ])('%j is rejected with one line', (args, why) => {
    const { status, stdout, stderr } = boneyard(args);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

test('boneyard options lists every variant and every option', () => {
  const { status, stdout } = boneyard(['options', 'classic']);
  expect(status).toBe(0);
  for (const name of ['draw', 'block', 'fives', 'partners']) expect(stdout).toContain(`  --variant ${name} `);
  for (const name of [
    'set',
    'style',
    'drawing',
    'reserve',
    'partners',
    'hand',
    'lead',
    'opening',
    'points',
    'spinner',
    'blocked',
    'doubles',
    'blank',
    'match',
  ])
    expect(stdout).toContain(`  ${name} `);
});
