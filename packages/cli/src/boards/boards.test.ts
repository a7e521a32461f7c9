/** What every board must do at every table, and a few tables drawn by hand. */

import { stripVTControlCharacters, styleText } from 'node:util';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { setUp } from '@boneyard/rules/games/bead/testing';
import { table as quadTable } from '@boneyard/rules/games/quad/setting';
import { pick, seeded } from '@boneyard/rules/random';
import { anyTable, randomRound } from '@boneyard/rules/testing/tables';
import { LANGUAGES, type Language, words } from '@boneyard/words/words';
import { describe, expect, test } from 'vitest';
import type { Console } from '../console';
import { showTable } from '../play/table';
import { beadBoard } from './bead';
import { boardOf } from './boards';
import { quadBoard } from './quad';

const NAMES = ['You', 'Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gia'];
const ROUNDS = 8;
const WIDTHS = [40, 80, 120];

function consoleOf(language: Language, width = 80, paint: Console['paint'] = (_, text) => text) {
  const said: string[] = [];
  const io: Console = { words: words[language], say: (line = '') => void said.push(line), paint, width: () => width };
  return { io, said };
}

function coloured(language: Language, width: number): Console {
  return consoleOf(language, width, (style, text) => styleText(style, text)).io;
}

/** The hands that a seat sees and the moves that it may make, in words. */
function dealtTo(game: Game, state: Common, seat: Seat | undefined, io: Console): string[] {
  const view = game.view(state, seat);
  const board = boardOf(game);
  const hands = [...board.open(view), ...(seat === undefined ? [] : [seat])];
  const moves = seat !== undefined && game.toAct(view).includes(seat) ? game.moves(view, seat) : [];
  return [
    ...hands.flatMap((owner) => board.hand(view, owner, io)),
    ...moves.map((move) => board.offer(game.write(move), view, seat!, io)),
  ];
}

/** All that a seat is shown while it waits or acts. */
function shownTo(game: Game, state: Common, seat: Seat | undefined, io: Console): string[] {
  return [...boardOf(game).table(game.view(state, seat), io), ...dealtTo(game, state, seat, io)];
}

