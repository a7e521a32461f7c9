/** A fall: one sentence about it, and the dominoes that fly to the player who caused it. */

import { type Domino, high, low, writeDomino } from '@boneyard/rules/families/dominoes';
import type { Seat } from '@boneyard/rules/game';
import { showsMotion } from '@boneyard/web/play/physics';
import { origin } from '@boneyard/web/table/arrival.tsx';
import type { AidsProps } from '@boneyard/web/table/boards/board';
import { Domino as Drawn } from '@boneyard/web/table/boards/domino.tsx';
import { useLayoutEffect, useRef } from 'react';
import { fell, lays, plainOf } from '../../rules/move';
import { dominoAt } from '../../rules/place';
import type { View } from '../../rules/position';
import { plasticOf } from '../plastics';

/** How long each domino flies, and the delay between two of them, in milliseconds. */
const FLIES = 650;
const AFTER = 45;

interface Taken {
  readonly seat: Seat;
  /** What fell, starting with the domino that caused the fall. */
  readonly dominoes: readonly Domino[];
}

/** What fell with the newest move; undefined if nothing did. */
function takenIn({ log, ended }: View): Taken | undefined {
  if (!log || !fell(log.move) || ended) return undefined;
  const dominoes = [dominoAt(plainOf(log.move))];
  for (let entry = log.before; entry && !fell(entry.move); entry = entry.before)
    if (lays(plainOf(entry.move))) dominoes.push(dominoAt(plainOf(entry.move)));
  return { seat: log.seat, dominoes };
}

/** A heap in the middle of the board, from which each flies to the hand or the card of its new owner. */
function Flight({ seat, dominoes }: Taken) {
  const heap = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const to = origin(seat);
    if (!to) return;
    const flights = [...heap.current!.children].map((tile, i) => {
      const from = tile.getBoundingClientRect();
      const dx = to.x + to.width / 2 - from.x - from.width / 2;
      const dy = to.y + to.height / 2 - from.y - from.height / 2;
      return tile.animate(
        [{ opacity: 1 }, { opacity: 0.9, offset: 0.8 }, { opacity: 0, translate: `${dx}px ${dy}px` }],
        {
          duration: FLIES,
          delay: i * AFTER,
          easing: 'cubic-bezier(0.5, 0, 0.4, 1)',
          fill: 'both',
        },
      );
    });
    return () => {
      for (const flight of flights) flight.cancel();
    };
  }, [seat]);
  return (
    <div ref={heap} className="taken-dominoes">
      {dominoes.map((domino, i) => (
        <svg key={domino} aria-hidden="true" viewBox="0 0 1 2" style={{ rotate: `${((i * 67) % 80) - 40}deg` }}>
          <Drawn first={high(domino)} second={low(domino)} x={0.5} y={1} turn={90} plastic={plasticOf(domino)} />
        </svg>
      ))}
    </div>
  );
}

export function Fall({ view, names, words }: AidsProps<View>) {
  // A fall from before the page was opened is not shown again.
  const first = useRef(view.log);
  const taken = takenIn(view);
  if (!taken) return undefined;
  const { seat, dominoes } = taken;
  return (
    <>
      {view.log !== first.current && showsMotion() && <Flight key={view.ply} {...taken} />}
      <p className="fall">
        {words.games.magnetic.board.did.fell(names[seat]!, writeDomino(dominoes[0]!), dominoes.length)}
      </p>
    </>
  );
}
