/** What a player of Quad-Ominos did: laid a tile, took the bonus, drew, or passed. */

import type { Entry, Pad } from '@boneyard/engine/pads/pad';
import type { Seat } from '@boneyard/rules/game';
import type { QuadOptions } from '@boneyard/rules/games/quad/options';
import { BONUS } from '@boneyard/rules/games/quad/score';
import { useState } from 'react';
import { usePapers } from '../papers/speaking';
import { Choice } from '../ui/choice';
import { Keypad } from './keypad';
import { Toggle } from './toggle';
import { typed } from './typing';
import { Who } from './who';
import { type Draft, type FormProps, Writing } from './writing';

const WAYS = ['total', 'numbers'] as const;
const CORNERS = 4;

export type TurnKind = 'tile' | 'bonus' | 'drawn' | 'passed';
type Turn = Extract<Entry, { kind: TurnKind }>;

/** As the last tile of this pad was given. */
function usualWay({ entries }: Pad): (typeof WAYS)[number] {
  const last = entries.findLast((entry) => entry.kind === 'tile');
  return last?.kind === 'tile' && typeof last.tile === 'string' ? 'numbers' : 'total';
}

function Numbers({
  pad,
  value,
  onChange,
}: {
  readonly pad: Pad;
  readonly value: string;
  onChange(value: string): void;
}) {
  const { pad: said } = usePapers();
  const highest = (pad.options as QuadOptions).set === 70 ? 4 : 5;
  return (
    <fieldset className="choice">
      <legend>{said.numbers}</legend>
      <div className="pad-numbers">
        <p className="pad-corners" role="status">
          {Array.from({ length: CORNERS }, (_, corner) => value[corner] ?? '·').join(' ')}
        </p>
        {Array.from({ length: highest + 1 }, (_, number) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is
            key={number}
            type="button"
            className="button"
            onClick={() => onChange((value.length === CORNERS ? '' : value) + number)}
          >
            {number}
          </button>
        ))}
        <button type="button" className="button" aria-label={said.back1} onClick={() => onChange(value.slice(0, -1))}>
          ⌫
        </button>
      </div>
    </fieldset>
  );
}

interface Props extends FormProps {
  readonly kind: TurnKind;
  readonly entry: Turn | undefined;
  readonly first: Seat;
}

export function QuadTurnForm({ kind, entry, first, ...props }: Props) {
  const { pad: said } = usePapers();
  const { pad, correcting } = props;
  const laid = entry?.kind === 'tile' ? entry.tile : undefined;
  const [seat, setSeat] = useState(first);
  const [way, setWay] = useState(() =>
    laid === undefined ? usualWay(pad) : typeof laid === 'string' ? 'numbers' : 'total',
  );
  const [total, setTotal] = useState(typeof laid === 'number' ? String(laid) : '');
  const [numbers, setNumbers] = useState(typeof laid === 'string' ? laid : '');
  const [bonus, setBonus] = useState(false);
  const [drawn, setDrawn] = useState(entry?.kind === 'drawn' ? entry.tiles : 1);

  function draft(): Draft {
    if (kind === 'drawn') return [{ kind, seat, tiles: drawn }];
    if (kind !== 'tile') return [{ kind, seat }];
    if (way === 'total' && total === '') return said.refused.noTotal;
    if (way === 'numbers' && numbers.length < CORNERS) return said.refused.numbers;
    const tile = { kind, seat, tile: way === 'total' ? Number(total) : numbers };
    return bonus ? [tile, { kind: 'bonus', seat }] : [tile];
  }

  return (
    <Writing {...props} draft={draft()}>
      <Who pad={pad} seat={seat} onChange={setSeat} />
      {kind === 'tile' && (
        <>
          <Choice<(typeof WAYS)[number]>
            label={said.by}
            values={WAYS}
            value={way}
            name={(one) => said.ways[one]}
            onChange={setWay}
          />
          {way === 'total' ? (
            <>
              <input
                className="pad-number"
                inputMode="none"
                autoComplete="off"
                aria-label={said.total}
                placeholder="0–20"
                value={total}
                onChange={(event) => setTotal(typed(event.target.value))}
              />
              <Keypad label={said.keys(said.total)} value={total} onChange={setTotal} />
            </>
          ) : (
            <Numbers pad={pad} value={numbers} onChange={setNumbers} />
          )}
          {!correcting && <Toggle label={`${said.withBonus} +${BONUS}`} on={bonus} onChange={setBonus} />}
        </>
      )}
      {kind === 'drawn' && (
        <fieldset className="choice">
          <legend>{said.drawn}</legend>
          <div className="pad-stepper">
            <button
              type="button"
              className="button"
              aria-label={said.fewer}
              disabled={drawn === 1}
              onClick={() => setDrawn(drawn - 1)}
            >
              −
            </button>
            <output>{drawn}</output>
            <button type="button" className="button" aria-label={said.more} onClick={() => setDrawn(drawn + 1)}>
              +
            </button>
          </div>
        </fieldset>
      )}
    </Writing>
  );
}
