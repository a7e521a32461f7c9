/**
 * Checks what clients saw against the log: every acknowledged move is in it exactly once, `n` only grows for a client, and what
 * it was sent is the log as its seat may see it, and never more.
 */

import { isDeepStrictEqual } from 'node:util';
import { acknowledgedBy } from '@boneyard/protocol/acknowledgement';
import { applyDelta } from '@boneyard/protocol/delta';
import { fromWire, toWire } from '@boneyard/protocol/json';
import type { ServerMessage } from '@boneyard/protocol/servermessages';
import { type LogEntry, readEntry } from '../tables/room/entries';
import { fold, type Room, seatOf } from '../tables/room/room';
import { tableView } from '../tables/room/tableview';

/** One client at one table, over all of its connections. */
export interface ClientHistory {
  readonly table: string;
  /** The moves that it sent, by decision. It repeats a move, but never sends another one for the same decision. */
  readonly moves: ReadonlyMap<number, string>;
  /** Every message that it got, by connection. */
  readonly connections: readonly (readonly string[])[];
}

export const VIOLATIONS = [
  'a move was acknowledged and lost',
  'a move is in the log more often than it was sent',
  'a move in the log was never acknowledged',
  'n went back',
  'a view shows more than its seat may see',
  'a view differs from the log',
  'a secret was sent',
  'the log cannot be read',
] as const;

export interface Violation {
  readonly kind: (typeof VIOLATIONS)[number];
  readonly table: string;
  readonly what: string;
}

/** A table's log, and the table after each of its entries. */
interface Told {
  readonly entries: readonly LogEntry[];
  readonly rooms: readonly Room[];
}

export function toldBy(table: string, bodies: readonly string[]): Told {
  const entries = bodies.map(readEntry);
  const rooms: Room[] = [];
  for (const entry of entries) rooms.push(fold(rooms.at(-1), entry, table));
  return { entries, rooms };
}

/** The people who sat at the table. Their ids prove who they are, so nobody else may be told. */
function idsIn({ entries }: Told): string[] {
  return entries.flatMap((entry) => (entry.do === 'sat' ? [entry.guest] : []));
}

/** What nobody may be told while the table has `n` entries: secrets and contributions to shuffles without a public proof. */
function secretsUntil({ entries, rooms }: Told, n: number): string[] {
  const open = new Set(
    rooms.slice(0, n).flatMap(({ proof }) => (proof ? [proof.secret, ...proof.added.map(String)] : [])),
  );
  const all = entries.flatMap((entry) =>
    entry.do === 'committed' ? [entry.secret] : entry.do === 'added' ? [entry.bits] : [],
  );
  return all.filter((secret) => !open.has(secret));
}

