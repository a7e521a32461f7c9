/** How table and tiles look: each choice with a sample of it, and a small table that shows all of them together. */

import { GAME_IDS } from '@boneyard/rules/games';
import { type ReactNode, useId } from 'react';
import { COLOURS, chooseForAll, type Look, TABLES, THEMES, TILES, useSettings } from './settings';
import { useSettingsWords } from './settingswords';
import { VariantPicture } from './variantpicture';
import './lookchoice.css';

/** The start page's pictures of the games, on the table. They are drawn like the tiles of a game. */
function Preview() {
  const { preview } = useSettingsWords();
  return (
    <div className="look-preview" role="img" aria-label={preview}>
      {/* The usual variants lie flat, so that faces and colours are seen. */}
      {GAME_IDS.map((id) => (
        <VariantPicture key={id} game={id} options={{}} />
      ))}
    </div>
  );
}

function TileSample() {
  return (
    <svg viewBox="0 0 28 16" aria-hidden="true">
      <rect className="tile-body" x="0.5" y="0.5" width="27" height="15" rx="2.5" />
      <path className="tile-bar" d="M14 3V13" />
      <path className="tile-pips" d="M5 5H5.01M9 11H9.01M18 4.5H18.01M23 11.5H23.01M18 11.5H18.01M23 4.5H23.01" />
    </svg>
  );
}

function ColourSample() {
  return (
    <svg viewBox="0 0 40 12" aria-hidden="true">
      {['red', 'blue', 'green', 'purple'].map((name, i) => (
        <circle key={name} className={`plastic ${name}`} cx={6 + i * 9.3} cy="6" r="4.6" />
      ))}
    </svg>
  );
}

interface Props<K extends keyof Look> {
  readonly of: K;
  readonly label: string;
  readonly values: readonly Look[K][];
  readonly names: Readonly<Record<Look[K], string>>;
  readonly sample?: ReactNode;
}

function LookChoice<K extends keyof Look>({ of, label, values, names, sample }: Props<K>) {
  const id = useId();
  const chosen = useSettings()[of];
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      <div className="segments">
        {values.map((one) => (
          <label key={one} className={one === chosen ? 'segment taken' : 'segment'}>
            <input type="radio" name={id} checked={one === chosen} onChange={() => chooseForAll({ [of]: one })} />
            {sample && (
              <span className={`sample ${of}`} {...{ [`data-${of}`]: one }}>
                {sample}
              </span>
            )}
            <span>{names[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function LookChoices() {
  const texts = useSettingsWords();
  const { table } = useSettings();
  return (
    <div className="look-choices">
      <Preview />
      <LookChoice of="theme" label={texts.theme} values={THEMES} names={texts.themes} />
      {table === 'night' && <p className="quiet">{texts.nightIsDark}</p>}
      <LookChoice of="table" label={texts.table} values={TABLES} names={texts.tables} sample={' '} />
      <LookChoice of="tiles" label={texts.tiles} values={TILES} names={texts.tileKinds} sample={<TileSample />} />
      <LookChoice
        of="colours"
        label={texts.colours}
        values={COLOURS}
        names={texts.colourSets}
        sample={<ColourSample />}
      />
    </div>
  );
}
