/** What is left in several hands, each as a sum or tile by tile. */

import type { Held, Pad } from '@boneyard/engine/pads/pad';
import { useState } from 'react';
import { usePapers } from '../papers/speaking';
import { Keypad } from './keypad';
import { Picking } from './picking';
import { countIn } from './telling';
import { typed } from './typing';

/** Digits so far, or tiles; empty digits say nothing yet. */
export type Left = string | readonly string[];

export function heldOf(left: Left): Held | undefined {
  if (typeof left !== 'string') return left;
  return left === '' ? undefined : Number(left);
}

export function leftOf(held: Held | undefined): Left {
  return typeof held === 'number' ? String(held) : (held ?? '');
}

/** Where tiles are left. */
export interface Place {
  readonly name: string;
  readonly left: Left;
}

interface Props {
  readonly pad: Pad;
  readonly places: readonly Place[];
  onChange(index: number, left: Left): void;
}

export function Hands({ pad, places, onChange }: Props) {
  const { pad: said } = usePapers();
  const [chosen, setChosen] = useState(0);
  const [picking, setPicking] = useState<number>();
  const active = Math.min(chosen, places.length - 1);
  const digits = ({ left }: Place) => (typeof left === 'string' ? left : String(countIn(pad, left)));
  const tilesIn = ({ left }: Place) => (typeof left === 'string' ? [] : left);
  const held = (place: Place) => (tilesIn(place).length > 0 ? [said.held(tilesIn(place).length)] : []);
  const { note, sum } = said.endings[pad.game];
  return (
    <>
      <p className="quiet">{note}</p>
      <ul className="pad-hands">
        {places.map((place, index) => (
          <li key={place.name} className={index === active ? 'active' : ''}>
            <label>
              <span className="who">{place.name}</span>
              <input
                // Our own keys are below; a keyboard that slides in would hide them.
                inputMode="none"
                autoComplete="off"
                aria-label={said.left(place.name)}
                placeholder={sum}
                value={digits(place)}
                onFocus={() => setChosen(index)}
                onChange={(event) => onChange(index, typed(event.target.value))}
              />
            </label>
            <button
              type="button"
              className="button"
              aria-label={[...held(place), said.tilesOf(place.name)].join('. ')}
              onClick={() => {
                setChosen(index);
                setPicking(index);
              }}
            >
              {held(place)[0] ?? said.tiles}
            </button>
          </li>
        ))}
      </ul>
      <Keypad
        label={said.keys(places[active]!.name)}
        // What was picked tile by tile is typed anew, not added to.
        value={typeof places[active]!.left === 'string' ? (places[active]!.left as string) : ''}
        onChange={(value) => onChange(active, value)}
        {...(places.length > 1 && { onNext: () => setChosen((active + 1) % places.length) })}
      />
      {picking !== undefined && (
        <Picking
          pad={pad}
          name={places[picking]!.name}
          tiles={tilesIn(places[picking]!)}
          elsewhere={places.flatMap((place, index) => (index === picking ? [] : tilesIn(place)))}
          onChange={(tiles) => onChange(picking, tiles)}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
