/** The board of every game that builds a line of dominoes. */

import { type Domino as DominoOf, high, low, readDomino, shows, writeDomino } from '@boneyard/rules/families/dominoes';
import type { End } from '@boneyard/rules/families/line';
import type { Common } from '@boneyard/rules/game';
import { useContext } from 'react';
import { Arriving } from '../arrival';
import { type ChainLayout, type DominoPlace, type Joined, layOut, type OpenPlace } from '../layouts/chain/chain';
import { readOffer, writeOffer } from '../offers';
import { PlainContext } from '../ratedcontext';
import { byFinger, byMouse } from '../taps';
import type { Aim, Board, Extent, FaceProps, TableProps, Way, XY } from './board';
import { ChainSketch } from './chainsketch';
import { Domino } from './domino';
import { Ring } from './ring';

/** What a game says about its line. */
export interface Chained<V extends Common> {
  line(view: V): readonly Joined[];
  ends(view: V): readonly End[];
  plastic?(domino: DominoOf): string;
  /** What a move that lays a domino scores at once; without it, nothing. */
  points?(view: V, move: string): number;
}

const SIGNS = { N: '↑', E: '→', S: '↓', W: '←' } as const;

/** How near to a place a tile must be dropped, in units. */
const NEAR = 1.6;

export interface LaidChain extends ChainLayout {
  /** The dominoes in the order they were laid. */
  readonly line: readonly Joined[];
}

const parts = (move: string) => move.split('@') as [string, string | undefined];

function isDouble(tile: DominoOf): boolean {
  return high(tile) === low(tile);
}

function middle({ width, height }: Extent): DominoPlace {
  return { x: width / 2, y: height / 2, turn: 0 };
}

interface Target {
  readonly offer: string;
  readonly at: DominoPlace;
  /** The number that touches the line; undefined when it leads. */
  readonly pip: number | undefined;
  readonly aside: boolean;
}

/** The places where a move can put its domino, the usual one first. */
function placesOf(layout: LaidChain, domino: DominoOf, anchor: string): OpenPlace[] {
  const [on, double] = [readDomino(anchor), isDouble(domino)];
  return layout.places().filter((place) => place.anchor === on && place.double === double && shows(domino, place.pip));
}

/** A bend that the line would not make by itself. */
function isAside({ turned, usual }: OpenPlace): boolean {
  return turned && !usual;
}

function ways(move: string, layout: LaidChain): Way[] {
  const [tile, anchor] = parts(move);
  const domino = readDomino(tile);
  const places = domino === undefined || anchor === undefined ? [] : placesOf(layout, domino, anchor);
  if (places.length === 0) return [{ offer: move, aside: false }];
  const alone = places.filter((place) => !isAside(place)).length === 1;
  return places.map((place) => ({
    offer: writeOffer({ move, lies: place.lies }),
    aside: isAside(place),
    ...(!(alone && place.usual) && {
      said: ({ web }) => web.table.leads(place.leads, place.turned),
      sign: SIGNS[place.leads],
    }),
  }));
}

function targetOf(layout: LaidChain, offer: string): Target | undefined {
  const { move, lies } = readOffer(offer);
  const [tile, anchor] = parts(move);
  const domino = readDomino(tile);
  if (domino === undefined) return undefined;
  if (anchor === undefined) {
    const at = middle(layout.room);
    return { offer, at: isDouble(domino) ? { ...at, turn: 90 } : at, pip: undefined, aside: false };
  }
  const places = placesOf(layout, domino, anchor);
  const place = places.find((one) => one.lies === lies) ?? places[0];
  return place && { offer, at: place.at, pip: place.pip, aside: isAside(place) };
}

const distance = (a: XY, b: XY) => Math.hypot(a.x - b.x, a.y - b.y);

/** The place nearest to a point, whether the domino matches it or not. */
function aim({ layout, picked, point }: Aim<Common, LaidChain>): string | undefined {
  if (layout.line.length === 0) return distance(point, middle(layout.room)) < NEAR * 2 ? picked.tile : undefined;
  const domino = readDomino(picked.tile)!;
  let best: { place: OpenPlace; off: number } | undefined;
  for (const place of layout.places()) {
    const fits = shows(domino, place.pip);
    if (fits ? place.double !== isDouble(domino) : place.double || isAside(place)) continue;
    // Of two places at about the same distance, the one that fits is meant, and rather straight on than round a corner.
    const off = distance(point, place.at) + (fits ? 0 : 0.25) + (isAside(place) ? 0.15 : 0);
    if (off < NEAR && (!best || off < best.off)) best = { place, off };
  }
  if (!best) return undefined;
  const { anchor, lies } = best.place;
  return writeOffer({ move: `${picked.tile}@${writeDomino(anchor)}`, lies });
}

