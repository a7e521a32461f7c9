/** The Domino Bead Game on the shelf. */

import { BeadDomino, BeadPaints } from './tile';

export function BeadPicture() {
  return (
    <svg viewBox="-2.2 -2.2 5.4 4.4" aria-hidden="true">
      <BeadPaints />
      <BeadDomino first={1} second={5} x={0} y={-1.5} way="E" />
      <BeadDomino first={2} second={4} x={-0.5} y={0} way="S" />
      <BeadDomino first={4} second={2} x={0.5} y={0} way="S" />
      <BeadDomino first={2} second={4} x={1.5} y={0} way="S" />
      <BeadDomino first={3} second={1} x={1} y={1.5} way="E" />
    </svg>
  );
}
