/** What happens at a table, without socket, clock or database. */

import { verify } from '@boneyard/protocol/fair';
import type { Chair } from '@boneyard/protocol/tables';
import { describe, expect, test } from 'vitest';
import type { TableMessage } from './decide';
import { type Room, toAct } from './room';
import { tableView } from './tableview';
import { dealtRoom, promiseIn, SECRET, type TestRoom, testRoom } from './testing/testroom';

const PERSON: Chair = { kind: 'person' };
const BOT: Chair = { kind: 'bot', level: 'strong' };
const TWO = { game: 'classic', chairs: [PERSON, PERSON] };
const PEOPLE = ['ana', 'bo', 'cy', 'di'];

const guestAt = (room: Room, seat: number) => room.places[seat]!.playerId!;
const legal = ({ game, match }: Room, seat: number): string => game.write(game.moves(match!.state, seat)[0]);

/** The first player to act makes the first legal move. */
function moveOn(table: TestRoom): void {
  const seat = toAct(table.room)[0]!;
  const { at } = table.room;
  const step = table.ask(guestAt(table.room, seat), { t: 'move', at, move: legal(table.room, seat) });
  expect(step).toMatchObject({ kind: 'append', ack: at });
}

function playRound(table: TestRoom): void {
  while (toAct(table.room).length > 0) moveOn(table);
}

test('with days for each move nobody is replaced for not being there', () => {
  const table = dealtRoom({ ...TWO, clock: { days: 2 } }, PEOPLE.slice(0, 2));
  table.gone[1] = 0;
  table.now = 1e6;
  expect(table.ask('ana', { t: 'replace', seat: 1 })).toEqual({ kind: 'refuse', why: 'not now' });
});

describe('gathering', () => {
  test('the player who opens a table sits on its first chair for a person', () => {
    expect(
      testRoom({ ...TWO, chairs: [BOT, PERSON, PERSON] }, ['ana']).room.places.map(({ playerId }) => playerId),
    ).toEqual([undefined, 'ana', undefined]);
  });
  test('a seat is taken by one person, and a person takes one seat', () => {
    const table = testRoom({ ...TWO, chairs: [PERSON, BOT, PERSON] }, ['ana']);
    expect(table.ask('bo', { t: 'sit', seat: 0 })).toEqual({ kind: 'refuse', why: 'seat taken' });
    expect(table.ask('bo', { t: 'sit', seat: 1 })).toEqual({ kind: 'refuse', why: 'seat taken' });
    expect(table.ask('ana', { t: 'sit', seat: 2 })).toEqual({ kind: 'refuse', why: 'not now' });
    expect(table.ask('bo', { t: 'sit', seat: 7 })).toEqual({ kind: 'refuse', why: 'not now' });
    expect(table.ask('bo', { t: 'sit', seat: 2 }).kind).toBe('append');
  });
  test('a seat is free again when its player stands up before the match', () => {
    const table = testRoom({ ...TWO, chairs: [PERSON, PERSON, PERSON] }, ['ana', 'bo']);
    table.ask('bo', { t: 'stand' });
    expect(table.ask('cy', { t: 'sit', seat: 1 }).kind).toBe('append');
  });
  test('only the host puts bots on empty seats', () => {
    const table = testRoom({ ...TWO, chairs: [PERSON, PERSON, PERSON] }, ['ana', 'bo']);
    expect(table.ask('bo', { t: 'fill', seat: 2, level: 'gentle' })).toEqual({ kind: 'refuse', why: 'not yours' });
    expect(table.ask('ana', { t: 'fill', seat: 1, level: 'gentle' })).toEqual({ kind: 'refuse', why: 'seat taken' });
    table.ask('ana', { t: 'fill', seat: 2, level: 'gentle' });
    expect(table.room.places[2]!.chair).toEqual({ kind: 'bot', level: 'gentle' });
    expect(table.task()).toEqual({ do: 'commit', attempt: 0, due: 0 });
  });
  test('a player without a seat can only ask for one', () => {
    const table = dealtRoom(TWO, ['ana', 'bo']);
    const asked: TableMessage[] = [
      { t: 'stand' },
      { t: 'back' },
      { t: 'fill', seat: 0, level: null },
      { t: 'replace', seat: 0 },
      { t: 'promise', round: 0, hash: '0'.repeat(64) },
      { t: 'add', round: 0, bits: '0'.repeat(32) },
      { t: 'move', at: table.room.at, move: 'draw' },
      { t: 'end', yes: true },
      { t: 'again', yes: true },
    ];
    for (const one of asked) expect(table.ask('mallory', one)).toEqual({ kind: 'refuse', why: 'not yours' });
    expect(table.ask('mallory', { t: 'sit', seat: 0 })).toEqual({ kind: 'refuse', why: 'not now' });
  });
});

