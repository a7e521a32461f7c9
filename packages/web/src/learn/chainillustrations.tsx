/** How every game with a line of dominoes shows what its lessons and rules are about. */

import { type Domino as DominoOf, high, low, readDomino, writeDomino } from '@boneyard/rules/families/dominoes';
import type { Common } from '@boneyard/rules/game';
import type { LaidChain } from '../table/boards/chainboard';
import { Domino } from '../table/boards/domino';
import type { OpenPlace } from '../table/layouts/chain/chain';
import type { LitProps, Sketch, Teaching } from './illustrations';

export function dominoSketch(notation: string, plastic?: (domino: DominoOf) => string): Sketch {
  const domino = readDomino(notation)!;
  const [first, second] = [high(domino), low(domino)];
  const coloured = plastic && { plastic: plastic(domino) };
  return { width: 2, height: 1, drawing: <Domino {...{ first, second }} x={1} y={0.5} turn={0} {...coloured} /> };
}

/** To the right and down. */
const STEPS = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] } as const;

/** An open half has a ring, and its number stands where the next tile would begin. */
function OpenEnd({ place: { at, leads, pip } }: { readonly place: OpenPlace }) {
  const [dx, dy] = STEPS[leads];
  return (
    <g className="lit">
      <circle className="ring" cx={at.x - 1.5 * dx} cy={at.y - 1.5 * dy} r={0.56} />
      <circle className="badge" cx={at.x - 0.4 * dx} cy={at.y - 0.4 * dy} r={0.42} />
      <text x={at.x - 0.4 * dx} y={at.y - 0.4 * dy}>
        {pip}
      </text>
    </g>
  );
}

/** Lights `ends`, the open ends, or the tiles that are named. */
function ChainLit({ layout, lit }: LitProps<Common, LaidChain>) {
  const ends = lit.includes('ends') ? layout.places() : [];
  return (
    <>
      {layout.tiles
        .filter(({ domino }) => lit.includes(writeDomino(domino)))
        .map(({ domino, x, y, turn }) => {
          const [width, height] = turn % 180 === 0 ? [2.2, 1.2] : [1.2, 2.2];
          return (
            <g key={domino} className="lit">
              <rect className="ring" x={x - width / 2} y={y - height / 2} width={width} height={height} rx={0.24} />
            </g>
          );
        })}
      {ends
        .filter(({ double, turned, usual }) => usual && !double && !turned)
        .map((place) => (
          <OpenEnd key={`${place.anchor} ${place.leads}`} place={place} />
        ))}
    </>
  );
}

export function chainTeaching(plastic?: (domino: DominoOf) => string): Teaching<Common, LaidChain> {
  return { sketch: (notation) => dominoSketch(notation, plastic), named: (notation) => notation, Lit: ChainLit };
}
