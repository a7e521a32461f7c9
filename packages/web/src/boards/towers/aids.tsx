/** Beside the board of towers: plan or space, from where one looks, which way is due, and all that stands as a list. */

import { slackIn } from '@boneyard/physics/outline';
import { writeDomino } from '@boneyard/rules/families/dominoes';
import { levelOf, numberAt, placeOf } from '@boneyard/rules/games/magnetic/construction';
import { cellOfHalf, dominoAt, numberOf, xOf, yOf } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { layOut } from '../../layouts/plan';
import type { AidsProps } from '../board';
import { Fall } from './fall';
import { look, standAt, useLooking, WAYS } from './looking';

const SIGNS = { top: 'M6 6H18V18H6ZM12 6V18', side: 'M4 17H20M5 13H15M9 9H19' } as const;

function Due({ view, names, words }: { readonly view: View } & AidsProps) {
  const { due } = words.web.towers;
  const { ways, ended } = view;
  if (ways.length === 0 || ended) return undefined;
  // Two players each keep a way of their own; more of them share one.
  const said = ways.length === 2 ? ways.map((way, seat) => due.of(names[seat]!, way)) : [due.all(ways[0]!)];
  return (
    <ul className="due" aria-label={due.label}>
      {said.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** What a plan shows, for those who listen. */
function Stands({ view, words }: { readonly view: View; readonly words: AidsProps['words'] }) {
  const said = words.web.towers;
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

export function TowerAids(props: AidsProps) {
  const { words } = props;
  const view = props.view as View;
  const said = words.web.towers;
  const way = useLooking();
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
        <div className="ways">
          {WAYS.map((one) => (
            <button key={one} type="button" className="button" aria-pressed={way === one} onClick={() => look(one)}>
              {said[one]}
            </button>
          ))}
          {way === 'space' && stand('top')}
          {way === 'space' && stand('side')}
        </div>
        <Due {...props} view={view} />
        <Stands view={view} words={words} />
      </section>
      <Fall {...props} />
    </>
  );
}
