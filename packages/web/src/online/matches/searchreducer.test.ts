/** How a page handles messages while it looks for a game. */

import type { SeekTerms } from '@boneyard/protocol/seeks';
import { expect, test } from 'vitest';
import { IDLE, reduceSearch, seekMessage, startSearch } from './searchreducer';

const TERMS: SeekTerms = { game: 'classic', players: 2, options: {}, clock: { turn: 60 }, rated: false };

test('a search starts, the server confirms it, and it ends at a table', () => {
  let search = startSearch(IDLE, TERMS);
  expect(seekMessage(search.active!)).toEqual({ t: 'seek', terms: TERMS });
  search = reduceSearch(search, { t: 'welcome', v: 1, me: null, now: 1500 }, 1000);
  search = reduceSearch(search, { t: 'seeking', seek: 'a', since: 1400 }, 1000);
  expect([search.active?.since, search.ahead]).toEqual([1400, 500]);
  search = reduceSearch(search, { t: 'found', seek: 'a', table: 't' }, 2000);
  expect(search.table).toBe('t');
});
test('after a lost connection the same search is resumed', () => {
  const search = reduceSearch(startSearch(IDLE, TERMS, { answer: 'theirs' }), { t: 'seeking', seek: 'a', since: 0 }, 0);
  expect(seekMessage(search.active!)).toEqual({ t: 'seek', terms: TERMS, again: 'a' });
});
test('a player who accepts another player’s search names it', () => {
  expect(seekMessage(startSearch(IDLE, TERMS, { answer: 'theirs' }).active!)).toEqual({
    t: 'seek',
    terms: TERMS,
    answer: 'theirs',
  });
});
test('two who search together: the message says so, and the page knows the partner', () => {
  let search = startSearch(IDLE, TERMS, { together: 'new' });
  expect(seekMessage(search.active!)).toEqual({ t: 'seek', terms: TERMS, pair: 'new' });
  for (const partner of [null, 'Bo']) {
    search = reduceSearch(search, { t: 'seeking', seek: 'a', since: 0, pair: { id: 'p', partner } }, 0);
    expect(search.active?.pair).toEqual({ id: 'p', partner });
  }
  // The server knows whose search it is.
  expect(seekMessage(search.active!)).toEqual({ t: 'seek', terms: TERMS, again: 'a' });
  expect(reduceSearch(search, { t: 'found', seek: 'a', table: null }, 0).trouble).toBe('partner');
});
test('the end of an earlier search does not end this one', () => {
  const search = reduceSearch(startSearch(IDLE, TERMS), { t: 'seeking', seek: 'b', since: 0 }, 0);
  expect(reduceSearch(search, { t: 'found', seek: 'a', table: null }, 0)).toBe(search);
  expect(reduceSearch(search, { t: 'found', seek: 'b', table: null }, 0)).toMatchObject({
    active: undefined,
    trouble: 'elsewhere',
  });
});
test('a refused search ends, but other refusals do not end it', () => {
  const search = startSearch(IDLE, TERMS);
  expect(reduceSearch(search, { t: 'refused', what: 'list', why: 'busy' }, 0)).toBe(search);
  const refused = reduceSearch(search, { t: 'refused', what: 'seek', why: 'no account' }, 0);
  expect([refused.active, refused.trouble]).toEqual([undefined, 'no account']);
});