function expectReadable(lines: readonly string[], width: number): void {
  const plain = lines.map(stripVTControlCharacters);
  const wrong = plain.filter(
    (line) => line.length > width || line !== line.trimEnd() || /undefined|NaN|\[object/.test(line),
  );
  expect(wrong).toEqual([]);
}

function expectSaid(lines: readonly string[], width: number): void {
  expectReadable(lines, width);
  expect(lines.filter((line) => line.trim() === '')).toEqual([]);
}

function seatsAt({ table }: Common): (Seat | undefined)[] {
  return [...Array.from({ length: table.players }, (_, seat) => seat), undefined];
}

describe.each(games.map((game) => [game.id, game] as const))('the board of %s', (id, game) => {
  const board = boardOf(game);

  test.each(LANGUAGES)('speaks at every position in lines that fit (%s)', (language) => {
    for (let round = 0; round < ROUNDS; round++) {
      const random = seeded(`${id} ${round}`);
      const table = anyTable(game, random);
      for (const { state, done } of randomRound(game, table, game.deal(table, random), random)) {
        const width = pick(WIDTHS, random);
        const io = coloured(language, width);
        for (const seat of seatsAt(state)) {
          const picture = board.table(game.view(state, seat), io);
          expectReadable(picture, width);
          expect(picture.join('').trim()).not.toBe('');
          expectSaid(dealtTo(game, state, seat, io), width);
        }
        const wide = coloured(language, 80);
        if (!done) {
          expectSaid(board.ended(game.outcome(state)!, state, NAMES, wide), 80);
          continue;
        }
        const after = game.play(state, done.seat, done.move);
        for (const seat of seatsAt(state)) {
          const views = { before: game.view(state, seat), after: game.view(after, seat) };
          expectSaid([board.tell({ who: 'Cleo', move: game.write(done.move), ...views }, wide)], 80);
        }
      }
    }
  });

  test('shows nothing that a seat does not know', () => {
    let compared = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const random = seeded(`secrets of ${id} ${round}`);
      const table = anyTable(game, random);
      const deal = game.deal(table, random);
      for (const { state, done } of randomRound(game, table, deal, random)) {
        if (!done || random.below(4) > 0) continue;
        const { io } = consoleOf('en');
        for (const seat of seatsAt(state)) {
          const imagined = game.imagine(game.view(state, seat), random);
          expect(shownTo(game, imagined, seat, io)).toEqual(shownTo(game, state, seat, io));
        }
        const other = game.imagine(game.view(state, 0), random);
        const screens = [state, other].map((one) => {
          const { io: screen, said } = consoleOf('en');
          showTable({ game, table, past: [], deal, state: one, agreed: false }, NAMES.slice(0, table.players), screen);
          return said;
        });
        expect(screens[1]).toEqual(screens[0]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

const { io: plain } = consoleOf('en');
const picture = (lines: readonly string[]) => `\n${lines.join('\n')}\n`;

describe('bead', () => {
  const square = ['2-4', '3-3'] as const;
  const hands = [
    ['3-4', '1-5', '2-5'],
    ['3-5', '1-2', '1-2'],
  ];
  const moves = ['0 4-3@-1,0N', '1 5-3@0,-1E', '0 5-1@2,-1N'];
  const laid = setUp({ hands, square, moves });

  test('halves of one domino have no wall between them', () => {
    expect(picture(beadBoard.table(laid, plain))).toMatchInlineSnapshot(`
      "
           -2 -1  0  1  2  3
         2  ·  ·  ·  ·  ·  ·
              ┌──┬──┬──┐
         1  · │■3│●4│■3│·  ·
              │  │  │  ├──┐
         0  · │●4│▲2│■3│♣1│·
              └──┼──┴──┤  │
        -1  ·  · │≈5 ■3│≈5│·
                 └─────┴──┘
        -2  ·  ·  ·  ·  ·  ·
           -2 -1  0  1  2  3
        ♣1 wood   ▲2 fire   ■3 earth   ●4 metal   ≈5 water
      "
    `);
  });
  test('an offer is the move, the lengths of the groups it extends, and their product', () => {
    const view = setUp({ hands, square });
    expect(beadBoard.offer('4-3@-1,0N', view, 0, plain)).toBe('4-3@-1,0N 3×3=9');
    const doubles = setUp({ hands: [['3-3'], ['1-1']], square });
    expect(beadBoard.offer('3-3@-1,0N', doubles, 0, plain)).toBe('3-3@-1,0N 2×3×3=18');
  });
  test('the hand of a claim lies open until it is answered', () => {
    const claimed = setUp({ hands, square, moves: [...moves, '1 stuck'] });
    expect(beadBoard.open(laid)).toEqual([]);
    expect(beadBoard.open(claimed)).toEqual([1]);
    expect(beadBoard.hand(claimed, 1, plain)).toEqual(['  ♣1-▲2   ♣1-▲2']);
    expect(beadBoard.open(setUp({ hands, square, moves: [...moves, '1 stuck', '0 decline'] }))).toEqual([]);
  });
  test('hands lie open all the time where the table says so', () => {
    expect(beadBoard.open(setUp({ hands, square, options: { open: true } }))).toEqual([0, 1]);
  });
  test('an end says who laid the last domino, what is lost, and who has most', () => {
    const over = setUp({ hands: [['3-4'], ['3-3', '1-2']], square, moves: ['0 4-3@-1,0N', '1 stuck', '0 decline'] });
    expect(beadBoard.ended(over.ended!, over, NAMES, plain)).toEqual([
      'The last domino is laid: You.',
      'Off for dominoes still in hand: Ana −30.',
      'Most points in this round: You.',
    ]);
  });
});

describe('quad', () => {
  const built = quadTable({
    hands: ['3344 0222 2234', '0003 0444'],
    well: '0123 0024',
    moves: '0 3344@0,0; 1 4440@0,-1; 0 2342@-1,0; 1 draw; 1 draw; 1 2400@-1,-1',
  });

  test('tiles share the numbers at their corners', () => {
    expect(picture(quadBoard.table(built, plain))).toMatchInlineSnapshot(`
      "
            -2  -1   0   1
         1       ·   ·
               2───3───3
         0   · │   │   │ ·
               2───4───4
        -1   · │ ◆ │   │ ·
               0───0───4
        -2       ·   ·
            -2  -1   0   1
        · free   ◆ newest tile   ★ earns a bonus
        A bonus: 25 points, or two more tiles at once.
      "
    `);
  });
  test('a hand is a row of boxes', () => {
    expect(picture(quadBoard.hand(built, 1, plain))).toMatchInlineSnapshot(`
      "
        0───0  0───1
        │   │  │   │
        3───0  3───2
      "
    `);
  });
  test('an offer is the move and its points, with a star where it earns a bonus', () => {
    const hands = ['4444 0000 0044 0012', '0444 1133'];
    const opening = quadTable({ hands });
    expect(quadBoard.offer('4444@0,0', opening, 0, plain)).toBe('4444@0,0 → 16 ★');
    expect(quadBoard.offer('0000@0,0', opening, 0, plain)).toBe('0000@0,0 → 25, then two more plays');
    expect(quadBoard.offer('4044@1,0', quadTable({ hands, moves: '0 4444@0,0; 0 take-25' }), 1, plain)).toBe(
      '4044@1,0 → 12',
    );
  });
  test('two more plays are offered with the most they can bring', () => {
    const bonus = quadTable({ hands: ['4444 3444 3344', '0012'], moves: '0 4444@0,0' });
    expect(quadBoard.offer('take-25', bonus, 0, plain)).toBe('take 25 points');
    // The sheet's example B: 15 and 14.
    expect(quadBoard.offer('play-two', bonus, 0, plain)).toBe('lay two more tiles (up to 29 points)');
  });
  test('0000 in place of the starting quad is told with what was shown', () => {
    const hands = ['4444 0000 0044', '0012'];
    const [before, after] = [quadTable({ hands }), quadTable({ hands, moves: '0 0000@0,0' })];
    expect(quadBoard.tell({ who: 'Ana', move: '0000@0,0', before, after }, plain)).toBe(
      'Ana showed 4444 and laid 0000@0,0 → 25',
    );
    expect(quadBoard.table(after, plain).join('\n')).toContain('still in hand: 4444');
  });
  test.each([
    [{ hands: ['3344', '0012'], moves: '0 3344@0,0' }, 'Out: You, for 3 points from the other hands.'],
    [
      { hands: ['4444 0012', '1133'], moves: '0 4444@0,0; 0 take-25; 1 pass; 0 pass' },
      'The well is empty and nobody can play: nobody collects anything.',
    ],
    [
      { hands: ['4444 0012', '1133'], options: { match: { target: 16 } }, moves: '0 4444@0,0' },
      '16 points reached: You. The match ends at once.',
    ],
  ])('an end says who went out and what that brings', (setting, said) => {
    const over = quadTable(setting);
    expect(quadBoard.ended(over.ended!, over, NAMES, plain)).toEqual([said]);
  });
});
