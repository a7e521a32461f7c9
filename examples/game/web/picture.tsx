/** The picture on the shelf. */

import { Domino } from '@boneyard/web/table/boards/domino.tsx';

export function SamplePicture() {
  return (
    <svg viewBox="-3.2 -1.5 6.4 3" aria-hidden="true">
      <Domino first={1} second={2} x={-1} y={0} turn={0} />
      <Domino first={2} second={3} x={1} y={0} turn={0} />
    </svg>
  );
}
