/** The tiles of the set, to tick those that are left in a hand. */

import { arithmetics } from '@boneyard/engine/pads/arithmetic';
import type { Pad } from '@boneyard/engine/pads/pad';
import { useWords } from '../language';
import { usePapers } from '../papers/speaking';
import { Dialog } from '../ui/dialog';
import { Face, setOf } from './faces';
import { countIn } from './telling';

interface Props {
  readonly pad: Pad;
  /** Whose tiles they are. */
  readonly name: string;
  readonly tiles: readonly string[];
  /** Tiles that lie in other hands. */
  readonly elsewhere: readonly string[];
  onChange(tiles: readonly string[]): void;
  onClose(): void;
}

function copiesIn(tiles: readonly string[], tile: string): number {
  return tiles.filter((one) => one === tile).length;
}

export function Picking({ pad, name, tiles, elsewhere, onChange, onClose }: Props) {
  const words = useWords();
  const { pad: said } = usePapers();
  const { game, options } = pad;
  const { copies } = arithmetics[game];
  const { tiles: all, named, Paints } = setOf(game);

  /** One more of it, until all that there are lie here; then none. */
  function tick(tile: string): void {
    const free = copiesIn(tiles, tile) + copiesIn(elsewhere, tile) < copies;
    onChange(free ? [...tiles, tile] : tiles.filter((one) => one !== tile));
  }

  return (
    <Dialog title={said.tilesOf(name)} className="pad-picking" onClose={onClose}>
      {Paints && (
        <svg width="0" height="0" aria-hidden="true" className="paints">
          <Paints />
        </svg>
      )}
      <ul className={game === 'quad' ? 'pad-set square' : 'pad-set'}>
        {all(options).map((tile) => {
          const here = copiesIn(tiles, tile);
          const label = named(tile, words);
          return (
            <li key={tile}>
              <button
                type="button"
                className="pad-tile"
                aria-label={copies > 1 && here > 0 ? `${label} × ${here}` : label}
                aria-pressed={here > 0}
                disabled={here === 0 && copiesIn(elsewhere, tile) >= copies}
                onClick={() => tick(tile)}
              >
                <Face game={game} tile={tile} />
                {here > 0 && <span aria-hidden="true">{copies > 1 ? here : '✓'}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="pad-picked">
        <p role="status">{said.picked(tiles.length, countIn(pad, tiles))}</p>
        <button type="button" className="button" onClick={() => onChange([])}>
          {said.clear}
        </button>
        <button type="button" className="button brass" onClick={onClose}>
          {said.done}
        </button>
      </div>
    </Dialog>
  );
}
