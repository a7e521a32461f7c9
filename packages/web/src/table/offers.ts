/** An offer as text: a move as it is written and, if the player decides that, where its tile is to lie: `6-5@6-6^N`. */

import { DIRECTIONS, type Direction } from '@boneyard/rules/game';

export interface MoveOffer {
  readonly move: string;
  readonly lies: Direction | undefined;
}

/** No move has this character. */
const SIGN = '^';

export function writeOffer({ move, lies }: MoveOffer): string {
  return lies === undefined ? move : `${move}${SIGN}${lies}`;
}

export function readOffer(offer: string): MoveOffer {
  const [move, lies] = offer.split(SIGN);
  return { move: move!, lies: DIRECTIONS.find((one) => one === lies) };
}
