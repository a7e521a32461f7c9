/** The face of a domino in the tile picker. */

import { high, low, readDomino, type Domino as Tile } from '@boneyard/rules/families/dominoes';
import { Domino } from '../table/boards/domino';

export function dominoFace(name: string, plasticOf?: (domino: Tile) => string) {
  const domino = readDomino(name)!;
  const plastic = plasticOf?.(domino);
  return (
    <Domino
      first={high(domino)}
      second={low(domino)}
      x={0.5}
      y={1}
      turn={90}
      {...(plastic !== undefined && { plastic })}
    />
  );
}
