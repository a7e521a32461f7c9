/** The pictures of Quad-Ominos and its sets on the start page. */

import { QuadTile } from './tile';

export function QuadPicture() {
  return (
    <svg viewBox="-3.2 -2.2 6.4 4.4" aria-hidden="true">
      <QuadTile numbers="5443" x={-3} y={-2} />
      <QuadTile numbers="4454" x={-1} y={-2} />
      <QuadTile numbers="4551" x={-1} y={0} />
      <QuadTile numbers="5235" x={1} y={0} />
    </svg>
  );
}

export function SmallSetPicture() {
  return (
    <svg viewBox="-3.2 -2.2 6.4 4.4" aria-hidden="true">
      <QuadTile numbers="0123" x={-2} y={-1} />
      <QuadTile numbers="1442" x={0} y={-1} />
    </svg>
  );
}
