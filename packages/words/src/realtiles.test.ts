/** Pages whose words are loaded with them say everything in every language. */

import { describe, expect, test } from 'vitest';
import { online as onlineDe } from './de/online';
import { realTiles as realTilesDe } from './de/realtiles';
import { online as onlineEn } from './en/online';
import { realTiles as realTilesEn } from './en/realtiles';
import { online as onlineFr } from './fr/online';
import { realTiles as realTilesFr } from './fr/realtiles';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** The English texts, those of another language, and words that are the same in both. */
const PAGES = {
  'realTiles in French': [realTilesEn, realTilesFr, ['/print/style', '/pad/kinds/lengths']],
  'realTiles in German': [realTilesEn, realTilesDe, ['/pad/kinds/bonus']],
  'online in French': [onlineEn, onlineFr, []],
  'online in German': [onlineEn, onlineDe, ['/seat/gone', '/signals/open']],
} as const;

describe.each(Object.entries(PAGES))('%s', (_, [en, other, same]) => {
  test('it has the same texts', () => {
    const paths = (words: unknown) => texts(words).map(([path]) => path);
    expect(paths(other).sort()).toEqual(paths(en).sort());
  });

  test('no text is left in English', () => {
    const translated = new Map(texts(other));
    const left = texts(en).filter(([path, text]) => typeof text === 'string' && translated.get(path) === text);
    expect(left.map(([path]) => path)).toEqual(same);
  });

  test('no sign is parted from its word', () => {
    const said = texts(other).flatMap(([path, text]) =>
      typeof text === 'string' && !path.startsWith('/pads/') ? [text] : [],
    );
    expect(said.filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
  });
});
