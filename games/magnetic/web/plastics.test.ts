/** A domino has the same colour on the table, in a tower and on paper, and its pips are visible on it. */

import { readFileSync } from 'node:fs';
import { PLASTICS as PRINTED } from '@boneyard/print/faces/pips';
import { COLOURS as SETS } from '@boneyard/web/app/settings';
import { apart, contrast, EYES } from '@boneyard/web/testing/colourvision';
import { describe, expect, test } from 'vitest';
import { COLOURS, INKS, PLASTICS } from './plastics';

const css = readFileSync(new URL('../../../packages/web/src/table/boards/tiles.css', import.meta.url), 'utf8');

/** What the style sheet says about a set of colours. */
function onTable(set: string, token: string): string {
  const rule = css.slice(css.indexOf(`[data-colours="${set}"] {`)).split('}')[0]!;
  return new RegExp(`${token}: (#\\w+);`).exec(rule)![1]!;
}

test('on paper as on the table without a choice', () => {
  expect(PRINTED).toEqual(PLASTICS.map((name) => onTable('glass', `--plastic-${name}`)));
});

describe.each(SETS)('%s', (set) => {
  test('in a tower as on the table', () => {
    for (const name of PLASTICS) {
      expect(COLOURS[set][name]).toBe(onTable(set, `--plastic-${name}`));
      const ink = name === 'green' ? onTable(set, '--on-green') : '#fff';
      expect(INKS[set][name]).toBe(ink === '#fff' ? '#ffffff' : ink);
    }
  });
  test.each(PLASTICS)('pips stand out from %s by 4.5 to 1', (name) => {
    expect(contrast(INKS[set][name], COLOURS[set][name])).toBeGreaterThan(4.5);
  });
});

test.each(Object.entries(EYES))('to %s, the colours of the safe set are far apart', (_name, eyes) => {
  const all = PLASTICS.map((name) => COLOURS.safe[name]);
  for (const [i, one] of all.entries())
    for (const other of all.slice(0, i)) expect(apart(eyes, one, other)).toBeGreaterThan(25);
});
