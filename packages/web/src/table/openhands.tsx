/** Hands that lie open on the table for all to see; some of their tiles may be pointed at. */

import type { Common, Seat } from '@boneyard/rules/game';
import type { Board } from '../boards/board';
import { useWords } from '../language';

interface Props {
  readonly board: Board;
  readonly view: Common;
  readonly names: readonly string[];
  readonly owners: readonly Seat[];
  readonly legal: readonly string[];
  onPlay(move: string): void;
}

export function OpenHands({ board, view, names, owners, legal, onPlay }: Props) {
  const words = useWords();
  const { web } = words;
  const { width, height } = board.face;
  return (
    <section className="open-hands" aria-label={web.table.openHands}>
      {owners.map((owner) => (
        <div key={owner} className="open-hand">
          <h2 id={`open-${owner}`}>{web.table.handOf(names[owner]!)}</h2>
          <ul aria-labelledby={`open-${owner}`}>
            {board.telling.tiles(view, owner).map((tile, i) => {
              const move = board.tap?.(tile, owner, view);
              const may = move !== undefined && legal.includes(move);
              const picture = (
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <board.Face tile={tile} turn={0} />
                </svg>
              );
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal tiles may lie there twice
                <li key={`${tile} ${i}`}>
                  {may ? (
                    <button
                      type="button"
                      className="tile"
                      aria-label={board.telling.offer(move, view, owner, words)}
                      onClick={() => onPlay(move)}
                    >
                      {picture}
                    </button>
                  ) : (
                    <span className="tile" role="img" aria-label={board.named?.(tile, words) ?? tile}>
                      {picture}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
