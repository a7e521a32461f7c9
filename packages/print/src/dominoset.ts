/** A set of dominoes to print. */

import { high, low, setSize } from '@boneyard/rules/families/dominoes';
import type { Tile, TileSet } from './game';

export function dominoSet(top: number, plastic?: (domino: number) => number): TileSet {
  const tiles = Array.from({ length: setSize(top) }, (_, domino): Tile => {
    const tile = { kind: 'pips', pips: [high(domino), low(domino)] } as const;
    return plastic ? { ...tile, plastic: plastic(domino) } : tile;
  });
  return { tiles, width: 25, height: 50, columns: 7, rows: 5 };
}
