/** What a game provides for its score pad: its tiles, to pick those left in a hand, and the form for a turn. */

import type { Ending, Entry } from '@boneyard/engine/scorepad/pad';
import type { Seat } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import type { Browser } from '@boneyard/words/en/browser';
import type { ComponentType, ReactNode } from 'react';
import type { FormProps } from './formframe';

/** An entry within a round. */
export type TurnEntry = Exclude<Entry, Ending>;

export interface TurnFormProps extends FormProps {
  readonly kind: TurnEntry['kind'];
  /** The entry to correct. */
  readonly entry: TurnEntry | undefined;
  /** The player who is probably next. */
  readonly first: Seat;
}

export interface PadLook {
  /** The size of a tile. */
  readonly width: number;
  readonly height: number;
  /** The names of all tiles, in the order of the set. */
  tiles(options: Options): readonly string[];
  face(tile: string): ReactNode;
  /** SVG definitions that the faces share. */
  readonly Paints?: ComponentType;
  named(tile: string, words: Browser): string;
  /** For games that have entries within a round. */
  readonly TurnForm?: ComponentType<TurnFormProps>;
}