function shownTo(room: Room, player: string | undefined): unknown {
  return fromWire(JSON.parse(JSON.stringify(toWire(tableView(room, seatOf(room, player))))));
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The first place where two values differ. What a seat may not see is a hole in its view, and no hole may be filled. */
function differenceOf(seen: unknown, right: unknown, path = 'table'): { path: string; isMore: boolean } | undefined {
  if (isDeepStrictEqual(seen, right)) return undefined;
  if (!isObject(seen) || !isObject(right)) return { path, isMore: right === undefined || right === null };
  const keys = new Set([...Object.keys(seen), ...Object.keys(right)]);
  const found = [...keys].flatMap((key) => differenceOf(seen[key], right[key], `${path}.${key}`) ?? []);
  return found.find(({ isMore }) => isMore) ?? found[0] ?? { path, isMore: false };
}

/** Everything that is wrong with what one client saw. */
export function checkViews({ table, connections }: ClientHistory, told: Told): Violation[] {
  const violations: Violation[] = [];
  const note = (kind: Violation['kind'], what: string) => void violations.push({ kind, table, what });
  let [most, player]: [number, string | undefined] = [0, undefined];
  let forbidden = secretsUntil(told, 0);
  const ids = idsIn(told);

  function compare(shown: unknown, least: number): void {
    const { n } = shown as { n: number };
    if (n < least) note('n went back', `${n} came after ${most}`);
    if (n > most) forbidden = secretsUntil(told, n);
    most = Math.max(most, n);
    const room = told.rooms[n - 1];
    const difference = room && differenceOf(shown, shownTo(room, player));
    if (!room) note('a view differs from the log', `it shows entry ${n} of ${told.rooms.length}`);
    else if (difference?.isMore) note('a view shows more than its seat may see', `${difference.path} at ${n}`);
    else if (difference) note('a view differs from the log', `${difference.path} at ${n}`);
  }

  for (const texts of connections) {
    let shown: unknown;
    for (const text of texts) {
      const message = JSON.parse(text) as ServerMessage;
      if (message.t === 'welcome') player = message.me?.id;
      if (message.t === 'table') {
        shown = fromWire(message.table);
        compare(shown, most);
      }
      if (message.t === 'step' && shown !== undefined) {
        const { n } = shown as { n: number };
        if (message.from !== n) note('a view differs from the log', `a step from ${message.from} came at ${n}`);
        else {
          shown = applyDelta(shown, message.delta);
          compare(shown, n + 1);
        }
      }
      for (const secret of message.t === 'welcome' ? forbidden : [...forbidden, ...ids])
        if (text.includes(secret)) note('a secret was sent', `${secret} at ${most}`);
    }
  }
  return violations;
}

/** The player behind the connections, and the decisions for which its moves were acknowledged. */
function acksOf({ connections }: ClientHistory): { player: string | undefined; acks: Set<number> } {
  const messages = connections.flat().map((text) => JSON.parse(text) as ServerMessage);
  const welcome = messages.find((message) => message.t === 'welcome');
  const acks = messages.flatMap((message) => acknowledgedBy(message) ?? []);
  return { player: welcome?.t === 'welcome' ? welcome.me?.id : undefined, acks: new Set(acks) };
}

/** How often each move of a person is in the log, by seat and decision. */
function movesIn({ entries, rooms }: Told): Map<string, number> {
  const moves = new Map<string, number>();
  for (const [n, entry] of entries.entries()) {
    if (entry.do !== 'moved' || entry.by !== undefined) continue;
    const key = `${entry.seat} ${rooms[n - 1]!.at} ${entry.sent ?? entry.move}`;
    moves.set(key, (moves.get(key) ?? 0) + 1);
  }
  return moves;
}

/** Everything that is wrong with the moves of a table. */
function checkMoves(table: string, clients: readonly ClientHistory[], told: Told): Violation[] {
  const violations: Violation[] = [];
  const note = (kind: Violation['kind'], what: string) => void violations.push({ kind, table, what });
  const inLog = movesIn(told);
  const [sent, acknowledged] = [new Set<string>(), new Set<string>()];
  for (const client of clients) {
    const { player, acks } = acksOf(client);
    const seat = told.rooms.at(-1)?.places.findIndex(({ playerId }) => playerId !== undefined && playerId === player);
    for (const [at, move] of client.moves) {
      const key = `${seat} ${at} ${move}`;
      sent.add(key);
      if (acks.has(at)) acknowledged.add(key);
    }
  }
  for (const key of acknowledged) if (!inLog.has(key)) note('a move was acknowledged and lost', key);
  for (const [key, times] of inLog) {
    if (times > (sent.has(key) ? 1 : 0)) note('a move is in the log more often than it was sent', key);
    else if (!acknowledged.has(key)) note('a move in the log was never acknowledged', key);
  }
  return violations;
}

/** Checks everything that the clients of one table saw; all of its people have to be among them. */
export function checkTable(
  table: string,
  clients: readonly ClientHistory[],
  bodies: readonly string[],
): readonly Violation[] {
  try {
    const told = toldBy(table, bodies);
    return [...checkMoves(table, clients, told), ...clients.flatMap((client) => checkViews(client, told))];
  } catch (error) {
    return [{ kind: 'the log cannot be read', table, what: String(error) }];
  }
}

export async function checkHistories(
  histories: readonly ClientHistory[],
  logOf: (table: string) => Promise<readonly string[]>,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const table of new Set(histories.map((history) => history.table))) {
    const clients = histories.filter((history) => history.table === table);
    violations.push(...checkTable(table, clients, await logOf(table)));
  }
  return violations;
}
