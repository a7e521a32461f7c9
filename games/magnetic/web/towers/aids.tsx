/** Beside the board of towers: plan or 3D, the camera, which way to lay next, and the dominoes as a list. */

import { slackIn } from '@boneyard/physics/outline';
import { writeDomino } from '@boneyard/rules/families/dominoes';
import type { AidsProps } from '@boneyard/web/table/boards/board';
import { levelOf, numberAt, placeOf } from '../../rules/construction';
import { cellOfHalf, dominoAt, numberOf, xOf, yOf } from '../../rules/place';
import type { View } from '../../rules/position';
import { Fall } from './fall';
import { layOut } from './layout';
import { chooseViewMode, standAt, useHasSpace, useViewMode, VIEW_MODES } from './viewmode';

const SIGNS = { top: 'M6 6H18V18H6ZM12 6V18', side: 'M4 17H20M5 13H15M9 9H19' } as const;

function Due({ view, names, words }: AidsProps<View>) {
  const { due } = words.games.magnetic.table.page;
  const { ways, ended } = view;
  if (ways.length === 0 || ended) return undefined;
  // Two players each alternate on their own; three and more share one alternation.
  const said = ways.length === 2 ? ways.map((way, seat) => due.of(names[seat]!, way)) : [due.all(ways[0]!)];
  return (
    <ul className="due" aria-label={due.label}>
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What the plan shows, for screen readers. */
function Stands({ view, words }: { readonly view: View; readonly words: AidsProps['words'] }) {
  const said = words.games.magnetic.table.page;
  const { laid } = view.construction;
  const { balance } = layOut(view.construction, { width: 10, height: 10 });
  const inside =
    balance &&
    slackIn(
      balance.support.map(({ x, y }) => [x, y] as const),
      [balance.centre.x, balance.centre.y],
    ) >= 0;
  return (
    <section className="hidden" aria-label={said.stands}>
      <ol>
        {[...laid]
          .sort((a, b) => levelOf(a) - levelOf(b))
          .map((brick) => {
            const level = levelOf(brick);
            const place = placeOf(brick);
            const cells = [0, 1].map((half) => cellOfHalf(place, half));
            const [from, to] = cells.map((cell) => `${xOf(cell)},${yOf(cell)}`);
            const hanging = [0, 1].filter((half) => level > 0 && numberAt(laid, cells[half]!, level - 1) < 0);
            const numbers = hanging.map((half) => String(numberOf(place, half)));
            const named =
              numberOf(place, 0) < numberOf(place, 1)
                ? `${numberOf(place, 0)}-${numberOf(place, 1)}`
                : writeDomino(dominoAt(place));
            return (
              <li key={brick}>
                {said.standing(named, from!, to!, level)}
                {numbers.length > 0 && `, ${said.hanging(words.speech.and(numbers))}`}
              </li>
            );
          })}
      </ol>
      {inside !== undefined && <p>{said.balance(inside)}</p>}
    </section>
  );
}

export function TowerAids(props: AidsProps<View>) {
  const { view, words } = props;
  const said = words.games.magnetic.table.page;
  const way = useViewMode();
  const hasSpace = useHasSpace();
  const stand = (at: 'top' | 'side') => (
    <button type="button" className="button round" aria-label={said[at]} title={said[at]} onClick={() => standAt(at)}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[at]} />
      </svg>
    </button>
  );
  return (
    <>
      <section className="tower-aids" aria-label={said.aids}>
        {hasSpace ? (
          <div className="ways">
            {VIEW_MODES.map((one) => (
              <button
                key={one}
                type="button"
                className="button"
                aria-pressed={way === one}
                onClick={() => chooseViewMode(one)}
              >
                {said[one]}
              </button>
            ))}
            {way === 'space' && stand('top')}
            {way === 'space' && stand('side')}
          </div>
        ) : (
          <p className="no-space">{said.noSpace}</p>
        )}
        <Due {...props} />
        <Stands view={view} words={words} />
      </section>
      <Fall {...props} />
    </>
  );
}