/** The numbers in the order they lie, starting with the one that touches the line. */
function facing(domino: DominoOf, pip: number | undefined): { first: number; second: number } {
  const first = pip ?? high(domino);
  return { first, second: first === high(domino) ? low(domino) : high(domino) };
}

/** The room that a domino takes on the table. */
export function boxOf({ x, y, turn }: DominoPlace): XY & Extent {
  const [width, height] = turn % 180 === 0 ? [2, 1] : [1, 2];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function outline(at: DominoPlace) {
  const { x, y, width, height } = boxOf(at);
  return { x: x + 0.04, y: y + 0.04, width: width - 0.08, height: height - 0.08, rx: 0.16 };
}

interface ChainTableProps extends TableProps<Common, LaidChain> {
  readonly plastic?: ((domino: DominoOf) => string) | undefined;
  worth(move: string): string | undefined;
}

function ChainTable({ layout, picked, offers, aimed, lit, plastic, worth, onAim, onPlay }: ChainTableProps) {
  const plain = useContext(PlainContext);
  const newest = layout.tiles.at(-1);
  const pointed = lit === undefined ? undefined : readDomino(parts(lit)[0]);
  const marked = layout.tiles.find(({ domino }) => domino === pointed);
  const domino = picked && readDomino(picked.tile);
  // The usual places are drawn over the others.
  const open = offers.flatMap((offer) => targetOf(layout, offer) ?? []).sort((a, b) => +b.aside - +a.aside);
  /** Bends score the same as the usual place beside them. */
  const gain = (offer: string, aside: boolean) =>
    plain || (aside && offer !== aimed) ? undefined : worth(readOffer(offer).move);
  return (
    <>
      {layout.tiles.map((tile, index) => (
        <Arriving key={tile.domino} order={index} of={layout.tiles.length}>
          <Domino {...tile} {...(plastic && { plastic: plastic(tile.domino) })} />
        </Arriving>
      ))}
      {newest && <Ring kind="newest" {...boxOf(newest)} />}
      {marked && <Ring kind="lit" {...boxOf(marked)} />}
      {open.map(({ offer, at, pip, aside }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the same places are buttons in the dock
        <g
          key={offer}
          className={`place${aside ? ' aside' : ''}${offer === aimed ? ' aimed' : ''}`}
          onPointerEnter={(event) => byMouse(event) && onAim(offer)}
          onPointerLeave={(event) => byMouse(event) && onAim(undefined)}
          onClick={(event) => (byFinger(event) && offer !== aimed ? onAim(offer, true) : onPlay(offer))}
        >
          <rect className="spot" {...outline(at)} />
          {offer === aimed && domino !== undefined && (
            <g className="ghost">
              <Domino {...at} {...facing(domino, pip)} {...(plastic && { plastic: plastic(domino) })} />
            </g>
          )}
          {gain(offer, aside) !== undefined && (
            <text className="worth" x={at.x} y={at.y}>
              +{gain(offer, aside)}
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** What every board with a line has in common. */
export function chainBoard<V extends Common>(
  chained: Chained<V>,
): Pick<
  Board<V, LaidChain>,
  | 'unit'
  | 'layOut'
  | 'Table'
  | 'face'
  | 'Face'
  | 'Sketch'
  | 'turns'
  | 'tileOf'
  | 'laidBy'
  | 'ways'
  | 'aim'
  | 'weight'
  | 'worth'
  | 'gain'
  | 'shout'
> {
  const { plastic } = chained;
  function worth(move: string, view: V): string | undefined {
    const points = chained.points?.(view, move) ?? 0;
    return points > 0 ? String(points) : undefined;
  }
  return {
    unit: { large: 46, small: 36 },
    layOut(view, room) {
      const line = chained.line(view);
      return { ...layOut(line, chained.ends(view), room), line };
    },
    Table: (props) => <ChainTable {...props} plastic={plastic} worth={(move) => worth(move, props.view)} />,
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
    Sketch({ move }) {
      const [tile, anchor] = parts(move);
      return <ChainSketch tile={tile} anchor={anchor} plastic={plastic} />;
    },
    turns: 1,
    tileOf(move) {
      const [tile] = parts(move);
      return readDomino(tile) === undefined ? undefined : tile;
    },
    laidBy(offer, _view, _seat, layout) {
      const target = targetOf(layout, offer);
      const domino = readDomino(parts(readOffer(offer).move)[0]);
      if (!target || domino === undefined) return undefined;
      const { at, pip } = target;
      const [width, height] = at.turn % 180 === 0 ? [2, 1] : [1, 2];
      const drawing = <Domino {...at} {...facing(domino, pip)} {...(plastic && { plastic: plastic(domino) })} />;
      return { x: at.x - width / 2, y: at.y - height / 2, width, height, drawing };
    },
    ways,
    aim,
    weight(tile) {
      const domino = readDomino(tile)!;
      return high(domino) + low(domino);
    },
    worth,
    gain: () => '',
    shout: ({ web }) => web.announce.domino,
  };
}
