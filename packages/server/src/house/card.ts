/** The card of a table: what lists show, and what the match came to. */

import { outcomeOf } from '@boneyard/engine/match';
import type { Room } from '../rooms/room';
import { listedAs, stageOf } from '../rooms/shown';
import type { Card, Seated } from '../store/store';

/** The end as it is kept, to be compared with the log later; null before the match is over. */
export function resultOf({ phase, match }: Pick<Room, 'phase' | 'match'>): string | null {
  const outcome = phase === 'over' && match && outcomeOf(match);
  if (!outcome) return null;
  return JSON.stringify({ scores: match.state.scores, ending: outcome.ending, winners: outcome.winners });
}

export function cardOf(room: Room, changed: number): Card {
  const { id, agreed } = room;
  const phase = stageOf(room);
  return {
    id,
    listed: agreed.listed,
    phase,
    changed,
    face: JSON.stringify(listedAs(room, changed)),
    result: resultOf(room),
  };
}

export function cardChanged(before: Room | undefined, after: Room): boolean {
  return !before || stageOf(before) !== stageOf(after) || before.places !== after.places;
}

/** Whose seats are others than before. */
export function seatedSince(before: Room | undefined, after: Room): readonly Seated[] {
  if (before?.places === after.places) return [];
  const [old, now] = [before?.places ?? [], after.places].map((places) => places.map(({ guest }) => guest));
  const left = old!.filter((player) => player !== undefined && !now!.includes(player));
  const came = now!.flatMap((player, seat) =>
    player === undefined || old![seat] === player ? [] : [{ player, seat }],
  );
  return [...left.map((player) => ({ player: player!, seat: null })), ...came];
}
