/** The pictures of the Domino Bead Game and its variants on the start page. */

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

/** The starting square, of which one half is still a secret. */
export function StrategicPicture() {
  return (
    <svg viewBox="-2.7 -2.2 5.4 4.4" aria-hidden="true">
      <BeadPaints />
      <BeadDomino first={1} second={3} x={-0.5} y={0} way="S" />
      <g className="domino" transform="translate(0.5 0)">
        <rect className="body" x={-0.47} y={-0.97} width={0.94} height={1.94} rx={0.14} />
        <text y="0.3" textAnchor="middle" fill="#6b5320" style={{ font: '650 0.9px var(--serif)' }}>
          ?
        </text>
      </g>
    </svg>
  );
}

/** A hand that lies open above the board. */
export function OpenPicture() {
  return (
    <svg viewBox="-2.7 -2.2 5.4 4.4" aria-hidden="true">
      <BeadPaints />
      <g transform="translate(0 -1.45) scale(0.8)">
        <BeadDomino first={5} second={2} x={-1.8} y={0} way="S" />
        <BeadDomino first={3} second={4} x={-0.6} y={0} way="S" />
        <BeadDomino first={1} second={1} x={0.6} y={0} way="S" />
        <BeadDomino first={2} second={5} x={1.8} y={0} way="S" />
      </g>
      <BeadDomino first={4} second={1} x={-0.5} y={1.05} way="S" />
      <BeadDomino first={1} second={4} x={0.5} y={1.05} way="S" />
    </svg>
  );
}
