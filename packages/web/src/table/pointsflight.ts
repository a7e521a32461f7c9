/** Numbers that fly over the page to a score, and seats that knock. They belong to no position, so React does not draw them. */

import { calm } from './shownposition';
import './pointsflight.css';

/** A point of the window, in pixels. */
interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/** In milliseconds. */
const FLIES = 650;
const STAYS = 1100;

function middleOf(element: Element): WindowPoint {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function scoreOf(seat: number): HTMLElement | null {
  return document.querySelector(`[data-score-seat="${seat}"]`);
}

function chip(text: string, { x, y }: WindowPoint, className: string): HTMLElement {
  const element = document.createElement('span');
  element.className = `points-chip ${className}`;
  element.ariaHidden = 'true';
  element.textContent = text;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  document.body.append(element);
  return element;
}

/** A number at the score of a seat, for a moment. */
export function note(text: string, seat: number, delay = 0): void {
  const score = scoreOf(seat);
  if (!score) return;
  setTimeout(() => {
    const element = chip(text, middleOf(score), 'noted');
    setTimeout(() => element.remove(), STAYS);
    if (!calm()) score.animate?.([{ scale: 1 }, { scale: 1.3 }, { scale: 1 }], 300);
  }, delay);
}

/**
 * Flies from a point to the score of a seat. Gives how long that takes; nothing flies for players who want no motion. The point is
 * asked for when the flight begins: until then the board may move.
 */
export function fly(text: string, from: () => WindowPoint | undefined, seat: number, delay: number): number {
  const score = scoreOf(seat);
  if (!score || calm()) return 0;
  setTimeout(() => {
    const start = from();
    if (!start) return;
    const element = chip(text, start, 'flying');
    const to = middleOf(score);
    element.animate?.(
      [
        { translate: '-50% -50%', scale: 0.6, opacity: 0 },
        { translate: '-50% -50%', scale: 1.15, opacity: 1, offset: 0.3 },
        { translate: `calc(-50% + ${to.x - start.x}px) calc(-50% + ${to.y - start.y}px)`, scale: 0.7, opacity: 0.9 },
      ],
      { duration: FLIES, easing: 'cubic-bezier(0.5, 0, 0.3, 1)', fill: 'both' },
    );
    setTimeout(() => element.remove(), FLIES);
  }, delay);
  return delay + FLIES;
}

/** Flies from the card of another seat. */
export function flyFromSeat(from: number, to: number, delay: number): number {
  const score = scoreOf(from);
  return score ? fly('', () => middleOf(score), to, delay) : 0;
}

/** Flies from the tiles that a seat holds: the hand at the screen, or their number on its card. */
export function flyFromHand(text: string, seat: number, delay: number): number {
  const place = document.querySelector(`[data-from-seat="${seat}"]`);
  const tiles = place?.querySelector('.holds') ?? place;
  return tiles ? fly(text, () => middleOf(tiles), seat, delay) : 0;
}

/** The seat knocks on the table, twice. */
export function knock(text: string, seat: number): void {
  note(text, seat);
  const card = scoreOf(seat)?.closest('li');
  if (!calm())
    card?.animate?.(
      [0, 4, 0, 3, 0].map((down) => ({ translate: `0 ${down}px` })),
      { duration: 340, easing: 'ease-in-out' },
    );
}
