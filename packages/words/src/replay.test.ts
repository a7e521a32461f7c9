/** The pages where you look back say numbers as each language does. */

import { expect, test } from 'vitest';
import { replay as de } from './de/replay';
import { replay as en } from './en/replay';
import { replay as es } from './es/replay';
import { replay as fr } from './fr/replay';

test('one is one, in every language', () => {
  expect(en.review.faults(1, 2)).toBe('1 slip, 2 blunders');
  expect(fr.review.faults(1, 2)).toBe('1 imprécision et 2 fautes');
  expect(es.review.faults(1, 2)).toBe('1 imprecisión y 2 errores graves');
  expect(de.review.faults(1, 2)).toBe('1 Ungenauigkeit, 2 Patzer');
  expect(en.review.why.stuck('You', 1)).toBe(
    'With these hands, it leaves you nothing to lay; the move played left 1 move.',
  );
  expect(fr.review.why.stuck('Vous', 1)).toBe(
    'Vu les mains, il ne vous laisse rien à poser\u00a0; le coup joué laissait 1 coup.',
  );
  expect(es.review.why.stuck('Tú', 1)).toBe(
    'Con estas manos, no te deja nada que poner; la que se jugó dejaba 1 jugada.',
  );
  expect(es.review.why.replies('Ana', 2, 1)).toBe(
    'Con estas manos, le deja a Ana 2 jugadas para elegir; la que se jugó dejaba 1 jugada.',
  );
  expect(de.review.why.stuck('Du', 1)).toBe(
    'Bei diesen Händen lässt er dir nichts zum Anlegen; der gespielte Zug ließ 1 Zug.',
  );
});
