/** A fall: one sentence of what it means, and the dominoes that fly to whoever let go. */

import { type Domino, high, low, writeDomino } from '@boneyard/rules/families/dominoes';
import type { Seat } from '@boneyard/rules/game';
import { fell, lays, plainOf } from '@boneyard/rules/games/magnetic/move';
import { dominoAt } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { useLayoutEffect, useRef } from 'react';
import { inMotion } from '../../play/physics';
import { origin } from '../../table/arriving';
import type { AidsProps } from '../board';
import { Domino as Drawn } from '../domino';
import { plasticOf } from '../plastics';

/** How long each domino flies, and how long after the one before it, in milliseconds. */
const FLIES = 650;
const AFTER = 45;

interface Taken {
  readonly seat: Seat;
  /** What fell, the domino that brought it down first. */
  readonly dominoes: readonly Domino[];
}

/** What the newest move brought down; undefined when everything stands. */
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
    <div ref={heap} className="taken">
      {dominoes.map((domino, i) => (
        <svg key={domino} aria-hidden="true" viewBox="0 0 1 2" style={{ rotate: `${((i * 67) % 80) - 40}deg` }}>
          <Drawn first={high(domino)} second={low(domino)} x={0.5} y={1} turn={90} plastic={plasticOf(domino)} />
        </svg>
      ))}
    </div>
  );
}

export function Fall({ view: common, names, words }: AidsProps) {
  const view = common as View;
  // What fell before this page was opened has long been taken.
  const first = useRef(view.log);
  const taken = takenIn(view);
  if (!taken) return undefined;
  const { seat, dominoes } = taken;
  return (
    <>
      {view.log !== first.current && inMotion() && <Flight key={view.ply} {...taken} />}
      <p className="fall">{words.boards.magnetic.did.fell(names[seat]!, writeDomino(dominoes[0]!), dominoes.length)}</p>
    </>
  );
}
