/** A board with nothing on it, to test what all boards share: a tile goes to the left half of the table or to the right. */

import type { Board } from '../table/boards/board';

/** No place is near below this. */
const EDGE = 100;
const MIDDLE = 50;

export const sampleBoard: Board = {
  narration: {
    tiles: () => [],
    open: () => [],
    notes: () => [],
    offer: (move) => move,
    tell: ({ move }) => move,
    ended: () => [],
  },
  unit: { large: 1, small: 1 },
  layOut: (_, room) => ({ room }),
  Table: () => undefined,
  face: { width: 1, height: 1 },
  Face: ({ tile, turn }) => <text>{`${tile} turned ${turn}`}</text>,
  Sketch: () => <svg className="sketch" aria-hidden="true" />,
  turns: 1,
  tileOf: (move) => (move.includes('@') ? move.split('@')[0] : undefined),
  aim({ picked: { tile }, point: { x, y } }) {
    return y > EDGE ? undefined : `${tile}@${x < MIDDLE ? 'left' : 'right'}`;
  },
  weight: () => 0,
  expected: () => '',
  misfit: () => '',
  situation: () => '',
  gain: () => '',
};
