/** How a game shows in lessons and rules what words would have to spell: notation as pictures, and marks on a position. */

import type { Common } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { ComponentType, ReactNode } from 'react';
import type { BoardLayout, BoardPart, Extent } from '../table/boards/board';

/** A picture, drawn from its upper left corner in units of half a domino. */
export interface Sketch extends Extent {
  readonly drawing: ReactNode;
}

export interface LitProps<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly view: V;
  readonly layout: L;
  /** What is meant, in the notation of the game. */
  readonly lit: readonly string[];
}

export interface MadeMove<V extends Common = Common> {
  /** The position that the move was made in. */
  readonly before: V;
  readonly move: string;
}

export interface SumProps<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  /** Of the position after the moves. */
  readonly layout: L;
  /** The moves of one player, in order. */
  readonly made: readonly MadeMove<V>[];
}

export interface Teaching<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  sketch(notation: string): Sketch;
  /** Says what a sketch shows. */
  named(notation: string, words: Browser): string;
  /** SVG definitions that the sketches share. */
  readonly Paints?: ComponentType;
  /** Lights what a step is about. */
  readonly Lit?: BoardPart<LitProps<V, L>>;
  /** Lights what moves have scored, with the sum. */
  readonly Sum?: BoardPart<SumProps<V, L>>;
}
