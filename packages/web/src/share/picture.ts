/** The picture of a game: its board, who played, how it ended, and where it comes from. */

import type { Extent, XY } from '../table/boards/board';

export const SHAPES = ['wide', 'square'] as const;
export type Shape = (typeof SHAPES)[number];

/** In pixels. The wide one has the shape that most sites show of a link. */
export const SIZES: Readonly<Record<Shape | 'film', Extent>> = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  film: { width: 800, height: 420 },
};

export interface Caption {
  readonly title: string;
  /** How it ended; empty while it goes on. */
  readonly result: string;
  readonly players: readonly { readonly name: string; readonly score: string; readonly best: boolean }[];
}

/** The colours of the chosen table. */
export interface Ground {
  readonly lit: string;
  readonly mid: string;
  readonly edge: string;
  readonly text: string;
  readonly quiet: string;
  readonly accent: string;
}

const SERIF = '"Fraunces Variable", Georgia, serif';
const SANS = '"Inter Variable", system-ui, sans-serif';
const MARK = 'Boneyard';

/** Where the board is drawn. */
export function boardBox(kind: keyof typeof SIZES): XY & Extent {
  const { width, height } = SIZES[kind];
  if (kind === 'square') return { x: 40, y: 190, width: width - 80, height: height - 450 };
  const column = width * 0.3;
  return { x: column + 20, y: 24, width: width - column - 44, height: height - 48 };
}

/** The text in lines of at most `room` pixels; the last of `most` lines ends with an ellipsis if there is more. */
function lines(pen: CanvasRenderingContext2D, text: string, room: number, most: number): string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > room) {
      broken.push(line);
      line = word;
    } else line = longer;
  }
  broken.push(line);
  return broken.slice(0, most).map((one, i) => {
    let cut = i === most - 1 && broken.length > most ? `${one}…` : one;
    while (cut.length > 2 && pen.measureText(cut).width > room) cut = `${cut.replace(/…$/, '').slice(0, -1)}…`;
    return cut;
  });
}

interface Style {
  readonly font: string;
  readonly size: number;
  readonly colour: string;
}

/** Writes a text from a corner on; returns where the next one goes. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  { x, y }: XY,
  room: number,
  style: Style,
  most: number,
): number {
  pen.font = style.font;
  pen.fillStyle = style.colour;
  const broken = lines(pen, text, room, most);
  for (const [i, line] of broken.entries()) pen.fillText(line, x, y + style.size + i * style.size * 1.25);
  return y + broken.length * style.size * 1.25;
}

function drawPlayers(
  pen: CanvasRenderingContext2D,
  players: Caption['players'],
  ground: Ground,
  { x, y, width, height }: XY & Extent,
): void {
  const row = Math.min(height / players.length, 66, 52 * (width / 300));
  const size = row * 0.52;
  for (const [i, { name, score, best }] of players.entries()) {
    const base = y + i * row + row * 0.65;
    pen.fillStyle = best ? ground.accent : ground.text;
    pen.textAlign = 'right';
    pen.font = `650 ${size * 1.15}px ${SERIF}`;
    pen.fillText(score, x + width, base);
    const room = width - pen.measureText(score).width - size;
    pen.textAlign = 'left';
    pen.font = `${best ? 650 : 500} ${size}px ${SANS}`;
    pen.fillText(lines(pen, best ? `★ ${name}` : name, room, 1)[0]!, x, base);
  }
}

/** Fills the whole canvas with the table. */
export function drawGround(pen: CanvasRenderingContext2D, { width, height }: Extent, ground: Ground): void {
  const lamp = pen.createRadialGradient(width / 2, height * 0.22, 0, width / 2, height * 0.22, width * 0.85);
  lamp.addColorStop(0, ground.lit);
  lamp.addColorStop(0.55, ground.mid);
  lamp.addColorStop(1, ground.edge);
  pen.fillStyle = lamp;
  pen.fillRect(0, 0, width, height);
}

export function drawCaption(
  pen: CanvasRenderingContext2D,
  kind: keyof typeof SIZES,
  { title, result, players }: Caption,
  ground: Ground,
): void {
  const { width, height } = SIZES[kind];
  const unit = kind === 'square' ? 1.2 : width / 1200;
  const margin = 44 * unit;
  const room = kind === 'square' ? width - 2 * margin : width * 0.3 - margin;
  const heading = { font: `600 ${46 * unit}px ${SERIF}`, size: 46 * unit, colour: ground.text };
  const verdict = { font: `600 ${25 * unit}px ${SANS}`, size: 25 * unit, colour: ground.accent };
  const below = write(pen, title, { x: margin, y: margin * 0.8 }, room, heading, 3) + 12 * unit;
  write(pen, result, { x: margin, y: below }, room, verdict, kind === 'square' ? 2 : 5);
  const rows = Math.min(players.length, 8);
  const high = kind === 'square' ? Math.min(rows * 66, 190) : Math.min(rows * 50 * unit, height * 0.42);
  const top = kind === 'square' ? height - high - 66 : height - high - 74 * unit;
  drawPlayers(pen, players.slice(0, rows), ground, { x: margin, y: top, width: room, height: high });
  pen.font = `600 ${24 * unit}px ${SERIF}`;
  pen.fillStyle = ground.quiet;
  pen.textAlign = kind === 'square' ? 'right' : 'left';
  pen.fillText(MARK, kind === 'square' ? width - margin : margin, height - 18 * unit);
  pen.textAlign = 'left';
}
