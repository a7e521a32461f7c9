/** The form for a turn of Quad-Ominos: a tile, the bonus, a draw, or a pass. */

import type { Pad } from '@boneyard/engine/scorepad/pad';
import { usePrintWords } from '@boneyard/web/print/printwords';
import { digitsOf } from '@boneyard/web/scorepad/digits';
import { type Draft, FormFrame } from '@boneyard/web/scorepad/formframe.tsx';
import { Keypad } from '@boneyard/web/scorepad/keypad.tsx';
import type { TurnFormProps } from '@boneyard/web/scorepad/padlook';
import { PlayerChoice } from '@boneyard/web/scorepad/playerchoice.tsx';
import { Toggle } from '@boneyard/web/scorepad/toggle.tsx';
import { Choice } from '@boneyard/web/ui/choice.tsx';
import { useState } from 'react';
import type { QuadOptions } from '../rules/options';
import { BONUS } from '../rules/score';

const WAYS = ['total', 'numbers'] as const;
const CORNERS = 4;

/** How the last tile of this pad was entered. */
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
  const { pad: said } = usePrintWords();
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

export function QuadTurnForm({ kind, entry, first, ...props }: TurnFormProps) {
  const { pad: said } = usePrintWords();
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
    <FormFrame {...props} draft={draft()}>
      <PlayerChoice pad={pad} seat={seat} onChange={setSeat} />
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
                onChange={(event) => setTotal(digitsOf(event.target.value))}
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
    </FormFrame>
  );
}
