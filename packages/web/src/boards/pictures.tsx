/** The pictures on the shelf. */

import { Domino } from './domino';

export function ClassicPicture() {
  return (
    <svg viewBox="-3.2 -1.5 6.4 3" aria-hidden="true">
      <Domino first={3} second={6} x={-1.5} y={0} turn={0} />
      <Domino first={6} second={6} x={0} y={0} turn={90} />
      <Domino first={6} second={4} x={1.5} y={0} turn={0} />
    </svg>
  );
}