describe('the shuffle', () => {
  test('the commitment is sent before any seat contributes, the secret after the round', () => {
    const table = testRoom(TWO, ['ana', 'bo']);
    expect(tableView(table.room, 0).fair).toMatchObject({ round: 0, promised: [null, null], sealed: false, added: [] });
    expect(JSON.stringify(tableView(table.room, 0))).not.toContain(SECRET);
    const [hers, his] = [promiseIn(table, 0, 'a'.repeat(32)), promiseIn(table, 1, 'b'.repeat(32))];
    table.ask('ana', hers);
    expect(table.task()).toEqual({ do: 'seal', due: 5_000 });
    // Nobody reveals before all promises are known.
    expect(table.ask('ana', { t: 'add', round: 0, bits: 'a'.repeat(32) }).kind).toBe('refuse');
    table.ask('bo', his);
    expect(table.task()).toEqual({ do: 'seal', due: 0 });
    table.settle();
    expect(tableView(table.room, undefined).fair).toMatchObject({ sealed: true, added: [] });
    table.ask('ana', { t: 'add', round: 0, bits: 'a'.repeat(32) });
    expect(table.task()).toEqual({ do: 'commit', attempt: 1, due: 10_000 });
    table.ask('bo', { t: 'add', round: 0, bits: 'b'.repeat(32) });
    expect(table.task()).toEqual({ do: 'deal', due: 0 });
    table.settle();
    while (table.room.phase === 'playing') {
      for (const seat of [0, 1, undefined])
        expect(JSON.stringify(tableView(table.room, seat))).not.toMatch(new RegExp(`${SECRET}|a{32}|b{32}`));
      moveOn(table);
    }
    const { game, options, proof, view } = tableView(table.room, undefined);
    const deal = table.room.game.writeDeal(table.room.game.dealt(view as never));
    expect(verify(proof, { game, players: 2, options, deal })).toBeUndefined();
    expect(proof?.added).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
  });
  test('no player contributes twice, for another round, or after the deal', () => {
    const table = testRoom(TWO, ['ana', 'bo']);
    const add = (round: number): TableMessage => ({ t: 'add', round, bits: 'a'.repeat(32) });
    const promise = promiseIn(table, 0, 'a'.repeat(32));
    expect(table.ask('ana', { ...promise, round: 1 } as TableMessage).kind).toBe('refuse');
    expect(table.ask('ana', promise).kind).toBe('append');
    expect(table.ask('ana', promise).kind).toBe('refuse');
    table.now = 5_000;
    table.settle();
    expect(table.ask('bo', promiseIn(table, 1, 'b'.repeat(32))).kind).toBe('refuse');
    expect(table.ask('ana', add(1)).kind).toBe('refuse');
    expect(table.ask('ana', { t: 'add', round: 0, bits: 'c'.repeat(32) }).kind).toBe('refuse');
    expect(table.ask('ana', add(0)).kind).toBe('append');
    expect(table.ask('ana', add(0)).kind).toBe('refuse');
    table.settle();
    expect(table.room.phase).toBe('playing');
    expect(table.ask('bo', add(0)).kind).toBe('refuse');
  });
  test('if somebody does not reveal what they promised, everything is begun again without them', () => {
    const table = testRoom(TWO, ['ana', 'bo']);
    table.ask('ana', promiseIn(table, 0, 'a'.repeat(32)));
    table.ask('bo', promiseIn(table, 1, 'b'.repeat(32)));
    table.settle();
    table.ask('ana', { t: 'add', round: 0, bits: 'a'.repeat(32) });
    table.now = 10_000;
    table.settle();
    expect(tableView(table.room, 0).fair).toMatchObject({ attempt: 1, promised: [null, null], sealed: false });
    expect(table.ask('bo', promiseIn(table, 1, 'c'.repeat(32))).kind).toBe('refuse');
    table.ask('ana', promiseIn(table, 0, 'd'.repeat(32)));
    table.settle();
    table.ask('ana', { t: 'add', round: 0, bits: 'd'.repeat(32) });
    table.settle();
    expect(table.room.phase).toBe('playing');
    playRound(table);
    expect(table.room.proof).toMatchObject({ attempt: 1, added: ['d'.repeat(32), null] });
  });
  test('a shuffle that was begun before there were promises is begun again', () => {
    const table = testRoom(TWO, ['ana', 'bo']);
    table.do({ do: 'committed', round: 0, secret: SECRET });
    expect(table.task()).toEqual({ do: 'commit', attempt: 0, due: 0 });
  });
  test('players who contribute nothing in time are not waited for', () => {
    const table = testRoom(TWO, ['ana', 'bo']);
    table.now = 4_999;
    table.settle();
    expect(table.room.phase).toBe('dealing');
    table.now = 5_000;
    table.settle();
    expect(table.room.phase).toBe('playing');
  });
  test('each round has its own commitment', () => {
    const table = dealtRoom({ ...TWO, options: { match: { rounds: 2 } } }, ['ana', 'bo']);
    playRound(table);
    table.settle();
    expect(table.room).toMatchObject({ phase: 'dealing', shuffle: { round: 1, added: [null, null] } });
    expect(table.room.proof?.round).toBe(0);
    table.now += 20_000;
    table.settle();
    expect(table.room.match?.state.round).toBe(1);
    expect(table.room.proof).toBeUndefined();
  });
});

