/** The checker of histories finds nothing in what a right server sends, and each fault that is planted. */

import { difference } from '@boneyard/protocol/delta';
import type { Seat } from '@boneyard/rules/game';
import { expect, test } from 'vitest';
import { type LogEntry, writeEntry } from '../tables/room/entries';
import { fold, type Room, toAct } from '../tables/room/room';
import { commonView, gameView, tableView } from '../tables/room/tableview';
import { dealtRoom, ID, SECRET } from '../tables/room/testing/testroom';
import { type ClientHistory, checkTable, type Violation } from './history';

const PERSON = { kind: 'person' } as const;
const REQUEST = { game: 'classic', options: { style: 'draw', match: { rounds: 1 } }, chairs: [PERSON, PERSON] };
const IDS = ['id-of-ana', 'id-of-bo'];

/** A whole round: the log, and the table after each entry. */
function played(): { entries: LogEntry[]; rooms: Room[] } {
  const entries: LogEntry[] = [];
  const table = dealtRoom(REQUEST, IDS, (entry) => {
    entries.push(entry.do === 'sat' ? { ...entry, name: `player ${entry.seat}` } : entry);
  });
  for (let seat = toAct(table.room)[0]; seat !== undefined; seat = toAct(table.room)[0]) {
    const { game, match, at } = table.room;
    // The last one, so that somebody has to draw.
    const move = game.write(game.moves(match!.state, seat).at(-1));
    table.ask(IDS[seat]!, { t: 'move', at, move });
  }
  const rooms: Room[] = [];
  for (const entry of entries) rooms.push(fold(rooms.at(-1), entry, ID));
  return { entries, rooms };
}

const { entries, rooms } = played();
const LOG = entries.map(writeEntry);
/** The entries of moves. */
const MOVES = entries.flatMap((entry, i) => (entry.do === 'moved' ? [i] : []));
const MIDDLE = MOVES[Math.floor(MOVES.length / 2)]!;

interface Seen extends ClientHistory {
  readonly moves: Map<number, string>;
  readonly connections: string[][];
}

const welcome = (me: string) =>
  JSON.stringify({ t: 'welcome', v: 1, me: { id: me, name: 'x', kind: 'guest' }, now: 0 });
const table = (n: number, seat: Seat | undefined) =>
  JSON.stringify({ t: 'table', table: tableView(rooms[n - 1]!, seat) });

function step(n: number, seat: Seat | undefined, ack?: number): string {
  const [before, after] = [rooms[n - 2]!, rooms[n - 1]!];
  const view = difference(gameView(before, seat), gameView(after, seat));
  const common = JSON.parse(difference(commonView(before), commonView(after))!);
  const delta = { ...common, ...(view !== undefined && { view: JSON.parse(view) }) };
  return JSON.stringify({ t: 'step', from: n - 1, n, ack, delta });
}

/** What a client is sent for the first `length` entries: it begins to watch when all are seated, and reconnects in the middle. */
function seenBy(seat: Seat | undefined, length = LOG.length): Seen {
  const me = welcome(seat === undefined ? 'id-of-wanda' : IDS[seat]!);
  const moves = new Map<number, string>();
  const connections = [
    [me, table(3, seat)],
    [me, table(MIDDLE, seat)],
  ];
  for (let n = 4; n <= length; n++) {
    const texts = connections[n > MIDDLE ? 1 : 0]!;
    const entry = entries[n - 1]!;
    const ack = entry.do === 'moved' && entry.seat === seat ? rooms[n - 2]!.at : undefined;
    if (entry.do === 'moved' && ack !== undefined) moves.set(ack, entry.move);
    if (n !== MIDDLE) texts.push(step(n, seat, ack));
    else if (ack !== undefined) texts.push(JSON.stringify({ t: 'ack', at: ack }));
  }
  return { table: ID, moves, connections };
}

const everybody = (length?: number): Seen[] => [0, 1, undefined].map((seat) => seenBy(seat, length));

function kindsOf(clients: readonly ClientHistory[], log: readonly string[] = LOG): Violation['kind'][] {
  return [...new Set(checkTable(ID, clients, log).map(({ kind }) => kind))];
}

