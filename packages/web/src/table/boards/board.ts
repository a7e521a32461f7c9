/** How a game looks and feels at the table: where things lie, how they are drawn, what a gesture means. Boards know no rules. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Browser } from '@boneyard/words/en/browser';
import type { Narration } from '@boneyard/words/narration';
import type { ReactNode } from 'react';
import type { Happening } from '../../play/play';
import type { ViewportProps } from '../viewport';

export interface XY {
  readonly x: number;
  readonly y: number;
}

/** A point of the table, and the move that it means if the window that found it knows that. */
export interface Located extends XY {
  readonly move?: string;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Where everything lies, in units of half a domino, from the upper left corner of the room. */
export interface BoardLayout {
  readonly room: Extent;
  /** A point of the table that new tiles do not move. With it, the window follows when what is drawn shifts in the room. */
  readonly fixed?: XY | undefined;
}

/** A tile that is picked up, and how far the player has turned it. */
export interface Picked {
  readonly tile: string;
  /** Which of equal tiles in the hand. */
  readonly index: number;
  readonly turn: number;
}

/** One way to make a move, where the player decides how its tile lies. */
export interface Way {
  /** As `writeOffer` writes it. */
  readonly offer: string;
  /** Not what most players want: drawn quieter, and listed only on request. */
  readonly aside: boolean;
  /** Tells it apart from the other ways, in the words of the page. */
  said?(words: Browser): string;
  /** The same as a sign, for a drawing of the move. */
  readonly sign?: string;
}

export interface TableProps<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly view: V;
  readonly layout: L;
  /** Whose view it is; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly picked: Picked | undefined;
  /** What is possible with the picked tile, as `writeOffer` writes it; empty when the player has switched the lights off. */
  readonly offers: readonly string[];
  /** The offer that the player points at. */
  readonly aimed: string | undefined;
  /** The player has to find out what fits: nothing on the board may tell. */
  readonly unaided?: boolean;
  readonly words: Browser;
  /** A move that has been made and whose result is not shown yet. */
  readonly happening?: Happening | undefined;
  /** A move of this round that the player points at in the list of moves: its tile is marked. */
  readonly lit?: string | undefined;
  /** A finger that aims hides the place: its next tap on the same place lays the tile. */
  onAim(offer: string | undefined, byFinger?: boolean): void;
  onPlay(offer: string): void;
}

/** A board's own window onto the table; its children are the drawing. */
export interface FrameProps<V extends Common = Common, L extends BoardLayout = BoardLayout> extends ViewportProps {
  readonly table: TableProps<V, L>;
  /** What the children draw over the tiles, for windows that draw the tiles themselves. */
  readonly overlay: ReactNode;
}

/** A move with the positions around it. */
export interface Done<V extends Common = Common> {
  readonly before: V;
  readonly after: V;
  readonly move: string;
}

/** A part of the table that made points: a group, the corners of a bonus. */
export interface ScoreSource {
  /** What flies from there to the score. */
  readonly text: string;
  /** What is marked on the board, in units. */
  readonly marks: readonly (XY & Extent)[];
}

/** Help that a player who plays alone can turn on where the rules give none. */
export interface Help {
  readonly on: boolean;
  change(on: boolean): void;
}

export interface AidsProps<V extends Common = Common> {
  readonly view: V;
  readonly names: readonly string[];
  readonly words: Browser;
  /** Undefined where there is none to turn on. */
  readonly help: Help | undefined;
}

/** What a player may try where nobody is told what fits. */
export interface Untold {
  /** The tiles of the hand that may be tried. */
  readonly tiles: readonly string[];
  /** The moves that are offered without a tile, whatever fits. */
  readonly moves: readonly string[];
}

/** A picked tile that the player tries to lay without being told where it fits. */
export interface TryingProps<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly view: V;
  readonly layout: L;
  readonly picked: Picked;
  readonly aimed: string | undefined;
  /** The tile was picked by a key, so the focus moves here. */
  readonly byKey: boolean;
  readonly words: Browser;
  onAim(move: string | undefined): void;
  onTurn(): void;
  onPlay(move: string): void;
  onPutBack(): void;
}

export interface OpeningProps<V extends Common = Common> extends Omit<AidsProps<V>, 'help'> {
  /** Whose view it is; undefined for a spectator. */
  readonly seat: Seat | undefined;
  /** A tile is picked up, so nothing may cover the places where it can go. */
  readonly aside: boolean;
}

export interface LettersProps<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly layout: L;
  /** By move. */
  readonly letters: Readonly<Record<string, string>>;
  /** The position, and for each of these moves whether it is legal: a question does not tell, an example does. */
  readonly answers?: { readonly view: V; readonly legal: Readonly<Record<string, boolean>> };
}

/** A move that was made or can be made, and the position that it is made in. */
export interface SketchProps<V extends Common = Common> {
  readonly move: string;
  readonly view: V;
}

export interface FaceProps {
  readonly tile: string;
  readonly turn: number;
}

/** How a tile was dropped: where, and how fast it moved, in units a second. */
export interface LetGo<L extends BoardLayout = BoardLayout> {
  readonly layout: L;
  readonly point: XY;
  readonly speed: XY;
}

/** A tile held over a point of the table. */
export interface Aim<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly layout: L;
  readonly view: V;
  readonly seat: Seat;
  readonly picked: Picked;
  readonly point: Located;
  /** The player has to find out what fits, so the tile is not drawn to places where it does. */
  readonly unaided?: boolean;
}