describe('moves', () => {
  test('a move is for the decision it names: a repeated one is known, another is stale', () => {
    const table = dealtRoom(TWO, ['ana', 'bo']);
    const seat = toAct(table.room)[0]!;
    const guest = guestAt(table.room, seat);
    const { at } = table.room;
    const move: TableMessage = { t: 'move', at, move: legal(table.room, seat) };
    expect(table.ask(guest, { ...move, at: at + 1 })).toEqual({ kind: 'refuse', why: 'stale' });
    expect(table.ask(guest, move)).toMatchObject({ kind: 'append', ack: at });
    const { n } = table.room;
    expect(table.ask(guest, move)).toEqual({ kind: 'ack', at });
    expect(table.ask(guest, { ...move, move: 'pass' })).toEqual({ kind: 'refuse', why: 'stale' });
    expect(table.room.n).toBe(n);
    moveOn(table);
    expect(table.ask(guest, move)).toEqual({ kind: 'ack', at });
  });
  test('invalid moves, verdicts and moves of others are refused', () => {
    const table = dealtRoom({ game: 'magnetic', options: { mode: 'tower' }, chairs: [PERSON, PERSON] }, ['ana', 'bo']);
    const seat = toAct(table.room)[0]!;
    const { at } = table.room;
    const move = legal(table.room, seat);
    const asked = (guest: string, text: string) => table.ask(guest, { t: 'move', at, move: text });
    for (const text of ['', 'constructor', `${move}!`, ' ', '__proto__', '9-9', 'pass'])
      expect(asked(guestAt(table.room, seat), text)).toEqual({ kind: 'refuse', why: 'illegal' });
    expect(asked(guestAt(table.room, 1 - seat), move)).toEqual({ kind: 'refuse', why: 'not your turn' });
  });
  test('a move that may make a tower fall goes to the physics first', () => {
    const table = dealtRoom({ game: 'magnetic', options: { mode: 'tower' }, chairs: [PERSON, PERSON] }, ['ana', 'bo']);
    for (;;) {
      const seat = toAct(table.room)[0]!;
      const { at } = table.room;
      const move = legal(table.room, seat);
      const step = table.ask(guestAt(table.room, seat), { t: 'move', at, move });
      if (step.kind === 'append') continue;
      expect(step).toEqual({ kind: 'rule', seat, move });
      table.do({ do: 'moved', seat, move: `${move}!`, sent: move });
      expect(table.ask(guestAt(table.room, seat), { t: 'move', at, move })).toEqual({ kind: 'ack', at });
      break;
    }
  });
});

