import { expect, test } from 'vitest';
import { currentMark, fillsWindow, placeOf } from './destinations';

test.each([
  ['/', 'play'],
  ['/play/quad', 'play'],
  ['/table/abc', 'play'],
  ['/online/find', 'online'],
  ['/at/abc', 'online'],
  ['/online/account', 'me'],
  ['/online/privacy', undefined],
  ['/rules/bead', 'learn'],
  ['/puzzles/quad/3', 'puzzles'],
  ['/pad/abc', 'pads'],
  ['/replay', 'open'],
  ['/replay/abc', 'games'],
  ['/about', undefined],
])('%s belongs to %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test('a link is marked as the page itself, or as the part of the site that the page belongs to', () => {
  expect(currentMark('/learn', ['learn', '/learn'])).toBe('page');
  expect(currentMark('/learn/bead', ['learn', '/learn'])).toBe('true');
  expect(currentMark('/puzzles', ['learn', '/learn'])).toBeUndefined();
});

test.each([
  ['/table/abc', true],
  ['/replay/abc', true],
  ['/replay', false],
  ['/learn', false],
  ['/puzzles', false],
])('whether %s fills the window: %s', (address, fills) => {
  expect(fillsWindow(address)).toBe(fills);
});
