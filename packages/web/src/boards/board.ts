/** How a game looks and feels at the table: where things lie, how they are drawn, what a gesture means. Boards know no rules. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { GameId } from '@boneyard/rules/games';
import type { Options } from '@boneyard/rules/options';
import type { Browser } from '@boneyard/words/en/browser';
import type { Telling } from '@boneyard/words/telling/telling';
import type { ComponentType } from 'react';
import type { Happening } from '../play/play';
import type { ViewportProps } from '../table/viewport';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where everything lies, in units of half a domino, from the upper left corner of the room. */
export interface Layout {
  readonly room: Size;
}

/** A tile that is picked up, and how far the player has turned it. */
export interface Picked {
  readonly tile: string;
  /** Which of equal tiles in the hand. */
  readonly index: number;
  readonly turn: number;
}

export interface TableProps<L extends Layout = Layout> {
  readonly view: Common;
  readonly layout: L;
  /** Whose eyes these are; undefined for nobody's. */
  readonly seat: Seat | undefined;
  readonly picked: Picked | undefined;
  /** What may be done with the picked tile, as moves; empty when the lights are off. */
  readonly offers: readonly string[];
  /** The offer that the player is looking at. */
  readonly aimed: string | undefined;
  readonly words: Browser;
  /** A move that has been made and is to be seen before what comes of it is. */
  readonly happening?: Happening | undefined;
  onAim(move: string | undefined): void;
  onPlay(move: string): void;
}

/** The window onto the table, for boards that have one of their own; its children are the drawing. */
export interface FrameProps<L extends Layout = Layout> extends ViewportProps {
  readonly table: TableProps<L>;
}

export interface AidsProps {
  readonly view: Common;
  readonly names: readonly string[];
  readonly words: Browser;
}

export interface FaceProps {
  readonly tile: string;
  readonly turn: number;
}

/** How a tile was let go: where, and how fast it went, in units a second. */
export interface LetGo<L extends Layout = Layout> {
  readonly layout: L;
  readonly point: Point;
  readonly speed: Point;
}

/** Something that a tile let go here could mean. */
export interface Aim<L extends Layout = Layout> {
  readonly layout: L;
  readonly view: Common;
  readonly seat: Seat;
  readonly picked: Picked;
  readonly point: Point;
}

export interface Board<L extends Layout = Layout> {
  readonly telling: Telling;
  /** How many pixels a unit takes at most, on a large screen and on a phone. */
  readonly unit: { readonly large: number; readonly small: number };
  layOut(view: Common, room: Size): L;
  readonly Table: ComponentType<TableProps<L>>;
  /** A window of the board's own, in place of the one that pans and zooms a drawing. */
  readonly Frame?: ComponentType<FrameProps<L>>;
  /** Buttons of the board's own, beside those that zoom. */
  readonly Aids?: ComponentType<AidsProps>;
  /** The size of a tile in the hand, in units; its face is drawn from the upper left corner. */
  readonly face: Size;
  readonly Face: ComponentType<FaceProps>;
  /** In how many ways a picked tile can be turned by hand; 1 where it turns by itself. */
  readonly turns: number;
  /** How far a move turns its tile; where it is given, a picked tile turns by itself to how it would lie. */
  turnOf?(move: string): number;
  /** The tile of one's own hand that a move lays; undefined for moves that lay none. */
  tileOf(move: string): string | undefined;
  /** What a tile is called where its text says little. */
  named?(tile: string, words: Browser): string;
  /** The move that is meant by a click on a tile of a hand that lies open; not every game has one. */
  tap?(tile: string, owner: Seat, view: Common): string | undefined;
  /** The move that is meant by a tile let go here, legal or not; undefined when nothing is near. */
  aim(aim: Aim<L>): string | undefined;
  /** The move with how the tile was let go, where that counts; chosen from a list or by a click, nobody's hand shows it. */
  letGo?(move: string, view: Common, hand: LetGo<L> | undefined): string;
  /** An offer that says nothing of what it brings; undefined where it does not say so anyway. */
  plain?(move: string, words: Browser): string | undefined;
  /** What heavier tiles have more of, for sorting. */
  weight(tile: string): number;
  /** One sentence of what the seat is to do now. */
  expected(view: Common, seat: Seat, words: Browser): string;
  /** Why a tile of the hand can be laid nowhere just now. */
  misfit(view: Common, seat: Seat, tile: string, words: Browser): string;
  /** One sentence of how things stand, for whoever waits or cannot see the board. */
  situation(view: Common, words: Browser): string;
  /** What is called out when somebody lays the last tile; not every game has it. */
  shout?(words: Browser): string;
  /** What a placement brings, for the pill beside it; empty where it brings nothing at once. */
  gain(move: string, view: Common, seat: Seat, words: Browser): string;
}

/** What the shelf says of a game before its board is loaded. */
export interface Offered {
  readonly minutes: number;
  /** Options that this table has only one way to play, so far. */
  readonly only?: Options;
  readonly Picture: ComponentType;
  load(options: Options): Promise<Board>;
}

export type Offers = Readonly<Record<GameId, Offered | undefined>>;
