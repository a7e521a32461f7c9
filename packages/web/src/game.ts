/** What the page needs from a game. The first visit loads `WebGame`; the rest is loaded when it is needed. */

import type { WrittenPosition } from '@boneyard/engine/position';
import type { Common } from '@boneyard/rules/game';
import type { Options } from '@boneyard/rules/options';
import type { ComponentType } from 'react';
import type { CourseOutline, LessonStep } from './learn/course';
import type { Teaching } from './learn/illustrations';
import type { PadLook } from './scorepad/padlook';
import type { Board, BoardPart, Extent } from './table/boards/board';

export interface WebGame {
  /** How long a game takes, roughly. */
  readonly minutes: number;
  readonly Picture: ComponentType;
  /** A picture for each variant, if the game has several. */
  readonly variantPictures?: Readonly<Record<string, ComponentType>>;
  /** The courses that teach it, by their names in addresses. */
  readonly courses: Readonly<Record<string, CourseOutline>>;
  load(options: Options): Promise<Board>;
  /** Its sets of puzzles, by their names in addresses: its own, then those of variants. Not every game has them. */
  readonly puzzles?: readonly string[];
  pages(): Promise<GamePages>;
}

/** What the other pages show of a game. */
export interface GamePages {
  /** By course. */
  readonly lessons: Readonly<Record<string, () => Promise<readonly LessonStep[]>>>;
  /** How lessons and rules draw what they are about; without it they only write it. */
  teaching?(options: Options): Promise<Teaching>;
  rulePictures(): Promise<RulePictures>;
  scorePad(): Promise<PadLook>;
  /** By set: a line for each puzzle. */
  readonly puzzles?: Readonly<Record<string, () => Promise<string>>>;
  /** Draws small pictures of positions, for games whose board loads too much for a list. */
  pictures?(options: Options): Promise<BoardPart<DrawingProps>> | undefined;
}

export interface DrawingProps<V extends Common = Common> {
  readonly view: V;
  readonly room: Extent;
}

/** A position, and what is shown on it besides. */
export interface PicturedPosition extends WrittenPosition {
  /** Moves of the seat that is to act, legal or not, each with its letter. */
  readonly letters?: Readonly<Record<string, string>>;
  /** A legal move of that seat, shown with what it scores. */
  readonly aimed?: string;
  /** The table that the tiles are laid out on, if the usual one would make the line turn. The picture is cropped to the tiles. */
  readonly room?: Extent;
  /** How many of the last moves are shown with what they scored. */
  readonly summed?: number;
}

/** Tiles beside each other, where no board is needed. */
export interface PicturedRows {
  readonly rows: readonly {
    /** With notation in braces, which is drawn. It says the same in every language. */
    readonly text: string;
    /** Undefined where that is not the question. */
    readonly allowed?: boolean;
  }[];
}

/** The pictures beside each section, by the name of the section in addresses; in the order of the sections. */
export type PicturedSections = Readonly<Record<string, readonly string[]>>;

/** The pictures on the page with the rules. */
export interface RulePictures<V extends Common = Common> {
  readonly pictures: Readonly<Record<string, PicturedPosition | PicturedRows>>;
  /** The parts of the leaflet. */
  readonly parts: PicturedSections;
  /** What the leaflet has no room for. */
  readonly details: PicturedSections;
  /** Draws a position without the board, for boards that load too much for a page to read. */
  drawing?(options: Options): BoardPart<DrawingProps<V>> | undefined;
}
