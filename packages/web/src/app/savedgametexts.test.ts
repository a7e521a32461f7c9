import { readRecord } from '@boneyard/engine/record';
import { replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { browser } from '@boneyard/words/en/browser';
import { expect, test } from 'vitest';
import type { SavedGame, Seating } from '../storage/savedgame';
import { scoresOf, statusOf, titleOf } from './savedgametexts';

const BOT: Seating = { kind: 'bot', name: '', level: 'casual' };

/** Seat 0 goes out with its only tile: its side scores the 11 and 8 pips of the opponents. */
function withPartner(you: number) {
  const record = {
    format: 'boneyard/2',
    game: 'classic',
    players: 4,
    options: { style: 'block', partners: true, hand: 1, lead: 'lots', match: { rounds: 1 } },
    rounds: [{ deal: { hands: [['6-6'], ['6-5'], ['5-5'], ['4-4']], stock: [], lead: 0 }, moves: ['0 6-6'] }],
  } as const;
  const read = readRecord(record);
  if (isProblem(read)) throw new Error(read.problem);
  const seats = [BOT, BOT, BOT, BOT].with(you, { kind: 'person', name: '' });
  const saved: SavedGame = { version: 1, id: '1', revision: 1, changed: 1, seats, record };
  return { saved, newest: [...replay(read)].at(-1)!.match };
}

test('the win of a partner is yours', () => {
  expect(statusOf(withPartner(2), browser)).toBe('you won');
  expect(statusOf(withPartner(0), browser)).toBe('you won');
});

test('the other side is named, and each side has one score', () => {
  const lost = withPartner(1);
  expect(statusOf(lost, browser)).toBe('won by Ana and Cleo');
  expect(scoresOf(lost, browser)).toBe('19\u00a0:\u00a00');
  expect(titleOf(lost, browser)).toBe('Dominoes · Partners, house rules, with Ana, Cleo and Dan');
});