/** What a message becomes after a change of its JSON. */
function changed(text: string, change: (message: ReturnType<typeof JSON.parse>) => void): string {
  const message = JSON.parse(text);
  change(message);
  return JSON.stringify(message);
}

test('what a right server sends is right, over several connections', () => {
  expect(MOVES.length).toBeGreaterThan(10);
  expect(checkTable(ID, everybody(), LOG)).toEqual([]);
});

test('an acknowledged move that is not in the log is found', () => {
  const clients = everybody();
  clients[0]!.moves.set(1_000, '6-6');
  clients[0]!.connections[1]!.push(JSON.stringify({ t: 'ack', at: 1_000 }));
  expect(kindsOf(clients)).toEqual(['a move was acknowledged and lost']);
});

test('a log that lost its last move is found', () => {
  expect(kindsOf(everybody(), LOG.slice(0, -1))).toContain('a move was acknowledged and lost');
});

test('a move that is done twice is found', () => {
  const drawn = entries.findIndex((entry, i) => entry.do === 'moved' && entry.move === 'draw' && i > MIDDLE);
  const twice = [...LOG.slice(0, drawn + 1), LOG[drawn]!];
  expect(kindsOf(everybody(drawn + 1), twice)).toEqual(['a move is in the log more often than it was sent']);
});

test('a move that was never acknowledged, though its player asked again and again, is found', () => {
  const clients = everybody();
  const { connections } = clients[1]!;
  connections[1] = connections[1]!.map((text) => changed(text, (message) => delete message.ack));
  expect(kindsOf(clients)).toEqual(['a move in the log was never acknowledged']);
});

test('an n that goes back is found, over a reconnect too', () => {
  const within = everybody();
  within[0]!.connections[1]!.push(table(LOG.length - 1, 0));
  expect(kindsOf(within)).toEqual(['n went back']);
  const later = everybody();
  later[2]!.connections.push([welcome('id-of-wanda'), table(MIDDLE, undefined)]);
  expect(kindsOf(later)).toEqual(['n went back']);
});

test('a hidden tile in a view is found', () => {
  const clients = everybody();
  const [texts] = clients[0]!.connections.slice(1);
  texts![1] = table(MIDDLE, undefined);
  // A spectator sees no hand, and the opponent's is for nobody else.
  expect(kindsOf(clients)).toContain('a view differs from the log');
  const leaking = everybody();
  leaking[2]!.connections[1]![1] = changed(table(MIDDLE, undefined), ({ table: shown }) => {
    shown.view.hands[1] = JSON.parse(table(MIDDLE, 1)).table.view.hands[1];
  });
  expect(kindsOf(leaking)).toContain('a view shows more than its seat may see');
});

test('a view that differs from the log is found: another score, a lost step, an entry that is not stored', () => {
  const clients = everybody();
  const texts = clients[1]!.connections[1]!;
  texts[1] = changed(texts[1]!, ({ table: shown }) => {
    shown.view.scores[0]++;
  });
  expect(kindsOf(clients)).toEqual(['a view differs from the log']);
  const gap = everybody();
  gap[0]!.connections[1]!.splice(3, 1);
  expect(kindsOf(gap)).toContain('a view differs from the log');
  const cut = entries.length - 1;
  expect(kindsOf([...everybody(cut), seenBy(undefined)], LOG.slice(0, cut))).toContain('a view differs from the log');
});

test('a secret before its proof is public, and the id of a player, are found', () => {
  const secret = everybody();
  secret[0]!.connections[0]!.push(JSON.stringify({ t: 'here', seats: [], watching: 0, secret: SECRET }));
  expect(kindsOf(secret)).toEqual(['a secret was sent']);
  const id = everybody();
  id[0]!.connections[0]!.push(JSON.stringify({ t: 'here', seats: [], watching: 0, who: IDS[1] }));
  expect(kindsOf(id)).toEqual(['a secret was sent']);
});

test('a log that cannot be replayed is found', () => {
  expect(kindsOf(everybody(), LOG.slice(1))).toEqual(['the log cannot be read']);
});
