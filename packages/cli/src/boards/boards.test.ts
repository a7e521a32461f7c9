/** Properties of every board at random tables, and a few pictures checked by eye. */

import { stripVTControlCharacters, styleText } from 'node:util';
import { setUp } from '@boneyard/games/bead/rules/testing';
import { bead as beadBoard } from '@boneyard/games/bead/terminal/board';
import { table as quadTable } from '@boneyard/games/quad/rules/testing';
import { quad as quadBoard } from '@boneyard/games/quad/terminal/board';
import type { Common, Game, Seat } from '@boneyard/rules/game';
import { games } from '@boneyard/rules/games';
import { pick, seeded } from '@boneyard/rules/random';
import { anyTable, randomRound } from '@boneyard/rules/testing/tables';
import { LANGUAGES, type Language } from '@boneyard/words/languages';
import { words } from '@boneyard/words/testing';
import { describe, expect, test } from 'vitest';
import type { Console } from '../console';
import { boardOf, narrationOf } from '../games';
import { showTable } from '../play/table';

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

/** The hands that a seat sees and the moves it is offered. */
function dealtTo(game: Game, state: Common, seat: Seat | undefined, io: Console): string[] {
  const view = game.view(state, seat);
  const board = boardOf(game);
  const narration = narrationOf(game);
  const hands = [...narration.open(view), ...(seat === undefined ? [] : [seat])];
  const moves = seat !== undefined && game.toAct(view).includes(seat) ? game.moves(view, seat) : [];
  return [
    ...hands.flatMap((owner) => board.hand(view, owner, io)),
    ...moves.map((move) => narration.offer(game.write(move), view, seat!, io.words)),
  ];
}

/** Everything that a seat is shown. */
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

  test.each(LANGUAGES)('describes every position in lines that fit (%s)', (language) => {
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
          expectSaid(narrationOf(game).ended(game.outcome(state)!, state, NAMES, wide.words), 80);
          continue;
        }
        const after = game.play(state, done.seat, done.move);
        for (const seat of seatsAt(state)) {
          const views = { before: game.view(state, seat), after: game.view(after, seat) };
          expectSaid([narrationOf(game).tell({ who: 'Cleo', move: game.write(done.move), ...views }, wide.words)], 80);
        }
      }
    }
  });

  test('shows nothing that is hidden from the seat', () => {
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
          const match = { game, table, past: [], deal, state: one, agreed: false, by: undefined };
          showTable(match, NAMES.slice(0, table.players), screen);
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

  test('the halves of a domino have no wall between them', () => {
    expect(picture(beadBoard.table(laid, plain))).toMatchInlineSnapshot(`
      "
           -3 -2 -1  0  1  2  3  4
         3  ·  ·  ·  ·  ·  ·  ·  ·

         2  ·  ·  ·  ·  ·  ·  ·  ·
                 ┌──┬──┬──┐
         1  ·  · │■3│●4│■3│·  ·  ·
                 │  │  │  ├──┐
         0  ·  · │●4│▲2│■3│♣1│·  ·
                 └──┼──┴──┤  │
        -1  ·  ·  · │≈5 ■3│≈5│·  ·
                    └─────┴──┘
        -2  ·  ·  ·  ·  ·  ·  ·  ·

        -3  ·  ·  ·  ·  ·  ·  ·  ·
           -3 -2 -1  0  1  2  3  4
        ♣1 wood   ▲2 fire   ■3 earth   ●4 metal   ≈5 water
      "
    `);
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
        Bonus: take 25 points, or lay two more tiles now.
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
});
