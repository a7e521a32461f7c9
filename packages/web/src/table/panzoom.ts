/** Pan and zoom as arithmetic. A sight maps units of the table to pixels. */

import type { Extent, XY } from './boards/board';

export interface Sight {
  /** Where the upper left corner of the room is, in pixels. */
  readonly x: number;
  readonly y: number;
  /** Pixels per unit. */
  readonly scale: number;
}

const LEAST = 6;
const MOST = 160;

/** The whole room in the middle of the window, at a scale of at most `most`. */
export function fitted(room: Extent, window: Extent, most: number): Sight {
  const scale = Math.max(1, Math.min(window.width / room.width, window.height / room.height, most));
  return {
    x: (window.width - room.width * scale) / 2,
    y: (window.height - room.height * scale) / 2,
    scale,
  };
}

export function moved(sight: Sight, dx: number, dy: number): Sight {
  return { ...sight, x: sight.x + dx, y: sight.y + dy };
}

/** Zooms around a point of the window. */
export function zoomed(sight: Sight, factor: number, at: XY): Sight {
  const scale = Math.min(MOST, Math.max(LEAST, sight.scale * factor));
  const by = scale / sight.scale;
  return { x: at.x - (at.x - sight.x) * by, y: at.y - (at.y - sight.y) * by, scale };
}

/** Shows what was drawn around a point where it was before that point moved in the room. */
export function followed(sight: Sight, before: XY, now: XY): Sight {
  return moved(sight, (before.x - now.x) * sight.scale, (before.y - now.y) * sight.scale);
}

/** At least this much of the room stays in the window, in pixels. */
const STAYS = 60;

/** Keeps the room from leaving the window. */
export function held(sight: Sight, room: Extent, window: Extent): Sight {
  const least = (length: number) => STAYS - length * sight.scale;
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    ...sight,
    x: clamp(sight.x, least(room.width), window.width - STAYS),
    y: clamp(sight.y, least(room.height), window.height - STAYS),
  };
}

export function toUnits({ x, y, scale }: Sight, at: XY): XY {
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}
