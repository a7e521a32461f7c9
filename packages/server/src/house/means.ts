/** What the floor works with, and what it offers to the house. */

import type { Refusal } from '@boneyard/protocol/messages';
import type { Change, Listed } from '@boneyard/protocol/tables';
import type { Said } from '../news/news';
import type { AtTable } from '../rooms/decide';
import type { Deed } from '../rooms/entries';
import type { Pace } from '../rooms/referee';
import type { Room } from '../rooms/room';
import type { Store } from '../store/store';
import type { Thinkers } from '../thinking/thinkers';
import type { Caller } from './calling';
import type { Listener } from './listener';
import type { Absence, Spot, Work } from './spot';
import type { Complain, Tally } from './tally';

/** The row in the store is for others, should we be gone: it is this much later than our own timer. */
export const BACKSTOP = 3_000;

export interface Means {
  readonly store: Store;
  readonly thinkers: Thinkers;
  readonly pace: Pace;
  readonly now: () => number;
  readonly complain: Complain;
  readonly changed: (listed: Listed, isPublic: boolean) => void;
  /** Tells other processes of one of our tables. */
  readonly say: (table: string, said: Said) => void;
  readonly tally: Tally;
  /** Reaches people who are not there; without it nobody is called. */
  readonly call?: Caller | undefined;
  /** What a rated match that is over makes of its players. */
  readonly count: (room: Room) => Promise<readonly (Change | null)[]>;
}

/** Somebody at a table wants something. */
export interface Asking {
  readonly listener: Listener;
  readonly asked: AtTable;
  /** When it came in. */
  readonly began: number;
  refuse(why: Refusal): void;
}

export interface Floor {
  spotAt(id: string): Spot;
  /** Undefined where the table is not in use here. */
  inUse(id: string): Spot | undefined;
  spots(): Iterable<Spot>;
  enter(spot: Spot, perform: Work['perform'], missing?: Work['missing']): void;
  /** Reads what others wrote, if that is more than what is here already. */
  catchUp(spot: Spot, n: number): void;
  ask(spot: Spot, room: Room, asking: Asking): void;
  /** Takes somebody's name off the table. */
  forget(spot: Spot, room: Room, player: string, settled: (failed?: Absence) => void): void;
  begin(id: string, deeds: readonly Deed[]): Promise<void>;
  /** It is due: calls whoever has to be, and writes anew when to look at the table again. */
  attend(spot: Spot, room: Room): void;
  /** Takes a table out of memory. */
  clear(spot: Spot): void;
  /** Finishes what was begun, begins nothing by itself any more, and leaves the rest for others to see to. */
  rest(): Promise<void>;
  /** Nothing happens at any table any more. */
  close(): void;
}

/** Who waits for an append. */
export interface Waiter {
  readonly work?: Work;
  done?(): void;
  failed?(): void;
}
