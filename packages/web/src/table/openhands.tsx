/** Hands that lie open on the table. In some games their tiles can be clicked. */

import type { Common, Seat } from '@boneyard/rules/game';
import { useWords } from '../app/language';
import type { Board } from './boards/board';

interface Props {
  readonly board: Board;
  readonly view: Common;
  readonly names: readonly string[];
  readonly owners: readonly Seat[];
  readonly legal: readonly string[];
  /** The player is to find out what fits, so every tile may be clicked. */
  readonly asked?: boolean;
  onPlay(move: string): void;
}

export function OpenHands({ board, view, names, owners, legal, asked = false, onPlay }: Props) {
  const words = useWords();
  const { web } = words;
  const { width, height } = board.face;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone, keys scroll it
    <section className="open-hands" aria-label={web.table.openHands} tabIndex={0}>
      {owners.map((owner) => (
        <div key={owner} className="open-hand">
          <h2 id={`open-${owner}`}>{web.table.handOf(names[owner]!)}</h2>
          <ul aria-labelledby={`open-${owner}`}>
            {board.narration.tiles(view, owner).map((tile, i) => {
              const move = board.tap?.(tile, owner, view);
              const may = move !== undefined && (asked || legal.includes(move));
              const picture = (
                <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
                  <board.Face tile={tile} turn={0} />
                </svg>
              );
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand may have equal tiles
                <li key={`${tile} ${i}`}>
                  {may ? (
                    <button
                      type="button"
                      className="tile"
                      aria-label={board.narration.offer(move, view, owner, words)}
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
