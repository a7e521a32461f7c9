/** Every rule that a move can break has its sentence, and the sentence says where. */

import { BEAD_BREAKS } from '@boneyard/games/bead/rules/explain';
import { explanationOf, setUp } from '@boneyard/games/bead/rules/testing';
import { CLASSIC_BREAKS } from '@boneyard/games/classic/rules/explain';
import { MAGNETIC_BREAKS } from '@boneyard/games/magnetic/rules/explain';
import { explained, type Setting } from '@boneyard/games/magnetic/rules/testing';
import { explain, QUAD_BREAKS } from '@boneyard/games/quad/rules/explain';
import { quad } from '@boneyard/games/quad/rules/quad';
import { table } from '@boneyard/games/quad/rules/testing';
import type { Explanation } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './languages';
import { words } from './testing';

const BREAKS: Readonly<Partial<Record<GameId, readonly string[]>>> = {
  classic: CLASSIC_BREAKS,
  bead: BEAD_BREAKS,
  quad: QUAD_BREAKS,
  magnetic: MAGNETIC_BREAKS,
};

/** With everything that a sentence could spell. */
function explanationWithPlaces(breaks: string): Explanation {
  const [from, to] = [
    { x: 1, y: -2 },
    { x: 3, y: -2 },
  ];
  const run = { line: 'row', from, to, length: 3 };
  return {
    ...{ breaks, points: 0, sheds: 0 },
    ...{
      taken: [from, to],
      groups: [run],
      faults: [{ ...run, colours: [1, 2, 2] }],
      sideBySide: { ...run, length: 4 },
    },
  };
}

/** The same break in every language. */
function inWords(game: GameId, explanation: Explanation): string[] {
  return LANGUAGES.map((language) => words[language].games[game].breaks(explanation));
}

describe.each(Object.entries(BREAKS))('%s', (game, codes) => {
  test.each(codes)('%s', (breaks) => {
    const said = inWords(game as GameId, { breaks, points: 0, sheds: 0 });
    for (const text of said) expect(text).toMatch(/^[\p{Lu}0-9].*\.$/u);
    expect(new Set(said).size).toBe(LANGUAGES.length);
  });
  test.each(codes)('%s, beside a board', (breaks) => {
    for (const language of LANGUAGES)
      expect(words[language].games[game as GameId].breaks(explanationWithPlaces(breaks), true)).not.toMatch(
        /-?\d,-?\d/,
      );
  });
  test('a legal move breaks nothing', () => {
    expect(inWords(game as GameId, { points: 0, sheds: 0 })).toEqual(LANGUAGES.map(() => ''));
  });
});

describe('bead says where', () => {
  const view = setUp({ hands: [['3-4', '1-3'], ['1-1']], square: ['2-4', '3-3'] });
  test.each([
    [
      '3-4@0,1E',
      'There is already a domino at 0,1 and 1,1.',
      'Il y a déjà un domino en 0,1 et en 1,1.',
      'Ya hay una ficha en 0,1 y en 1,1.',
      'Auf 0,1 und 1,1 liegt schon ein Stein.',
    ],
    [
      '3-4@-1,0N',
      'That is not a cycle: the row from -1,1 to 1,1 would read metal metal earth.',
      'Ce n’est pas un cycle : la rangée de -1,1 à 1,1 donnerait métal métal terre.',
      'No es un ciclo: la fila de -1,1 a 1,1 diría metal metal tierra.',
      'Das ist kein Zyklus: Metall Metall Erde in der Reihe von -1,1 bis 1,1.',
    ],
    [
      '3-1@0,2N',
      'It must extend at least two groups, but it extends only the column from 0,0 to 0,3.',
      'Il faut prolonger au moins deux groupes ; ce coup ne prolonge que la colonne de 0,0 à 0,3.',
      'Hay que alargar al menos dos grupos, y así solo se alarga la columna de 0,0 a 0,3.',
      'Ein Stein muss mindestens zwei Gruppen verlängern, dieser verlängert nur die Spalte von 0,0 bis 0,3.',
    ],
    [
      '3-4@5,5E',
      'It must extend at least two groups, but it extends none.',
      'Il faut prolonger au moins deux groupes ; ce coup n’en prolonge aucun.',
      'Hay que alargar al menos dos grupos, y así no se alarga ninguno.',
      'Ein Stein muss mindestens zwei Gruppen verlängern, dieser verlängert keine.',
    ],
  ])('%s', (move, ...said) => {
    expect(inWords('bead', explanationOf(view, 0, move))).toEqual(said);
  });
  test('4-2@3,0N', () => {
    const three = setUp({ hands: [['1-1', '1-2'], ['2-4']], square: ['2-4', '3-3'], moves: ['0 1-1@2,0N'] });
    expect(inWords('bead', explanationOf(three, 1, '4-2@3,0N'))).toEqual([
      '4 dominoes would lie side by side, from 0,0 to 3,0; three is the most.',
      '4 dominos seraient côte à côte, de 0,0 à 3,0 ; trois au plus.',
      'Quedarían 4 fichas lado a lado, de 0,0 a 3,0; tres como máximo.',
      '4 Steine lägen Seite an Seite, von 0,0 bis 3,0; höchstens drei sind erlaubt.',
    ]);
  });
});

describe('quad says which corners', () => {
  const state = table({ hands: ['4444 0012', '0444 1133'], moves: '0 4444@0,0; 0 take-25' });
  test.each([
    [
      '0444@1,0',
      'It does not match: it needs 4 top left.',
      'Cela ne correspond pas : il faut 4 en haut à gauche.',
      'No encaja: hace falta un 4 arriba a la izquierda.',
      'Das passt nicht. Nötig: 4 oben links.',
    ],
    [
      '1331@1,0',
      'It does not match: it needs 4 top left and 4 bottom left.',
      'Cela ne correspond pas : il faut 4 en haut à gauche et 4 en bas à gauche.',
      'No encaja: hace falta un 4 arriba a la izquierda y un 4 abajo a la izquierda.',
      'Das passt nicht. Nötig: 4 oben links und 4 unten links.',
    ],
    [
      '4440@1,-1',
      'It would touch other tiles only at corners: lay it side by side.',
      'Il ne toucherait que des coins : posez-le côte à côte.',
      'Solo tocaría otras fichas por las esquinas: ponla lado contra lado.',
      'Er würde andere Steine nur an Ecken berühren: Leg ihn Seite an Seite.',
    ],
    [
      '0444@5,5',
      'It would touch no other tile.',
      'Il ne toucherait aucun autre carreau.',
      'No tocaría ninguna otra ficha.',
      'Er würde keinen anderen Stein berühren.',
    ],
  ])('%s', (move, ...said) => {
    expect(inWords('quad', explain(state, 1, quad.read(move)!))).toEqual(said);
  });
});

test('magnetic says which way is due', () => {
  const setting: Setting = { mode: 'staggered', hands: ['6-6 2-2', '6-4 3-1'], moves: '0 6-6@0,0E' };
  // Both begin flat, and this would lie on the double.
  expect(inWords('magnetic', explained(setting, '1 6-4@1,0E>'))).toEqual([
    'That is on top, but you must play flat.',
    'C’est en hauteur, mais il faut jouer à plat.',
    'Eso es encima, pero toca poner en la mesa.',
    'Das ist obenauf, aber du musst flach legen.',
  ]);
});
