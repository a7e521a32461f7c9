/** What a page makes of what it is told while it looks for a game. */

import type { Terms } from '@boneyard/protocol/tables';
import { expect, test } from 'vitest';
import { after, asking, begun, IDLE } from './search';

const TERMS: Terms = { game: 'classic', players: 2, options: {}, clock: { turn: 60 }, rated: false };

test('a search begins, is known to the server, and ends at a table', () => {
  let search = begun(IDLE, TERMS);
  expect(asking(search.looking!)).toEqual({ t: 'seek', terms: TERMS });
  search = after(search, { t: 'welcome', v: 1, me: null, now: 1500 }, 1000);
  search = after(search, { t: 'seeking', seek: 'a', since: 1400 }, 1000);
  expect([search.looking?.since, search.ahead]).toEqual([1400, 500]);
  search = after(search, { t: 'found', seek: 'a', table: 't' }, 2000);
  expect(search.table).toBe('t');
});
test('after a cut line the same search is asked for', () => {
  const search = after(begun(IDLE, TERMS, 'theirs'), { t: 'seeking', seek: 'a', since: 0 }, 0);
  expect(asking(search.looking!)).toEqual({ t: 'seek', terms: TERMS, again: 'a' });
});
test('whoever takes up the search of somebody else says whose', () => {
  expect(asking(begun(IDLE, TERMS, 'theirs').looking!)).toEqual({ t: 'seek', terms: TERMS, answer: 'theirs' });
});
test('the end of an earlier search is not the end of this one', () => {
  const search = after(begun(IDLE, TERMS), { t: 'seeking', seek: 'b', since: 0 }, 0);
  expect(after(search, { t: 'found', seek: 'a', table: null }, 0)).toBe(search);
  expect(after(search, { t: 'found', seek: 'b', table: null }, 0)).toMatchObject({
    looking: undefined,
    trouble: 'elsewhere',
  });
});
test('a refusal ends the search, but only one of a search', () => {
  const search = begun(IDLE, TERMS);
  expect(after(search, { t: 'refused', what: 'list', why: 'busy' }, 0)).toBe(search);
  const refused = after(search, { t: 'refused', what: 'seek', why: 'no account' }, 0);
  expect([refused.looking, refused.trouble]).toEqual([undefined, 'no account']);
});
