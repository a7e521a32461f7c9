/** The tiles of each game's set as they look on its board: to pick those that are left in a hand. */

import { high, low, readDomino, setSize, writeDomino } from '@boneyard/rules/families/dominoes';
import type { GameId } from '@boneyard/rules/games';
import { firstOf, readPair, SHAPES, secondOf, writeShape } from '@boneyard/rules/games/bead/beads';
import type { ClassicOptions } from '@boneyard/rules/games/classic/options';
import type { QuadOptions } from '@boneyard/rules/games/quad/options';
import { writeQuad } from '@boneyard/rules/games/quad/quads';
import type { Options } from '@boneyard/rules/options';
import type { Browser } from '@boneyard/words/en/browser';
import type { ComponentType, ReactNode } from 'react';
import { BeadDomino, BeadPaints } from '../boards/bead/tile';
import { Domino } from '../boards/domino';
import { plasticOf } from '../boards/plastics';
import { QuadTile } from '../boards/quad/tile';

interface TileSet {
  readonly width: number;
  readonly height: number;
  /** By name, in the order of the set. */
  tiles(options: Options): readonly string[];
  face(tile: string): ReactNode;
  /** What the faces are painted with, if they share anything. */
  readonly Paints?: ComponentType;
  named(tile: string, words: Browser): string;
}

function list(length: number, name: (index: number) => string): string[] {
  return Array.from({ length }, (_, index) => name(index));
}

function domino(tile: string, plastic?: (domino: number) => string) {
  const read = readDomino(tile)!;
  return (
    <Domino
      first={high(read)}
      second={low(read)}
      x={0.5}
      y={1}
      turn={90}
      {...(plastic && { plastic: plastic(read) })}
    />
  );
}

function coloursOf(tile: string): readonly [number, number] {
  const pair = readPair(tile)!;
  return [firstOf(pair), secondOf(pair)];
}

const sets: Readonly<Record<GameId, TileSet>> = {
  classic: {
    width: 1,
    height: 2,
    tiles: (options) => list(setSize((options as ClassicOptions).set), writeDomino),
    face: (tile) => domino(tile),
    named: (tile) => tile,
  },
  bead: {
    width: 1,
    height: 2,
    tiles: () => list(SHAPES, writeShape),
    Paints: BeadPaints,
    face(tile) {
      const [first, second] = coloursOf(tile);
      return <BeadDomino first={first} second={second} x={0.5} y={1} way="S" />;
    },
    named(tile, { boards, web }) {
      const [first, second] = coloursOf(tile).map((colour) => boards.bead.colours[colour - 1]!);
      return web.bead.tile(first!, second!);
    },
  },
  quad: {
    width: 2,
    height: 2,
    tiles: (options) => list((options as QuadOptions).set, writeQuad),
    face: (tile) => <QuadTile numbers={tile} x={0} y={0} />,
    named: (tile) => tile,
  },
  magnetic: {
    width: 1,
    height: 2,
    tiles: () => list(setSize(6), writeDomino),
    face: (tile) => domino(tile, plasticOf),
    named: (tile) => tile,
  },
};

export function setOf(game: GameId): TileSet {
  return sets[game];
}

export function Face({ game, tile }: { readonly game: GameId; readonly tile: string }) {
  const { width, height, face } = sets[game];
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`}>
      {face(tile)}
    </svg>
  );
}
