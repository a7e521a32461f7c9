/** Every table, light and dark: text can be read on all of it, by WCAG AA. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TABLES } from '../app/settings';
import { contrast } from '../testing/colourvision';
import { BAR_COLOURS } from './theme';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The declarations of the last rule for a selector. */
function rule(selector: string): Map<string, string> {
  const found = css.split('}').findLast((text) =>
    text
      .replace(/\/\*.*?\*\//gs, '')
      .trim()
      .startsWith(`${selector} {`),
  );
  return new Map([...(found ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const base = new Map([...rule(':root'), ...rule(':root,\n[data-table="auto"]')]);
const SCHEMES = ['light', 'dark'] as const;

/** A colour of a table in a theme, as `#rrggbb`. */
function colour(table: string, scheme: (typeof SCHEMES)[number], token: string): string {
  const value = rule(`[data-table="${table}"]`).get(token) ?? base.get(token)!;
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [undefined, value, value];
  return (scheme === 'light' ? light : dark)!;
}

const looks = TABLES.flatMap((table) =>
  SCHEMES.filter((scheme) => table !== 'night' || scheme === 'dark').map((scheme) => [table, scheme] as const),
);

test('there are four tables to choose from besides the one that follows the theme, and each has its colours', () => {
  expect(TABLES).toEqual(['auto', 'felt', 'oak', 'slate', 'night']);
  for (const table of TABLES.slice(1)) expect(rule(`[data-table="${table}"]`).size).toBeGreaterThan(5);
});

describe.each(looks)('%s, %s', (table, scheme) => {
  const grounds = ['--table-lit', '--table-mid', '--table-edge', '--panel-solid'].map((token) =>
    colour(table, scheme, token),
  );
  test.each(['--text', '--quiet', '--accent', '--refuse'])('%s can be read', (token) => {
    for (const ground of grounds) expect(contrast(colour(table, scheme, token), ground)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(['--accent-line', '--focus'])('%s can be seen', (token) => {
    for (const ground of grounds) expect(contrast(colour(table, scheme, token), ground)).toBeGreaterThanOrEqual(3);
  });
  test('the bars of the browser have the colour of the table', () => {
    expect(BAR_COLOURS[table][scheme]).toBe(colour(table, scheme, '--table-mid'));
  });
});
