/** Sentences at tables set up by hand. */

import { setUp } from '@boneyard/games/bead/rules/testing';
import { beadNarration } from '@boneyard/games/bead/words/narration';
import { classic } from '@boneyard/games/classic/rules/classic';
import type { View } from '@boneyard/games/classic/rules/position';
import { table as classicTable } from '@boneyard/games/classic/rules/testing';
import { classicNarration } from '@boneyard/games/classic/words/narration';
import { table as quadTable } from '@boneyard/games/quad/rules/testing';
import { quadNarration } from '@boneyard/games/quad/words/narration';
import { fresh } from '@boneyard/rules/game';
import { setTable } from '@boneyard/rules/options';
import { isProblem } from '@boneyard/rules/problem';
import { describe, expect, test } from 'vitest';
import type { Language } from './languages';
import { words } from './testing';

const NAMES = ['You', 'Ana'];

describe('classic', () => {
  const table = setTable(classic, 3, { lead: 'lots' }) as View['table'];
  const hands = [['6-6'], ['5-4'], ['3-3']];
  function told(lots: readonly (readonly (string | null)[])[], lead: number, language: Language, you: string) {
    const deal = classic.readDeal(table, { hands, stock: [], lead, lots });
    if (isProblem(deal)) throw new Error(deal.problem);
    return classicNarration.began!(classic.start(table, deal, fresh(3)), [you, 'Ana', 'Bo'], words[language]);
  }
  test('lots are told: who drew what, who draws again, who leads', () => {
    const twice = [
      ['5-5', '6-4', '2-1'],
      ['6-1', '3-0', null],
    ];
    expect(told(twice, 0, 'en', 'You')).toEqual([
      'You drew 5-5, Ana drew 6-4, Bo drew 2-1: you and Ana have 10 each and draw again.',
      'You drew 6-1, Ana drew 3-0: you lead.',
    ]);
    expect(told(twice, 0, 'fr', 'Vous')).toEqual([
      'Vous avez tiré 5-5, Ana a tiré 6-4 et Bo a tiré 2-1\u00a0: égalité à 10 entre vous et Ana, nouveau tirage.',
      'Vous avez tiré 6-1 et Ana a tiré 3-0\u00a0: vous commencez.',
    ]);
    expect(told(twice, 0, 'es', 'Tú')).toEqual([
      'Sacaste 5-5, Ana sacó 6-4 y Bo sacó 2-1: empate a 10 entre tú y Ana, se sortea de nuevo.',
      'Sacaste 6-1 y Ana sacó 3-0: sales tú.',
    ]);
    expect(told(twice, 0, 'de', 'Du')).toEqual([
      'Du ziehst 5-5, Ana zieht 6-4 und Bo zieht 2-1: Du und Ana habt je 10 und zieht noch einmal.',
      'Du ziehst 6-1, Ana zieht 3-0: Du beginnst.',
    ]);
    const all = [
      ['4-2', '5-1', '3-3'],
      ['6-1', '3-0', '6-5'],
    ];
    expect(told(all, 2, 'en', 'Cy')).toEqual([
      'Cy drew 4-2, Ana drew 5-1, Bo drew 3-3: 6 each, draw again.',
      'Cy drew 6-1, Ana drew 3-0, Bo drew 6-5: Bo leads.',
    ]);
  });
  test('All Fives: what a tile scored is told, and offered before it is laid', () => {
    const dealt = [
      ['5-5', '6-1'],
      ['5-0', '5-2'],
    ];
    const options = { points: 'fives', lead: 'lots', style: 'block' };
    const at = (...moves: string[]) => classicTable(options, { hands: dealt, lead: 0, moves }) as View;
    const tell = (move: string, language: Language, who: string) =>
      classicNarration.tell({ who, move, before: at('0 5-5'), after: at('0 5-5', `1 ${move}`) }, words[language]);
    expect(tell('5-0@5-5', 'en', 'Ana')).toBe('Ana laid 5-0 on 5-5: 10 points');
    expect(tell('5-2@5-5', 'en', 'Ana')).toBe('Ana laid 5-2 on 5-5');
    expect(tell('5-0@5-5', 'fr', 'Vous')).toBe('Vous avez posé 5-0 sur 5-5\u00a0: 10\u00a0points');
    expect(tell('5-0@5-5', 'es', 'Tú')).toBe('Pusiste 5-0 junto a 5-5: 10 puntos');
    expect(tell('5-0@5-5', 'es', 'Ana')).toBe('Ana puso 5-0 junto a 5-5: 10 puntos');
    expect(tell('5-0@5-5', 'de', 'Du')).toBe('Du legst 5-0 an 5-5: 10 Punkte');
    expect(tell('5-0@5-5', 'de', 'Ana')).toBe('Ana legt 5-0 an 5-5: 10 Punkte');
    expect(classicNarration.offer('5-0@5-5', at('0 5-5'), 1, words.en)).toBe('5-0 on 5-5 (scores 10)');
    expect(classicNarration.offer('5-2@5-5', at('0 5-5'), 1, words.en)).toBe('5-2 on 5-5');
  });
  test('partners: one goes out, and the other side is dominoed', () => {
    const four = [['6-6'], ['5-4'], ['3-3'], ['2-1']];
    const ended = (hands: string[][], moves: string[], language: Language) => {
      const state = classicTable({ partners: true, style: 'block', lead: 'lots' }, { hands, lead: 0, moves });
      const outcome = classic.outcome(state as never)!;
      return classicNarration.ended(outcome, state as View, ['You', 'Ana', 'Bo', 'Cy'], words[language]);
    };
    expect(ended(four, ['0 6-6'], 'en')).toEqual(['Domino! You are out. Dominoed: Ana and Cy.']);
    const passed = ['0 6-6', '1 pass', '2 pass', '3 pass', '0 pass'];
    expect(ended([['6-6', '1-0'], ...four.slice(1)], passed, 'en')).toEqual([
      'The game is blocked. The side with the lightest hand wins the round: You and Bo.',
    ]);
  });
});

