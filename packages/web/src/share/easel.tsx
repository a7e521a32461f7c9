/** Draws positions of a game as pictures. The board is rendered out of sight, with the style sheets and words of the page. */

import { outcomeOf } from '@boneyard/engine/match';
import type { GameId } from '@boneyard/rules/games';
import { sidesAt, winningWay } from '@boneyard/rules/sides';
import { gameTitle } from '@boneyard/words/gametitle';
import { sideNames } from '@boneyard/words/sidenames';
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../app/language';
import { type PastGame, seenBy } from '../replay/pastgame';
import { useReplayWords } from '../replay/replaywords';
import type { Extent, XY } from '../table/boards/board';
import { namesOf } from '../table/players';
import { drawSvg } from './ink';
import { boardBox, type Caption, drawCaption, drawGround, type Ground, SIZES } from './picture';

/** Pixels per unit of the hidden drawing, and the most in a picture. */
const DRAWN = 40;
const MOST = 84;
/** Free space around what is drawn, in units. */
const AROUND = 0.5;
/** What must be in the picture. A board also draws what cannot be seen, such as the ground that it listens on. */
const SEEN = '.domino, .pill, .level';
const nothing = () => {};

export interface EaselHandle {
  /** Draws a position onto a new canvas. */
  draw(at: number, kind: keyof typeof SIZES): HTMLCanvasElement;
}

/** The box around everything that is seen, in pixels of the window. */
function boxAround(svg: SVGSVGElement): (XY & Extent) | undefined {
  const boxes = [...svg.querySelectorAll(SEEN)].map((seen) => seen.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const around = AROUND * DRAWN;
  return { x: left - around, y: top - around, width: right - left + 2 * around, height: bottom - top + 2 * around };
}

/** Leads from the pixels of the window into a box of the picture. */
function fitting(from: XY & Extent, into: XY & Extent): DOMMatrix {
  const scale = Math.min(MOST / DRAWN, into.width / from.width, into.height / from.height);
  const x = into.x + (into.width - from.width * scale) / 2;
  const y = into.y + (into.height - from.height * scale) / 2;
  return new DOMMatrix([scale, 0, 0, scale, x - from.x * scale, y - from.y * scale]);
}

function groundOf(probe: HTMLElement): Ground {
  const colour = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  return {
    lit: colour('--table-lit'),
    mid: colour('--table-mid'),
    edge: colour('--table-edge'),
    text: colour('--text'),
    quiet: colour('--quiet'),
    accent: colour('--accent'),
  };
}

interface Props {
  readonly past: PastGame;
  readonly ref: Ref<EaselHandle>;
}

export function Easel({ past, ref }: Props) {
  const words = useWords();
  const { former, share } = useReplayWords();
  const { positions, board } = past;
  const names = useMemo(
    () => namesOf(past.seats, words).map((name, seat) => (past.former.includes(seat) ? former : name)),
    [past, words, former],
  );
  const [{ at, box }, setShown] = useState({ at: positions.length - 1, box: boardBox('wide') });
  const host = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const match = positions[at]!;
  const view = seenBy(past, 'all', match);
  const most = board.unit.large;
  const layout = board.layOut(view, { width: box.width / most, height: box.height / most });
  const { room } = layout;

  function captionAt(index: number): Caption {
    const { game, state, table } = positions[index]!;
    const outcome = outcomeOf(positions[index]!);
    const { speech } = words;
    const winners = outcome?.over ? outcome.winners : [];
    const how = winningWay(game, table, winners);
    const sides = sidesAt(game, table);
    const together = sideNames(sides, names, speech);
    return {
      title: gameTitle(game.id as GameId, table, words),
      result: winners.length === 0 ? '' : share.picture.won(speech.and(winners.map((seat) => names[seat]!)), how),
      players: sides.map(([seat], side) => ({
        name: together[side]!,
        score: speech.number(state.scores[seat!]!),
        best: winners.includes(seat!),
      })),
    };
  }

  useImperativeHandle(ref, () => ({
    draw(index, kind) {
      const into = boardBox(kind);
      flushSync(() => setShown({ at: index, box: into }));
      const canvas = document.createElement('canvas');
      Object.assign(canvas, SIZES[kind]);
      const pen = canvas.getContext('2d', { willReadFrequently: kind === 'film' })!;
      const ground = groundOf(host.current!);
      drawGround(pen, SIZES[kind], ground);
      const whole = svg.current!.getBoundingClientRect();
      // An animation keeps its scale from picture to picture; a single picture shows the tiles as large as it can.
      const from = (kind !== 'film' && boxAround(svg.current!)) || whole;
      drawSvg(pen, svg.current!, fitting(from, into));
      pen.setTransform(1, 0, 0, 1, 0, 0);
      drawCaption(pen, kind, captionAt(index), ground);
      return canvas;
    },
  }));

  const shown = { view, layout, seat: undefined, picked: undefined, offers: [], aimed: undefined, words };
  return (
    <div ref={host} className={`easel ${match.game.id}`} aria-hidden="true" inert>
      <svg
        ref={svg}
        width={room.width * DRAWN}
        height={room.height * DRAWN}
        viewBox={`0 0 ${room.width} ${room.height}`}
        aria-hidden="true"
      >
        <board.Table {...shown} onAim={nothing} onPlay={nothing} />
      </svg>
    </div>
  );
}
