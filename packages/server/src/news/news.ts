/** What processes tell each other of their tables. Whatever of it gets lost costs time, and never a move. */

import type { ChatLine } from '@boneyard/protocol/chat';
import type { Signal } from '@boneyard/protocol/signals';
import type { Listed } from '@boneyard/protocol/tables';
import type { Seat } from '@boneyard/rules/game';

/** Who is connected to one process, at one table. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly watching: number;
}

export type Said =
  /** The log has so many entries now. */
  | { readonly of: 'log'; readonly n: number }
  | { readonly of: 'here'; readonly here: Here }
  /** Whoever else shows this table: who is connected to you? */
  | { readonly of: 'who' }
  | { readonly of: 'signal'; readonly seat: Seat; readonly signal: Signal }
  | { readonly of: 'chat'; readonly line: ChatLine };

export interface Ears {
  hear(table: string, said: Said, from: string): void;
  listed(listed: Listed): void;
  /** A process is gone, and with it everybody who was connected there. */
  lost(name: string): void;
  /** News were away and are back: nobody knows what was missed. */
  back(): void;
}

export interface News {
  /** There is nobody else to tell or to hear. */
  readonly alone: boolean;
  /** False while nothing gets through. */
  readonly works: boolean;
  follow(table: string): void;
  unfollow(table: string): void;
  tell(table: string, said: Said): void;
  list(listed: Listed): void;
  close(): Promise<void>;
}

/** Joins in; the ears are ours, and hear only the others. */
export type Newsroom = (ears: Ears) => News;
