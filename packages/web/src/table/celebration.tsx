/** The moment after the last move of a match: the result in large letters and, for a winner at this device, pips that fly. */

import type { CSSProperties } from 'react';
import './celebration.css';

interface Props {
  readonly title: string;
  /** Somebody at this device has won. */
  readonly festive: boolean;
}

const PIPS = Array.from({ length: 26 }, (_, i) => i);
/** The golden angle, in degrees: however many pips there are, they spread evenly. */
const ANGLE = 137.5;

export function Celebration({ title, festive }: Props) {
  return (
    <div className="celebration" aria-hidden="true">
      {festive && (
        <div className="burst">
          {PIPS.map((pip) => (
            <i
              key={pip}
              style={{ '--angle': `${pip * ANGLE}deg`, '--far': `${14 + ((pip * 7) % 19)}vmin` } as CSSProperties}
            />
          ))}
        </div>
      )}
      <p>{title}</p>
    </div>
  );
}
