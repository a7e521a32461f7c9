/** Tables with numbers and small bar charts. */

import type { ReactNode } from 'react';
import { useWords } from '../app/language';
import { useReplayWords } from '../replay/replaywords';

const [WIDTH, HEIGHT] = [120, 14];

/** A share from 0 to 1, drawn from the left. */
export function ShareBar({ share }: { readonly share: number }) {
  return (
    <svg className="bar-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width={WIDTH} height={HEIGHT} rx={4} />
      <rect className="part" width={Math.max(0, share) * WIDTH} height={HEIGHT} rx={4} />
    </svg>
  );
}

/** A positive or negative value, drawn from the middle. */
export function SignedBar({ value, most }: { readonly value: number; readonly most: number }) {
  const length = (Math.abs(value) / Math.max(1e-9, most)) * (WIDTH / 2);
  return (
    <svg className="bar-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width={WIDTH} height={HEIGHT} rx={4} />
      <rect
        className={value < 0 ? 'part less' : 'part'}
        x={value < 0 ? WIDTH / 2 - length : WIDTH / 2}
        width={length}
        height={HEIGHT}
      />
      <path className="middle" d={`M${WIDTH / 2} 0V${HEIGHT}`} />
    </svg>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: ReactNode; readonly key: string; readonly cells: readonly ReactNode[] }[];
}

export function FigureTable({ title, heads, rows }: FiguresProps) {
  return (
    <div className="figures">
      <table className="scores">
        <caption className="hidden">{title}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, key, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                // On a phone the columns do not fit, and CSS shows the heading in each cell.
                <td key={heads[i + 1]} data-head={heads[i + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each game as a small square: above the line and filled if won, below and hollow if lost. */
export function WinStrip({ won }: { readonly won: readonly boolean[] }) {
  const { speech } = useWords();
  const { statistics: texts } = useReplayWords();
  const label = speech.labelled(
    texts.strip(won.length),
    speech.list(won.map((one) => (one ? texts.wonOne : texts.lostOne))),
  );
  return (
    <svg
      className="strip"
      viewBox={`0 0 ${Math.max(20, won.length) * 12} 28`}
      preserveAspectRatio="xMinYMid"
      role="img"
      aria-label={label}
    >
      <path className="middle" d={`M0 14H${won.length * 12}`} />
      {won.map((one, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a game is its place in the row
          key={i}
          className={one ? 'won' : 'lost'}
          x={i * 12 + 1.5}
          y={one ? 2.5 : 15.5}
          width={9}
          height={10}
          rx={2}
        />
      ))}
    </svg>
  );
}
