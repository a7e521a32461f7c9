/** The pictures of Dominoes and its variants on the start page. */

import { Domino } from '@boneyard/web/table/boards/domino.tsx';

export function ClassicPicture() {
  return (
    <svg viewBox="-3.2 -1.5 6.4 3" aria-hidden="true">
      <Domino first={3} second={6} x={-1.5} y={0} turn={0} />
      <Domino first={6} second={6} x={0} y={0} turn={90} />
      <Domino first={6} second={4} x={1.5} y={0} turn={0} />
    </svg>
  );
}

/** A tile of the boneyard, face down. */
function FaceDown({ x, y, turn }: { readonly x: number; readonly y: number; readonly turn: number }) {
  return (
    <g className="domino" transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect className="shade" x={-0.94} y={-0.38} width={1.88} height={0.94} rx={0.14} />
      <rect className="body" x={-0.94} y={-0.47} width={1.88} height={0.94} rx={0.14} />
      <rect className="edge" x={-0.82} y={-0.35} width={1.64} height={0.7} rx={0.09} />
    </g>
  );
}

export function DrawPicture() {
  return (
    <svg viewBox="-3.2 -2.1 6.4 4.2" aria-hidden="true">
      <Domino first={5} second={3} x={-1.9} y={-0.9} turn={0} />
      <Domino first={3} second={3} x={-0.4} y={-0.9} turn={90} />
      <Domino first={3} second={1} x={1.1} y={-0.9} turn={0} />
      <FaceDown x={-0.9} y={1.25} turn={-8} />
      <FaceDown x={0.9} y={1.3} turn={14} />
      <FaceDown x={2.4} y={0.9} turn={-24} />
    </svg>
  );
}

export function BlockPicture() {
  return (
    <svg viewBox="-3.2 -2.1 6.4 4.2" aria-hidden="true">
      <Domino first={4} second={4} x={-2.2} y={0} turn={90} />
      <Domino first={4} second={1} x={-0.7} y={0} turn={0} />
      <Domino first={1} second={4} x={1.3} y={0} turn={0} />
      <path
        d="M2.62 -0.28L3.08 0.28M3.08 -0.28L2.62 0.28"
        stroke="var(--accent-line)"
        strokeWidth="0.16"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** 5-5 with a 5 and a blank: the open ends come to ten. */
export function FivesPicture() {
  return (
    <svg viewBox="-3.2 -2.1 6.4 4.2" aria-hidden="true">
      <Domino first={5} second={5} x={0.2} y={0} turn={90} />
      <Domino first={5} second={0} x={1.7} y={0} turn={0} />
      <text x={-1.9} y={0.45} textAnchor="middle" fontSize={1.3} fontWeight={700} fill="var(--accent-line)">
        +10
      </text>
    </svg>
  );
}

/** Four hands round a table; those opposite each other belong together. */
export function PartnersPicture() {
  return (
    <svg viewBox="-3.2 -2.1 6.4 4.2" aria-hidden="true">
      <path d="M0 -1V1" stroke="var(--accent-line)" strokeWidth="0.16" strokeLinecap="round" />
      <FaceDown x={0} y={-1.5} turn={0} />
      <FaceDown x={0} y={1.5} turn={0} />
      <FaceDown x={-2.3} y={0} turn={90} />
      <FaceDown x={2.3} y={0} turn={90} />
    </svg>
  );
}
