/** Fields for the tiles left in several hands, each as a sum or tile by tile. */

import type { Held, Pad } from '@boneyard/engine/scorepad/pad';
import type { PageWords } from '@boneyard/words/pages';
import { useState } from 'react';
import { usePrintWords } from '../print/printwords';
import { digitsOf } from './digits';
import { countIn } from './entrytexts';
import { Keypad } from './keypad';
import { TilePicker } from './tilepicker';

/** Typed digits or picked tiles; an empty string is no input yet. */
export type HandInput = string | readonly string[];

export function heldOf(left: HandInput): Held | undefined {
  if (typeof left !== 'string') return left;
  return left === '' ? undefined : Number(left);
}

export function inputOf(held: Held | undefined): HandInput {
  return typeof held === 'number' ? String(held) : (held ?? '');
}

/** A hand or the boneyard. */
export interface HandPlace {
  readonly name: string;
  readonly left: HandInput;
}

interface Props {
  readonly pad: Pad;
  readonly words: PageWords['padEnding'];
  readonly places: readonly HandPlace[];
  onChange(index: number, left: HandInput): void;
}

export function Hands({ pad, words: { note, sum }, places, onChange }: Props) {
  const { pad: texts } = usePrintWords();
  const [chosen, setChosen] = useState(0);
  const [picking, setPicking] = useState<number>();
  const active = Math.min(chosen, places.length - 1);
  const digits = ({ left }: HandPlace) => (typeof left === 'string' ? left : String(countIn(pad, left)));
  const tilesIn = ({ left }: HandPlace) => (typeof left === 'string' ? [] : left);
  const held = (place: HandPlace) => (tilesIn(place).length > 0 ? [texts.held(tilesIn(place).length)] : []);
  return (
    <>
      <p className="quiet">{note}</p>
      <ul className="pad-hands">
        {places.map((place, index) => (
          <li key={place.name} className={index === active ? 'active' : ''}>
            <label>
              <span className="who">{place.name}</span>
              <input
                // The page has its own keys below; the phone's keyboard would hide them.
                inputMode="none"
                autoComplete="off"
                aria-label={texts.left(place.name)}
                placeholder={sum}
                value={digits(place)}
                onFocus={() => setChosen(index)}
                onChange={(event) => onChange(index, digitsOf(event.target.value))}
              />
            </label>
            <button
              type="button"
              className="button"
              aria-label={[...held(place), texts.tilesOf(place.name)].join('. ')}
              onClick={() => {
                setChosen(index);
                setPicking(index);
              }}
            >
              {held(place)[0] ?? texts.tiles}
            </button>
          </li>
        ))}
      </ul>
      <Keypad
        label={texts.keys(places[active]!.name)}
        // Typed digits replace picked tiles.
        value={typeof places[active]!.left === 'string' ? (places[active]!.left as string) : ''}
        onChange={(value) => onChange(active, value)}
        {...(places.length > 1 && { onNext: () => setChosen((active + 1) % places.length) })}
      />
      {picking !== undefined && (
        <TilePicker
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
