/** Logs that were written before an option existed keep the rules of then. */

import { expect, test } from 'vitest';
import { foldLog } from '../commit';
import { readListing } from '../summary';
import { readEntry, writeEntry } from './entries';
import { checkTable } from './logcheck';
import { rematchDeeds } from './newtable';
import { recordFrom } from './record';
import { listingOf, tableView } from './tableview';
import { dealtRoom, ID } from './testing/testroom';

const PERSON = { kind: 'person' } as const;

/** Every option of classic dominoes when the table was opened. */
const OPTIONS_OF_THEN = {
  set: 6,
  style: 'block',
  drawing: 'until-playable',
  reserve: 0,
  hand: 7,
  lead: 'heaviest',
  opening: 'forced',
  spinner: 'none',
  doubles: 'both',
  blank: 0,
  match: { target: 100 },
};

/** A blocked round: seat 0 holds 1 pip, seat 1 holds 9 + 2. */
const BODIES = [
  {
    do: 'opened',
    by: 'ana',
    agreed: {
      game: 'classic',
      options: OPTIONS_OF_THEN,
      chairs: [PERSON, PERSON],
      clock: null,
      late: 'bot',
      listed: false,
    },
  },
  { do: 'sat', seat: 0, guest: 'ana', name: 'Ana' },
  { do: 'sat', seat: 1, guest: 'bo', name: 'Bo' },
  { do: 'committed', round: 0, secret: '5'.repeat(64) },
  {
    do: 'dealt',
    deal: {
      hands: [
        ['6-6', '1-0'],
        ['5-4', '2-0'],
      ],
      stock: [],
    },
  },
  { do: 'moved', seat: 0, move: '6-6' },
  { do: 'moved', seat: 1, move: 'pass' },
  { do: 'moved', seat: 0, move: 'pass' },
].map((deed, at) => JSON.stringify({ ...deed, at }));

const room = foldLog(ID, undefined, BODIES)!;

/** What every option that came later said then. */
const OPTIONS_NOW = { ...OPTIONS_OF_THEN, blocked: 'difference', partners: false, points: 'hands' };

test('a table that was opened before the option keeps the former rule', () => {
  expect(room.match?.state.scores).toEqual([11 - 1, 0]);
  expect(room.table.options).toEqual(OPTIONS_NOW);
});

test('players are told that rule, and a rematch keeps it', () => {
  expect(tableView(room, 0).options).toMatchObject({ blocked: 'difference' });
  expect(rematchDeeds(room)[0]).toMatchObject({ do: 'opened', agreed: { options: { blocked: 'difference' } } });
});

test('a list that was stored then shows it too', () => {
  const stored = { ...listingOf(room, 0), options: OPTIONS_OF_THEN };
  expect(readListing(JSON.stringify(stored)).options).toEqual(OPTIONS_NOW);
});

test('its record is written in the present format, with that rule', () => {
  const record = recordFrom(ID, BODIES.map(readEntry));
  expect(record).toMatchObject({ format: 'boneyard/2', options: { blocked: 'difference' } });
});

test('a table that is opened now has the rule of now, in the log too', () => {
  const bodies: string[] = [];
  const table = dealtRoom({ game: 'classic', chairs: [PERSON, PERSON] }, ['ana', 'bo'], (entry) =>
    bodies.push(writeEntry(entry)),
  );
  expect(table.room.table.options).toMatchObject({ blocked: 'opponents' });
  expect(foldLog(ID, undefined, bodies)?.table.options).toEqual(table.room.table.options);
});

test('a log of then with lots and without drawings is still found to be in order', () => {
  const bodies: string[] = [];
  dealtRoom({ game: 'classic', options: { lead: 'lots' }, chairs: [PERSON, PERSON] }, ['ana', 'bo'], (entry) => {
    const { blocked: _, ...options } = entry.do === 'opened' ? entry.agreed.options : {};
    if (entry.do === 'opened') bodies.push(writeEntry({ ...entry, agreed: { ...entry.agreed, options } }));
    else if (entry.do !== 'dealt') bodies.push(writeEntry(entry));
    else {
      const { lots, ...deal } = entry.deal as Record<string, unknown>;
      expect(lots).toBeDefined();
      bodies.push(writeEntry({ ...entry, deal }));
    }
  });
  expect(checkTable({ id: ID, bodies, phase: 'playing', result: null })).toBeUndefined();
});
