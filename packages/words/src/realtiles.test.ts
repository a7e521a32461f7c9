/** Pages whose words are loaded with them say everything in every language. */

import { describe, expect, test } from 'vitest';
import { online as onlineEn } from './en/online';
import { realTiles as realTilesEn } from './en/realtiles';
import { online as onlineFr } from './fr/online';
import { realTiles as realTilesFr } from './fr/realtiles';

function texts(thing: unknown, at = ''): [string, unknown][] {
  if (typeof thing !== 'object' || thing === null) return [[at, thing]];
  return Object.entries(thing).flatMap(([key, part]) => texts(part, `${at}/${key}`));
}

/** The texts of each language, and words that are the same in both. */
const PAGES = {
  realTiles: [realTilesEn, realTilesFr, ['/print/style', '/pad/kinds/lengths']],
  online: [onlineEn, onlineFr, []],
} as const;

describe.each(Object.entries(PAGES))('%s', (_, [en, fr, same]) => {
  test('both languages have the same texts', () => {
    const paths = (words: unknown) => texts(words).map(([path]) => path);
    expect(paths(fr).sort()).toEqual(paths(en).sort());
  });

  test('no French text is left in English', () => {
    const french = new Map(texts(fr));
    const left = texts(en).filter(([path, text]) => typeof text === 'string' && french.get(path) === text);
    expect(left.map(([path]) => path)).toEqual(same);
  });

  test('no French sign is parted from its word', () => {
    const said = texts(fr).flatMap(([path, text]) =>
      typeof text === 'string' && !path.startsWith('/pads/') ? [text] : [],
    );
    expect(said.filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
  });
});