/** A tile as a move would lay it: its box, in units from the upper left corner of the room, and its drawing. */
export interface LaidTile extends XY, Extent {
  readonly drawing: ReactNode;
}

/** A component of a board. Its props are compared like the parameters of a method; `Board` says why that is safe. */
export type BoardPart<P> = { part(props: P): ReactNode }['part'];

/** A number that everybody watches. */
export interface BoardCount {
  readonly label: string;
  readonly value: number;
  /** It is worth something just now. */
  readonly lit: boolean;
  /** The same as a sentence, for those who do not see the board. */
  readonly said: string;
}

/**
 * A game writes a board for its own views and layouts, a `Board<View, BeadLayout>`; the tables use any `Board`. That needs no
 * cast, since TypeScript compares the parameters of methods both ways. It is safe because of two things that TypeScript does
 * not see: a board is loaded for one game and gets views of that game only, and a layout comes from `layOut` of the same board.
 */
export interface Board<V extends Common = Common, L extends BoardLayout = BoardLayout> {
  readonly narration: Narration<V, Browser>;
  /** The largest size of a unit in pixels, on a large screen and on a phone. */
  readonly unit: { readonly large: number; readonly small: number };
  layOut(view: V, room: Extent): L;
  readonly Table: BoardPart<TableProps<V, L>>;
  /** Replaces the window that pans and zooms a drawing. */
  readonly Frame?: BoardPart<FrameProps<V, L>>;
  /** More buttons, besides those that zoom. */
  readonly Aids?: BoardPart<AidsProps<V>>;
  /** Shows what happened before the first move of a round; not every game has something to show. */
  readonly Opening?: BoardPart<OpeningProps<V>>;
  /** The size of a tile in the hand, in units; its face is drawn from the upper left corner. */
  readonly face: Extent;
  readonly Face: BoardPart<FaceProps>;
  /** A small drawing of a move that lays a tile: the tile, and what it is laid against. Without it, the tile's face is drawn. */
  readonly Sketch?: BoardPart<SketchProps<V>>;
  /** In how many ways the player can turn a picked tile; 1 if it always lies the way it fits. */
  readonly turns: number;
  /** How far a move turns its tile. With it, a picked tile turns to how the aimed move would lay it. */
  turnOf?(move: string): number;
  /** The tile of the player's hand that a move lays; undefined for moves that lay none. */
  tileOf(move: string): string | undefined;
  /** The name of a tile, if its notation says little to a reader. */
  named?(tile: string, words: Browser): string;
  /**
   * What a seat may try where the rules leave it to the players to find out what fits: the table then shows no legal moves.
   * Undefined where the table may show them.
   */
  untold?(view: V, seat: Seat | undefined): Untold | undefined;
  /** Takes the place of the legal places of a picked tile where players are not told them. */
  readonly Trying?: BoardPart<TryingProps<V, L>>;
  /** The move that a click on a tile of an open hand makes; not every game has one. */
  tap?(tile: string, owner: Seat, view: V): string | undefined;
  /** The ways to make a move, where the player decides how its tile lies; the usual way first. */
  ways?(move: string, layout: L): readonly Way[];
  /** The offer that dropping the tile here takes up, legal or not; undefined if no place is near. */
  aim(aim: Aim<V, L>): string | undefined;
  /** Adds to the move how the tile was dropped, in games where that counts. No hand is given for a choice from a list or a click. */
  letGo?(move: string, view: V, hand: LetGo<L> | undefined): string;
  /** How an offer would lay its tile; undefined for moves that lay none. With it, a review draws moves on the board. */
  laidBy?(offer: string, view: V, seat: Seat, layout: L): LaidTile | undefined;
  /** An offer without what it scores; undefined if the usual text of the offer does not say it either. */
  plain?(move: string, words: Browser): string | undefined;
  /** For sorting: heavier tiles first. */
  weight(tile: string): number;
  /** One sentence saying what the seat has to do now. */
  expected(view: V, seat: Seat, words: Browser): string;
  /** Why a tile of the hand cannot be laid anywhere now. */
  misfit(view: V, seat: Seat, tile: string, words: Browser): string;
  /** One sentence describing the position, for players who wait or cannot see the board. */
  situation(view: V, words: Browser): string;
  /** A number that everybody watches, such as the sum of the open ends: it always stands at the board. Undefined where there is none. */
  count?(view: V, words: Browser): BoardCount | undefined;
  /** The move that a click on the stock makes; not every game has one. */
  readonly stockMove?: string;
  /** Letters on places: those that a question of a lesson asks about, if the buttons do not say enough, and examples of the rules. */
  readonly Letters?: BoardPart<LettersProps<V, L>>;
  /** Whether a move is a pass, for which a player knocks on the table; without it, none is. */
  knocks?(move: string): boolean;
  /** What is called out when somebody lays the last tile; not every game has it. */
  shout?(words: Browser): string;
  /** Where the points of a move come from; without it, or if it is empty, from the tile that was laid. */
  scored?(done: Done<V>, layout: L): readonly ScoreSource[];
  /** A move that lays no tile in one or two words, for the list of moves. */
  brief?(move: string, words: Browser): string | undefined;
  /** What laying a tile scores at once, as short as a number on its place; undefined if it scores nothing. */
  worth?(move: string, view: V, seat: Seat): string | undefined;
  /** What a placement scores, for the label beside it; empty if it scores nothing at once. */
  gain(move: string, view: V, seat: Seat, words: Browser): string;
}
