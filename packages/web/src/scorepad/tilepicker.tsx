/** A dialog with all tiles of the set, to pick those left in a hand. */

import { arithmetics } from '@boneyard/engine/games';
import type { Pad } from '@boneyard/engine/scorepad/pad';
import { use } from 'react';
import { useWords } from '../app/language';
import { usePrintWords } from '../print/printwords';
import { Dialog } from '../ui/dialog';
import { countIn } from './entrytexts';
import { Face, lookOf } from './tilefaces';

interface Props {
  readonly pad: Pad;
  /** The name of the hand. */
  readonly name: string;
  readonly tiles: readonly string[];
  /** Tiles picked for other hands. */
  readonly elsewhere: readonly string[];
  onChange(tiles: readonly string[]): void;
  onClose(): void;
}

function copiesIn(tiles: readonly string[], tile: string): number {
  return tiles.filter((one) => one === tile).length;
}

export function TilePicker({ pad, name, tiles, elsewhere, onChange, onClose }: Props) {
  const words = useWords();
  const { pad: texts } = usePrintWords();
  const { game, options } = pad;
  const { copies } = arithmetics[game];
  const look = use(lookOf(game));
  const { tiles: all, named, Paints } = look;

  /** Adds one copy of the tile. When no copy is left, removes all from this hand. */
  function tick(tile: string): void {
    const free = copiesIn(tiles, tile) + copiesIn(elsewhere, tile) < copies;
    onChange(free ? [...tiles, tile] : tiles.filter((one) => one !== tile));
  }

  return (
    <Dialog title={texts.tilesOf(name)} className="pad-picking" onClose={onClose}>
      {Paints && (
        <svg width="0" height="0" aria-hidden="true" className="paints">
          <Paints />
        </svg>
      )}
      <ul className={look.width === look.height ? 'pad-set square' : 'pad-set'}>
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
                <Face look={look} tile={tile} />
                {here > 0 && <span aria-hidden="true">{copies > 1 ? here : '✓'}</span>}
              </button>
            </li>
          );
        })}
      </ul>
      <div className="pad-picked">
        <p role="status">{texts.picked(tiles.length, countIn(pad, tiles))}</p>
        <button type="button" className="button" onClick={() => onChange([])}>
          {texts.clear}
        </button>
        <button type="button" className="button brass" onClick={onClose}>
          {texts.done}
        </button>
      </div>
    </Dialog>
  );
}