describe('bead', () => {
  const square = ['2-4', '3-3'] as const;
  const hands = [
    ['3-4', '1-5', '2-5'],
    ['3-5', '1-2', '1-2'],
  ];
  const moves = ['0 4-3@-1,0N', '1 5-3@0,-1E', '0 5-1@2,-1N'];

  test('an offer is the move, the lengths of the groups it extends, and their product', () => {
    const view = setUp({ hands, square });
    expect(beadNarration.offer('4-3@-1,0N', view, 0, words.en)).toBe('4-3@-1,0N 3×3=9');
    const doubles = setUp({ hands: [['3-3'], ['1-1']], square });
    expect(beadNarration.offer('3-3@-1,0N', doubles, 0, words.en)).toBe('3-3@-1,0N 2×3×3=18');
  });
  test('the hand of a claim lies open until it is answered', () => {
    const claimed = setUp({ hands, square, moves: [...moves, '1 stuck'] });
    expect(beadNarration.open(setUp({ hands, square, moves }))).toEqual([]);
    expect(beadNarration.open(claimed)).toEqual([1]);
    expect(beadNarration.open(setUp({ hands, square, moves: [...moves, '1 stuck', '0 decline'] }))).toEqual([]);
  });
  test('hands lie open all the time where the table says so', () => {
    expect(beadNarration.open(setUp({ hands, square, options: { open: true } }))).toEqual([0, 1]);
  });
  test('an end says who is out, what is lost, and who has most', () => {
    const over = setUp({ hands: [['3-4'], ['3-3', '1-2']], square, moves: ['0 4-3@-1,0N', '1 stuck', '0 decline'] });
    expect(beadNarration.ended(over.ended!, over, NAMES, words.en)).toEqual([
      'Out: You.',
      'Lost for dominoes still in hand: Ana −30.',
      'Most points in this round: You.',
    ]);
  });
});

describe('quad', () => {
  test('an offer is the move and its points, with a star where it earns a bonus', () => {
    const hands = ['4444 0000 0044 0012', '0444 1133'];
    const opening = quadTable({ hands });
    expect(quadNarration.offer('4444@0,0', opening, 0, words.en)).toBe('4444@0,0 → 16 ★');
    expect(quadNarration.offer('0000@0,0', opening, 0, words.en)).toBe('0000@0,0 → 25, then two more plays');
    expect(quadNarration.offer('4044@1,0', quadTable({ hands, moves: '0 4444@0,0; 0 take-25' }), 1, words.en)).toBe(
      '4044@1,0 → 12',
    );
  });
  test('two more plays are offered with the most they can bring', () => {
    const bonus = quadTable({ hands: ['4444 3444 3344', '0012'], moves: '0 4444@0,0' });
    expect(quadNarration.offer('take-25', bonus, 0, words.en)).toBe('take 25 points');
    // The sheet's example B: 15 and 14.
    expect(quadNarration.offer('play-two', bonus, 0, words.en)).toBe('lay two more tiles (up to 29 points)');
  });
  test('0000 in place of the starting quad is told with what was shown', () => {
    const hands = ['4444 0000 0044', '0012'];
    const [before, after] = [quadTable({ hands }), quadTable({ hands, moves: '0 0000@0,0' })];
    expect(quadNarration.tell({ who: 'Ana', move: '0000@0,0', before, after }, words.en)).toBe(
      'Ana showed 4444 and laid 0000@0,0 → 25',
    );
    expect(quadNarration.notes(after, words.en).join('\n')).toContain('still in hand: 4444');
  });
  test.each([
    [{ hands: ['3344', '0012'], moves: '0 3344@0,0' }, 'Out: You, for 3 points from the other hands.'],
    [
      { hands: ['4444 0012', '1133'], moves: '0 4444@0,0; 0 take-25; 1 pass; 0 pass' },
      'The well is empty and nobody can play: nobody scores.',
    ],
    [
      { hands: ['4444 0012', '1133'], options: { match: { target: 16 } }, moves: '0 4444@0,0' },
      'You reached 16 points. The match ends at once.',
    ],
  ])('an end says who went out and what that brings', (setting, said) => {
    const over = quadTable(setting);
    expect(quadNarration.ended(over.ended!, over, NAMES, words.en)).toEqual([said]);
  });
});