describe('a claim that all others answer', () => {
  const BEAD = { game: 'bead', chairs: [PERSON, PERSON, PERSON, PERSON] };

  /** A table at which a player has claimed to be stuck. */
  function claimed(): { table: TestRoom; claimant: number; others: number[] } {
    const table = dealtRoom(BEAD, PEOPLE);
    const claimant = toAct(table.room)[0]!;
    table.ask(guestAt(table.room, claimant), { t: 'move', at: table.room.at, move: 'stuck' });
    return { table, claimant, others: [...toAct(table.room)] };
  }
  const orders = (list: readonly number[]): number[][] =>
    list.length < 2
      ? [[...list]]
      : list.flatMap((one) => orders(list.filter((other) => other !== one)).map((rest) => [one, ...rest]));

  test('gives the same result in any order, and no answer is too late', () => {
    const ends = new Set<string>();
    for (const order of orders([0, 1, 2])) {
      const { table, others } = claimed();
      const { at } = table.room;
      const answers = others.map((seat) => legal(table.room, seat));
      expect(others).toHaveLength(3);
      for (const i of order)
        expect(table.ask(guestAt(table.room, others[i]!), { t: 'move', at, move: answers[i]! })).toMatchObject({
          kind: 'append',
          ack: at,
        });
      expect(table.room.at).toBeGreaterThan(at);
      ends.add(JSON.stringify([table.room.match!.state, table.room.at]));
    }
    expect(ends.size).toBe(1);
  });
  test('nobody sees what another answered before all have', () => {
    const { table, claimant, others } = claimed();
    const view = (seat: number | undefined) => JSON.stringify(tableView(table.room, seat).view);
    const point = (seat: number) =>
      table.room.game
        .moves(table.room.match!.state, seat)
        .map((move) => table.room.game.write(move))
        .filter((text) => text.startsWith('point'));
    const [first] = others;
    const { at } = table.room;
    const watchers = [claimant, others[1], undefined];
    const other = claimed().table;
    table.ask(guestAt(table.room, first!), { t: 'move', at, move: 'decline' });
    const pointed = point(others[1]!)[0] ?? 'decline';
    other.ask(guestAt(other.room, first!), { t: 'move', at, move: pointed });
    for (const seat of watchers) expect(view(seat)).toBe(JSON.stringify(tableView(other.room, seat).view));
  });
  test('an answer counts once', () => {
    const { table, others } = claimed();
    const { at } = table.room;
    const guest = guestAt(table.room, others[0]!);
    table.ask(guest, { t: 'move', at, move: 'decline' });
    expect(table.ask(guest, { t: 'move', at, move: 'decline' })).toEqual({ kind: 'ack', at });
    expect(table.ask(guest, { t: 'move', at, move: 'point 1-1' })).toEqual({ kind: 'refuse', why: 'not your turn' });
  });
});

describe('clocks', () => {
  const CLOCKED = { ...TWO, clock: { turn: 30 } };

  test('a bot that leads lets people look at the lots first', () => {
    const due = (lead: string) => {
      const table = dealtRoom({ game: 'classic', options: { lead }, chairs: [BOT, BOT] }, []);
      const first = table.task();
      const seat = toAct(table.room)[0]!;
      table.do({ do: 'moved', seat, move: legal(table.room, seat), by: 'bot' });
      return [first?.due, table.task()?.due];
    };
    expect(due('hand')).toEqual([500, 500]);
    expect(due('lots')).toEqual([5 * 500, 500]);
  });
  test('when the time is up the referee lets a bot move', () => {
    const table = dealtRoom(CLOCKED, ['ana', 'bo']);
    const seat = toAct(table.room)[0]!;
    expect(tableView(table.room, 0).due).toBe(30_000);
    expect(table.task()).toEqual({ do: 'bot', seat, level: 'casual', by: 'referee', due: 30_000 });
  });
  test('or it makes the mildest move, where the table agreed on that', () => {
    const table = dealtRoom({ ...CLOCKED, late: 'mildest' }, ['ana', 'bo']);
    expect(table.task()).toMatchObject({ do: 'mildest', due: 30_000 });
  });
  test('a lost connection has a grace period', () => {
    const table = dealtRoom(CLOCKED, ['ana', 'bo']);
    table.gone[toAct(table.room)[0]!] = 10_000;
    expect(table.task()).toMatchObject({ due: 40_000 });
    table.gone[toAct(table.room)[0]!] = -50_000;
    expect(table.task()).toMatchObject({ due: 30_000 });
  });
  test('a player who is late twice in a row is replaced, and may take the seat back', () => {
    const table = dealtRoom(CLOCKED, ['ana', 'bo']);
    const late = toAct(table.room)[0]!;
    for (let times = 0; times < 2; ) {
      const seat = toAct(table.room)[0]!;
      if (seat === late) times++;
      table.do({ do: 'moved', seat, move: legal(table.room, seat), ...(seat === late && { by: 'referee' as const }) });
    }
    while (toAct(table.room)[0] !== late) moveOn(table);
    expect(table.task()).toEqual({ do: 'replace', seat: late, due: 0 });
    table.do({ do: 'replaced', seat: late });
    expect(table.task()).toMatchObject({ do: 'bot', seat: late, level: 'casual', by: 'bot' });
    const { at } = table.room;
    const guest = guestAt(table.room, late);
    expect(table.ask(guest, { t: 'move', at, move: legal(table.room, late) })).toEqual({
      kind: 'refuse',
      why: 'not your turn',
    });
    expect(table.ask(guest, { t: 'back' }).kind).toBe('append');
    expect(table.task()).toMatchObject({ do: 'bot', by: 'referee' });
    moveOn(table);
  });
  test('days for a move are counted as well', () => {
    const table = dealtRoom({ ...TWO, clock: { days: 2 } }, ['ana', 'bo']);
    expect(table.task()).toMatchObject({ due: 2 * 24 * 3600 * 1000 });
  });
  test('without a clock players may take as long as they like', () => {
    expect(dealtRoom(TWO, ['ana', 'bo']).task()).toBeUndefined();
  });
});

