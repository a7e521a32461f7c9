/** The summary of a table: what lists show, and the result of the match. */

import { outcomeOf } from '@boneyard/engine/match';
import type { TableListing } from '@boneyard/protocol/tables';
import type { SeatChange, TableSummary } from '../store/store';
import { storedOptions } from './room/entries';
import type { Room } from './room/room';
import { listedPhase, listingOf } from './room/tableview';

/** The result as it is stored, to be compared with the log later; null before the match is over. */
export function resultOf({ phase, match }: Pick<Room, 'phase' | 'match'>): string | null {
  const outcome = phase === 'over' && match && outcomeOf(match);
  if (!outcome) return null;
  return JSON.stringify({ scores: match.state.scores, ending: outcome.ending, winners: outcome.winners });
}

export function summaryOf(room: Room, changed: number): TableSummary {
  const { id, agreed } = room;
  const phase = listedPhase(room);
  return {
    id,
    listed: agreed.listed,
    phase,
    changed,
    listing: JSON.stringify(listingOf(room, changed)),
    result: resultOf(room),
  };
}

/** What lists show of a stored table. */
export function readListing(text: string): TableListing {
  const listing = JSON.parse(text) as TableListing;
  return { ...listing, options: storedOptions(listing.game, listing.seats.length, listing.options) };
}

export function summaryChanged(before: Room | undefined, after: Room): boolean {
  return !before || listedPhase(before) !== listedPhase(after) || before.places !== after.places;
}

/** The players whose seats have changed. */
export function seatChanges(before: Room | undefined, after: Room): readonly SeatChange[] {
  if (before?.places === after.places) return [];
  const [old, now] = [before?.places ?? [], after.places].map((places) => places.map(({ playerId }) => playerId));
  const left = old!.filter((player) => player !== undefined && !now!.includes(player));
  const came = now!.flatMap((player, seat) =>
    player === undefined || old![seat] === player ? [] : [{ player, seat }],
  );
  return [...left.map((player) => ({ player: player!, seat: null })), ...came];
}
