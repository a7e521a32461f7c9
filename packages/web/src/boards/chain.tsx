/** A line of dominoes on the table, for every game that builds one. */

import { type Domino as DominoOf, high, low, readDomino, shows } from '@boneyard/rules/families/dominoes';
import type { End } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import type { ComponentType } from 'react';
import { type ChainLayout, type Joined, layOut, type OpenPlace, type Place } from '../layouts/chain';
import { Arriving } from '../table/arriving';
import type { Aim, Board, FaceProps, Point, Size, TableProps } from './board';
import { Domino } from './domino';

/** What a game tells about its line. */
export interface Chained {
  line(view: Common): readonly Joined[];
  ends(view: Common): readonly End[];
  plastic?(domino: DominoOf): string;
}

/** How near to a place a tile must be let go, in units. */
const NEAR = 1.6;

export interface LaidChain extends ChainLayout {
  /** Which of the moves made so far laid each tile, counted from the first laid. */
  readonly line: readonly Joined[];
}

const parts = (move: string) => move.split('@') as [string, string | undefined];

function isDouble(tile: DominoOf): boolean {
  return high(tile) === low(tile);
}

/** Where a domino would lie on a place. */
function lyingOn(place: OpenPlace, domino: DominoOf): Place {
  return isDouble(domino) ? (place.across ?? place.along) : place.along;
}

function middle({ width, height }: Size): Place {
  return { x: width / 2, y: height / 2, turn: 0 };
}

interface Target {
  readonly move: string;
  readonly at: Place;
  /** The number that touches the line; undefined when it leads. */
  readonly pip: number | undefined;
}

/** Every side on which a move may put its domino; a spinner has several. */
function targets(layout: LaidChain, move: string): Target[] {
  const [tile, anchor] = parts(move);
  const domino = readDomino(tile);
  if (domino === undefined) return [];
  if (anchor === undefined) {
    const at = middle(layout.room);
    return [{ move, at: isDouble(domino) ? { ...at, turn: 90 } : at, pip: undefined }];
  }
  return layout.places
    .filter((place) => place.anchor === readDomino(anchor) && shows(domino, place.pip))
    .map((place) => ({ move, at: lyingOn(place, domino), pip: place.pip }));
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The open side nearest to a point, whether the domino matches it or not. */
function aim({ layout, picked, point }: Aim<LaidChain>): string | undefined {
  if (layout.line.length === 0) return distance(point, middle(layout.room)) < NEAR * 2 ? picked.tile : undefined;
  let best: { anchor: DominoOf; off: number } | undefined;
  for (const { anchor, pip, along } of layout.places) {
    const domino = readDomino(picked.tile)!;
    // Of two sides at the same distance the one that fits is meant.
    const off = distance(point, along) + (shows(domino, pip) ? 0 : 0.25);
    if (off < NEAR && (!best || off < best.off)) best = { anchor, off };
  }
  return best && `${picked.tile}@${high(best.anchor)}-${low(best.anchor)}`;
}

/** The numbers as they lie: first the one that touches the line. */
function facing(domino: DominoOf, pip: number | undefined): { first: number; second: number } {
  const first = pip ?? high(domino);
  return { first, second: first === high(domino) ? low(domino) : high(domino) };
}

function outline({ x, y, turn }: Place) {
  const [width, height] = turn % 180 === 0 ? [2, 1] : [1, 2];
  return { x: x - width / 2 + 0.04, y: y - height / 2 + 0.04, width: width - 0.08, height: height - 0.08, rx: 0.16 };
}

interface ChainTableProps extends TableProps<LaidChain> {
  readonly plastic?: ((domino: DominoOf) => string) | undefined;
}

function ChainTable({ layout, picked, offers, aimed, plastic, onAim, onPlay }: ChainTableProps) {
  const domino = picked && readDomino(picked.tile);
  const open = offers.flatMap((move) => targets(layout, move));
  return (
    <>
      {layout.tiles.map((tile, index) => (
        <Arriving key={tile.domino} order={index} of={layout.tiles.length}>
          <Domino {...tile} {...(plastic && { plastic: plastic(tile.domino) })} />
        </Arriving>
      ))}
      {open.map(({ move, at, pip }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same places are buttons in the dock
        <g
          key={`${move} ${at.x} ${at.y}`}
          className={move === aimed ? 'place aimed' : 'place'}
          onPointerEnter={() => onAim(move)}
          onPointerLeave={() => onAim(undefined)}
          onClick={() => onPlay(move)}
        >
          <rect className="spot" {...outline(at)} />
          {move === aimed && domino !== undefined && (
            <g className="ghost">
              <Domino {...at} {...facing(domino, pip)} {...(plastic && { plastic: plastic(domino) })} />
            </g>
          )}
        </g>
      ))}
    </>
  );
}

/** What every board with a line has in common. */
export function chainBoard(
  chained: Chained,
): Pick<
  Board<LaidChain>,
  'unit' | 'layOut' | 'Table' | 'face' | 'Face' | 'turns' | 'tileOf' | 'aim' | 'weight' | 'gain' | 'shout'
> {
  const { plastic } = chained;
  const Table: ComponentType<TableProps<LaidChain>> = (props) => <ChainTable {...props} plastic={plastic} />;
  return {
    unit: { large: 46, small: 36 },
    layOut(view, room) {
      const line = chained.line(view);
      return { ...layOut(line, chained.ends(view), room), line };
    },
    Table,
    face: { width: 1, height: 2 },
    Face({ tile }: FaceProps) {
      const domino = readDomino(tile)!;
      return (
        <Domino
          first={high(domino)}
          second={low(domino)}
          x={0.5}
          y={1}
          turn={90}
          {...(plastic && { plastic: plastic(domino) })}
        />
      );
    },
    turns: 1,
    tileOf(move) {
      const [tile] = parts(move);
      return readDomino(tile) === undefined ? undefined : tile;
    },
    aim,
    weight(tile) {
      const domino = readDomino(tile)!;
      return high(domino) + low(domino);
    },
    gain: () => '',
    shout: ({ web }) => web.announce.domino,
  };
}
