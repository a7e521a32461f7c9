/** The pages where you look back say figures and numbers as each language does. */

import { expect, test } from 'vitest';
import { replay as de } from './de/replay';
import { replay as en } from './en/replay';
import { replay as es } from './es/replay';
import { replay as fr } from './fr/replay';

test('figures are written as each language writes them', () => {
  expect([en, fr, es, de].map(({ number }) => number(2.25))).toEqual(['2.3', '2,3', '2,3', '2,3']);
  expect([en.signed(-1.5), en.signed(0.04), fr.signed(12), de.signed(-1.5)]).toEqual(['−1.5', '0', '+12', '−1,5']);
  expect([en, fr, es, de].map(({ percent }) => percent(0.666))).toEqual([
    '67 %',
    '67\u00a0%',
    '67\u00a0%',
    '67\u00a0%',
  ]);
});

test('one is one, in every language', () => {
  expect(en.review.faults(1, 2)).toBe('1 slip, 2 blunders');
  expect(fr.review.faults(1, 2)).toBe('1 imprécision, 2 fautes');
  expect(es.review.faults(1, 2)).toBe('1 imprecisión, 2 errores graves');
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
