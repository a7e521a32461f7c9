/** A game to replay, from this device, a file, a link, or the server. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import { type GameRecord, parseRecord, toPresentFormat } from '@boneyard/engine/record';
import type { Fault } from '@boneyard/engine/replay';
import type { Common, Seat } from '@boneyard/rules/game';
import { isProblem } from '@boneyard/rules/problem';
import { webGameOf } from '../games';
import { foldRecord } from '../storage/foldrecord';
import { gameDatabase } from '../storage/gamedatabase';
import type { SavedGame, Seating } from '../storage/savedgame';
import type { Board } from '../table/boards/board';
import { peopleAt } from '../table/players';

export interface PastGame {
  /** With the names of the players. */
  readonly record: GameRecord;
  readonly positions: readonly Match[];
  readonly seats: readonly Seating[];
  /** Seats whose accounts were deleted. */
  readonly former: readonly Seat[];
  /** The seat of the only person on this device; undefined in other people's games. */
  readonly own: Seat | undefined;
  /** The address of its table, if it is saved on this device. */
  readonly table: string | undefined;
  readonly board: Board;
}

export type Found =
  | { readonly kind: 'open'; readonly past: PastGame }
  | { readonly kind: 'broken'; readonly fault: Fault }
  | { readonly kind: 'not over' }
  | { readonly kind: 'missing' };

/** Whose view is shown: a seat's, or everybody's at once. */
export type Eyes = Seat | 'all';

/** While a round is played, replay must not show more than the table does. */
export function isRunning(positions: readonly Match[]): boolean {
  return outcomeOf(positions.at(-1)!) === undefined;
}

/** The seat whose view is told; undefined for a spectator. */
export function seatOf({ positions, own }: PastGame, eyes: Eyes): Seat | undefined {
  if (isRunning(positions)) return own;
  return eyes === 'all' ? undefined : eyes;
}

/** What is shown of a position. */
export function seenBy(past: PastGame, eyes: Eyes, { game, state }: Match): Common {
  if (eyes === 'all' && !isRunning(past.positions)) return state;
  return game.view(state, seatOf(past, eyes));
}

async function opened(
  record: GameRecord,
  seats: readonly Seating[],
  kept: Pick<PastGame, 'own' | 'table'>,
): Promise<Found> {
  const fold = foldRecord(record);
  if (isProblem(fold)) return { kind: 'broken', fault: fold };
  const board = await webGameOf(record.game)!.load(fold.positions[0]!.table.options);
  return { kind: 'open', past: { record, positions: fold.positions, seats, former: [], board, ...kept } };
}

/** A game from the text of a record. */
export async function pastIn(text: string): Promise<Found> {
  const read = parseRecord(text);
  if (isProblem(read)) return { kind: 'broken', fault: read };
  const seats = Array.from({ length: read.table.players }, (_, seat): Seating => {
    return { kind: 'person', name: read.names?.[seat] ?? '' };
  });
  return opened(toPresentFormat(JSON.parse(text)) as GameRecord, seats, { own: undefined, table: undefined });
}

function pastOf({ id, record, seats }: SavedGame): Promise<Found> {
  const people = peopleAt(seats);
  const names = seats.map(({ name }) => name);
  return opened({ ...record, names }, seats, {
    own: people.length === 1 ? people[0] : undefined,
    table: `/table/${id}`,
  });
}

/** The server has the games played online, and publishes them when they are over. */
export async function pastOnServer(id: string): Promise<Found> {
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
  const kept = await (await gameDatabase()).find(id);
  return kept ? pastOf(kept) : pastOnServer(id);
}
