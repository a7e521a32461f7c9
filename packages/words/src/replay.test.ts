/** The pages where one looks back say everything in every language. */

import { describe, expect, test } from 'vitest';
import { replay as de } from './de/replay';
import { replay as en } from './en/replay';
import { replay as fr } from './fr/replay';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

const SPEEDS = ['0.5', '1', '2', '4'].map((speed) => `/replay/speeds/${speed}`);

/** The words of each language, and those that are the same as in English. */
const TRANSLATED = [
  ['fr', fr, ['/replay/pause', '/replay/position', ...SPEEDS, '/share/film/title', '/statistics/scores']],
  ['de', de, SPEEDS],
] as const;

/** Whatever it is told, something to print. */
function said([path, text]: [string, unknown]): [string, string] {
  if (typeof text !== 'function') return [path, String(text)];
  const number =
    /percent|number|signed|faults|film|place|left|sum|longest|exact|strip|now|working|inRounds|second|gained/;
  const args = number.test(path) ? [2, 3, 4] : /why\//.test(path) ? [2, 3, 4] : ['Ana', 2, 3];
  return [path, String((text as (...args: unknown[]) => unknown)(...args))];
}

describe.each(TRANSLATED)('%s', (_, words, same) => {
  test('it has the same texts', () => {
    const paths = (words: unknown) => texts(words).map(([path]) => path);
    expect(paths(words).sort()).toEqual(paths(en).sort());
  });

  test('no text is left in English', () => {
    const translated = new Map(texts(words));
    const left = texts(en).filter(([path, text]) => typeof text === 'string' && translated.get(path) === text);
    expect(left.map(([path]) => path).sort()).toEqual(same);
  });

  test('whatever it is told, no sign is parted from its word', () => {
    const parted = texts(words)
      .map(said)
      .filter(([, text]) => / [:;?!»%…]|« /.test(text));
    expect(parted).toEqual([]);
  });
});

test('figures are written as each language writes them', () => {
  expect([en.number(2.25), fr.number(2.25), de.number(2.25)]).toEqual(['2.3', '2,3', '2,3']);
  expect([en.signed(-1.5), en.signed(0.04), fr.signed(12), de.signed(-1.5)]).toEqual(['−1.5', '0', '+12', '−1,5']);
  expect([en.percent(0.666), fr.percent(0.666), de.percent(0.666)]).toEqual(['67 %', '67\u00a0%', '67\u00a0%']);
});

test('one is one, in every language', () => {
  expect(en.review.faults(1, 2)).toBe('1 slip, 2 blunders');
  expect(fr.review.faults(1, 2)).toBe('1 imprécision, 2 fautes');
  expect(de.review.faults(1, 2)).toBe('1 Ungenauigkeit, 2 Patzer');
  expect(en.review.why.stuck('You', 1)).toBe(
    'With these hands, it leaves you nothing to lay; the move played left 1 move.',
  );
  expect(fr.review.why.stuck('Vous', 1)).toBe(
    'Vu les mains, il ne vous laisse rien à poser\u00a0; le coup joué laissait 1 coup.',
  );
  expect(de.review.why.stuck('Du', 1)).toBe(
    'Bei diesen Händen lässt er dir nichts zum Anlegen; der gespielte Zug ließ 1 Zug.',
  );
});
