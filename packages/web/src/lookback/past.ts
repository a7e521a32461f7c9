/** A game to look back at, wherever it came from: this device, a file, a link, or the server. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { type GameRecord, parseRecord } from '@boneyard/engine/record';
import type { Fault } from '@boneyard/engine/replay';
import type { Common, Seat } from '@boneyard/rules/game';
import { isProblem } from '@boneyard/rules/problem';
import type { Board } from '../boards/board';
import { offeredOf } from '../boards/boards';
import { folded } from '../keeping/files';
import type { Kept, Seating } from '../keeping/kept';
import { shelf } from '../keeping/shelf';
import { peopleAt } from '../table/company';

export interface Past {
  /** With the names of the players. */
  readonly record: GameRecord;
  readonly positions: readonly Match[];
  readonly seats: readonly Seating[];
  /** Whose accounts were deleted. */
  readonly former: readonly Seat[];
  /** The seat of this device's one person; undefined in other people's games. */
  readonly own: Seat | undefined;
  /** Where it is played on, if it is kept here. */
  readonly table: string | undefined;
  readonly board: Board;
}

export type Found =
  | { readonly kind: 'open'; readonly past: Past }
  | { readonly kind: 'broken'; readonly fault: Fault }
  | { readonly kind: 'not over' }
  | { readonly kind: 'missing' };

/** Whose eyes look: a seat's, or everybody's at once. */
export type Eyes = Seat | 'all';

/** While a round goes on nobody may see more than at the table. */
export function isRunning(positions: readonly Match[]): boolean {
  return outcomeOf(positions.at(-1)!) === undefined;
}

/** The seat through whose eyes a game is told; nobody's for a spectator. */
export function seatOf({ positions, own }: Past, eyes: Eyes): Seat | undefined {
  if (isRunning(positions)) return own;
  return eyes === 'all' ? undefined : eyes;
}

/** What is shown of a position. */
export function seenBy(past: Past, eyes: Eyes, { game, state }: Match): Common {
  if (eyes === 'all' && !isRunning(past.positions)) return state;
  return game.view(state, seatOf(past, eyes));
}

async function opened(
  record: GameRecord,
  seats: readonly Seating[],
  kept: Pick<Past, 'own' | 'table'>,
): Promise<Found> {
  const fold = folded(record);
  if (isProblem(fold)) return { kind: 'broken', fault: fold };
  const board = await offeredOf(record.game)!.load(fold.positions[0]!.table.options);
  return { kind: 'open', past: { record, positions: fold.positions, seats, former: [], board, ...kept } };
}

/** A record as somebody sent it. */
export async function pastIn(text: string): Promise<Found> {
  const read = parseRecord(text);
  if (isProblem(read)) return { kind: 'broken', fault: read };
  const seats = Array.from({ length: read.table.players }, (_, seat): Seating => {
    return { kind: 'person', name: read.names?.[seat] ?? '' };
  });
  return opened(JSON.parse(text) as GameRecord, seats, { own: undefined, table: undefined });
}

function pastOf({ id, record, seats }: Kept): Promise<Found> {
  const people = peopleAt(seats);
  const names = seats.map(({ name }) => name);
  return opened({ ...record, names }, seats, {
    own: people.length === 1 ? people[0] : undefined,
    table: `/table/${id}`,
  });
}

/** Games played online are on the server, which gives them away when they are over. */
async function fromServer(id: string): Promise<Found> {
  try {
    const answer = await fetch(`/api/tables/${encodeURIComponent(id)}/record`);
    if (answer.status === 409) return { kind: 'not over' };
    if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return { kind: 'missing' };
    const found = await pastIn(await answer.text());
    if (found.kind !== 'open') return found;
    const former = found.past.seats.flatMap(({ name }, seat) => (name === '' ? [seat] : []));
    return { ...found, past: { ...found.past, former } };
  } catch {
    return { kind: 'missing' };
  }
}

export async function pastCalled(id: string): Promise<Found> {
  const kept = await (await shelf()).find(id);
  return kept ? pastOf(kept) : fromServer(id);
}
