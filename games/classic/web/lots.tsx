/** The tiles that were drawn for the lead, on a card over the table. */

import { high, low, writeDomino } from '@boneyard/rules/families/dominoes';
import type { OpeningProps } from '@boneyard/web/table/boards/board';
import { Domino } from '@boneyard/web/table/boards/domino.tsx';
import { useState } from 'react';
import { highest, type Lots } from '../rules/lots';
import type { View } from '../rules/position';
import { classicNarration } from '../words/narration';
import './lots.css';

interface Props extends OpeningProps<View> {
  readonly lots: Lots;
}

export function LotsCard({ view, names, words, aside, lots }: Props) {
  const [closed, setClosed] = useState(false);
  if (closed || aside) return undefined;
  const told = classicNarration.began!(view, names, words);
  // Once somebody has moved, the line matters more.
  const first = view.log ? lots.length - 1 : 0;
  return (
    <section className="lots" aria-labelledby="lots">
      <header>
        <h2 id="lots">{words.games.classic.board.lots.title}</h2>
        <button type="button" className="button" onClick={() => setClosed(true)}>
          {words.web.settings.close}
        </button>
      </header>
      <ol>
        {lots.slice(first).map((drawing, index) => {
          const most = highest(drawing);
          return (
            <li key={told[first + index]}>
              <ul aria-hidden="true">
                {drawing.map(
                  (tile, seat) =>
                    tile !== undefined && (
                      <li key={writeDomino(tile)} className={most.includes(seat) ? 'most' : ''}>
                        <svg viewBox="0 0 2 1" aria-hidden="true">
                          <Domino first={high(tile)} second={low(tile)} x={1} y={0.5} turn={0} />
                        </svg>
                        <span>{names[seat]}</span>
                      </li>
                    ),
                )}
              </ul>
              <p>{told[first + index]}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
