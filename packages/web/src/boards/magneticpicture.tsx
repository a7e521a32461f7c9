/** Magnetic Domino on the shelf. */

import { Domino } from './domino';

export function MagneticPicture() {
  return (
    <svg viewBox="-3.2 -1.8 6.4 3.6" aria-hidden="true">
      <Domino first={1} second={4} x={-1.5} y={-0.5} turn={0} plastic="red" />
      <Domino first={4} second={4} x={0} y={-0.5} turn={90} plastic="blue" />
      <Domino first={4} second={2} x={1.5} y={-0.5} turn={0} plastic="green" />
      <Domino first={2} second={5} x={2} y={1} turn={90} plastic="yellow" />
    </svg>
  );
}
