/** A tile that has just been laid flies in from the seat that laid it. Nothing moves that has not changed. */

import { createContext, type ReactNode, useContext, useLayoutEffect, useRef } from 'react';

/** Who laid the newest tile. */
export interface Arrival {
  readonly ply: number;
  readonly seat: number;
  /** How long the flight takes, in milliseconds; 0 for no flight. */
  readonly takes: number;
}

export const ArrivalContext = createContext<Arrival | undefined>(undefined);

interface Props {
  /** Its place in the order of laying, and how many tiles there are. */
  readonly order: number;
  readonly of: number;
  readonly children: ReactNode;
}

/** Tiles fly from the card of their player, or from the hand of the player at the screen. */
export function origin(seat: number): DOMRect | undefined {
  const from = document.querySelector(`[data-from-seat="${seat}"]`);
  return from?.getBoundingClientRect();
}

/** Where the newest tile lies in the window once it has arrived, in pixels; undefined if none has been laid. */
export function restingBox(): { readonly x: number; readonly y: number } | undefined {
  const tile = document.querySelector<SVGGElement>('.board .newest-tile');
  const matrix = (tile?.parentElement as SVGGElement | null | undefined)?.getScreenCTM?.();
  if (!tile?.getBBox || !matrix) return undefined;
  const { x, y, width, height } = tile.getBBox();
  const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
  return { x: middle.x, y: middle.y };
}

export function Arriving({ order, of, children }: Props) {
  const ref = useRef<SVGGElement>(null);
  const arrival = useContext(ArrivalContext);
  const newest = order === of - 1;
  const takes = newest && arrival ? arrival.takes : 0;
  const seat = arrival?.seat;
  const ply = arrival?.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each move that is shown
  useLayoutEffect(() => {
    const tile = ref.current;
    const from = takes > 0 && seat !== undefined ? origin(seat) : undefined;
    if (!tile || !from) return;
    const to = tile.getBoundingClientRect();
    const scale = tile.getScreenCTM()?.a ?? 1;
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale;
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale;
    const flight = tile.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.4 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: takes, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
    );
    return () => flight.cancel();
  }, [ply]);
  return (
    <g ref={ref} className={newest ? 'laid newest-tile' : 'laid'}>
      {children}
    </g>
  );
}