describe('leaving, ending, playing again', () => {
  test('a bot plays for a player who leaves, and the player may come back', () => {
    const table = dealtRoom(TWO, ['ana', 'bo']);
    table.ask('ana', { t: 'stand' });
    expect(table.room.places[0]).toMatchObject({ replaced: true, playerId: 'ana' });
    expect(table.ask('mallory', { t: 'sit', seat: 0 }).kind).toBe('refuse');
    expect(table.ask('ana', { t: 'back' }).kind).toBe('append');
    expect(table.room.places[0]!.replaced).toBe(false);
  });
  test('the others may replace a disconnected player after the grace period, not before', () => {
    const table = dealtRoom(TWO, ['ana', 'bo']);
    table.now = 100_000;
    expect(table.ask('ana', { t: 'replace', seat: 1 }).kind).toBe('refuse');
    table.gone[1] = 70_001;
    expect(table.ask('ana', { t: 'replace', seat: 1 }).kind).toBe('refuse');
    table.gone[1] = 70_000;
    expect(table.ask('ana', { t: 'replace', seat: 1 }).kind).toBe('append');
  });
  test('the match ends when all people want it, and bots do not mind', () => {
    const table = dealtRoom({ ...TWO, chairs: [PERSON, BOT, PERSON] }, ['ana']);
    table.ask('cy', { t: 'sit', seat: 2 });
    table.settle();
    table.now = 10_000;
    table.settle();
    table.ask('ana', { t: 'end', yes: true });
    expect(tableView(table.room, 1).ending).toEqual([0]);
    table.ask('ana', { t: 'end', yes: false });
    expect(table.room.ending).toEqual([]);
    table.ask('ana', { t: 'end', yes: true });
    table.ask('cy', { t: 'end', yes: true });
    expect(table.room.phase).toBe('over');
    expect(tableView(table.room, 0).ended).toMatchObject({ ending: 'agreed', over: true });
    expect(table.room.proof).toBeDefined();
  });
  test('there is a rematch when all want it', () => {
    const table = dealtRoom({ ...TWO, options: { match: { rounds: 1 } } }, ['ana', 'bo']);
    expect(table.ask('ana', { t: 'again', yes: true }).kind).toBe('refuse');
    playRound(table);
    expect(table.room.phase).toBe('over');
    expect(table.ask('ana', { t: 'again', yes: true })).toMatchObject({ kind: 'append' });
    expect(table.ask('bo', { t: 'again', yes: true })).toEqual({ kind: 'rematch' });
    table.do({ do: 'followed', table: 'x' });
    expect(tableView(table.room, undefined).next).toBe('x');
    expect(table.ask('bo', { t: 'again', yes: true }).kind).toBe('refuse');
  });
});
