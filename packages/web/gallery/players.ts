/** Who sits around the tables of the gallery. */

import type { Seat } from '@boneyard/rules/game';
import type { TablePlayer } from '../src/play/play';
import type { Seating } from '../src/storage/savedgame';

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dario', 'Elif', 'Felix', 'Grace', 'Hugo'];
const LEVELS = ['casual', 'strong', 'gentle', 'expert'] as const;

/** One person among bots, which are called what bots usually are. */
export function amongBots(players: number, person: Seat): Seating[] {
  return Array.from({ length: players }, (_, seat) =>
    seat === person ? { kind: 'person', name: '' } : { kind: 'bot', name: '', level: LEVELS[seat % LEVELS.length]! },
  );
}

/** One person and others at devices of their own; without a person, a spectator looks. */
export function online(players: number, person: Seat | undefined, names: readonly string[] = NAMES): TablePlayer[] {
  return names.slice(0, players).map((name, seat) => ({ kind: seat === person ? 'person' : 'elsewhere', name }));
}

/** People who share one device. */
export function together(players: number): Seating[] {
  return NAMES.slice(0, players).map((name) => ({ kind: 'person', name }));
}
