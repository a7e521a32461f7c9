/** Drawing until something fits: one press, and a move for each tile, as long as drawing is all that the rules allow. */

import type { Common, Seat } from '@boneyard/rules/game';
import { useEffect, useRef } from 'react';
import { STEP, useSettings } from '../app/settings';
import type { TablePosition } from '../play/play';

/** The longest pause between two tiles, in milliseconds. */
const PAUSE = 220;

interface Drawn {
  readonly positions: readonly TablePosition[];
  /** The newest position is shown. */
  readonly live: boolean;
  readonly mover: Seat | undefined;
  readonly moves: readonly string[];
  readonly stockMove: string | undefined;
  draw(): void;
}

export interface StockDraw {
  /** More tiles follow without another press. */
  goesOn(): boolean;
  /** The player has made a move. */
  onPlay(move: string): void;
}

/** Whether the newest move of a position is this seat's draw. */
function drew({ game, seen }: TablePosition, seat: Seat, stockMove: string): boolean {
  const { log }: Common = seen(seat);
  return log?.seat === seat && game.write(log.move) === stockMove;
}

export function useStockDraw({ positions, live, mover, moves, stockMove, draw }: Drawn): StockDraw {
  const { pace } = useSettings();
  /** How many positions there were when the seat drew; undefined while nobody draws. */
  const pressed = useRef<{ readonly seat: Seat; readonly at: number }>(undefined);
  const forced = stockMove !== undefined && moves.length === 1 && moves[0] === stockMove;
  const latest = useRef(draw);
  latest.current = draw;
  if (!live) pressed.current = undefined;

  const goesOn = () =>
    forced &&
    pressed.current !== undefined &&
    pressed.current.seat === mover &&
    positions.length > pressed.current.at &&
    drew(positions.at(-1)!, mover, stockMove);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each position in which the seat may act
  useEffect(() => {
    if (mover === undefined || pressed.current === undefined || positions.length === pressed.current.at) return;
    if (!goesOn()) {
      pressed.current = undefined;
      return;
    }
    const timer = setTimeout(() => latest.current(), Math.min(PAUSE, STEP[pace]));
    return () => clearTimeout(timer);
  }, [positions, mover, forced]);

  return {
    goesOn,
    onPlay(move) {
      const seat = forced && move === stockMove ? mover : undefined;
      pressed.current = seat === undefined ? undefined : { seat, at: positions.length };
    },
  };
}
