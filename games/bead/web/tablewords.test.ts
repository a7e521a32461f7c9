/** The texts of moves beside names. */

import { browser as de } from '@boneyard/words/de/browser';
import { browser as en } from '@boneyard/words/en/browser';
import { browser as es } from '@boneyard/words/es/browser';
import { browser as fr } from '@boneyard/words/fr/browser';
import { expect, test } from 'vitest';
import { brief } from './tablewords';

test('beside a name, a move reads as what was done, where its button says what to do', () => {
  const said = (move: string) => [en, fr, es, de].map((words) => brief(move, words));
  expect(said('pass')).toEqual(['passed', 'passe', 'paso', 'passt']);
  expect(said('decline')).toEqual(['declined', 'abstention', 'abstención', 'verzichtet']);
  expect(said('stuck')).toEqual(['stuck', 'aucun domino jouable', 'sin jugada', 'nichts geht']);
  expect(said('point 4-4')).toEqual([
    'pointed out metal–metal',
    'désigné\u00a0: métal–métal',
    'señalada: metal–metal',
    'Metall–Metall gezeigt',
  ]);
});
