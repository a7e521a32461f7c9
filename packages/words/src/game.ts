/** What every language says of every game. */

import type { Explanation } from '@boneyard/rules/game';
import type { BoardWords } from './boards';
import type { Form } from './forms';
import type { PageWords } from './pages';

export interface GameBasics {
  readonly name: string;
  readonly about: string;
  /** Why a move is not legal, for the player who tried it; empty when it is. Beside a board, places are not spelled. */
  breaks(explanation: Explanation, besideBoard?: boolean): string;
}

/** A way to play a game: its name on a picture, and what it is about. */
export interface VariantWords {
  readonly name: string;
  readonly note: string;
}

export interface GameWords extends GameBasics {
  readonly board: BoardWords;
  /** Its options on a form. */
  form(): Promise<Form>;
  /** What the page says at its table, whatever else a board needs. */
  readonly table: {
    /** Under its name on the first page. */
    readonly line: string;
  };
  /** By the ids that the page gives them; not every game has several. */
  readonly variants?: Readonly<Record<string, VariantWords>>;
  /** What its courses are called, in the middle of a sentence. */
  readonly courses: Readonly<Record<string, string>>;
  pages(): Promise<PageWords>;
}

/** The games of a language: what English says, in whatever words. */
export type GamesOf<List> = {
  readonly [G in keyof List]: Omit<List[G], 'form' | 'variants' | 'courses' | 'pages'> &
    Pick<GameWords, 'form' | 'variants' | 'courses' | 'pages'>;
};
