/** The ways to use a table, tried one after the other until the line fits. */

import { attempt, type Laying, type Plan } from './laying';
import type { Grown } from './tree';

const STEP = 1.1;
/** How often an attempt may go back where nothing spins and where something does, and how much more in larger rooms. */
const PATIENCE = { line: 2, tree: 20, more: 2 };
/** How many attempts a room is worth. */
const TRIES = { line: 3, tree: 2 };
/** Lines and trees that take more of their room than this do not fit. */

const DENSITY = { line: 0.6, tree: 0.36 };
const ATTEMPTS = 80;

/** How far the dominoes are off the middle, along one axis. */
function offset(spans: readonly (readonly [middle: number, half: number])[]): number {
  const from = Math.min(...spans.map(([middle, half]) => middle - half));
  const to = Math.max(...spans.map(([middle, half]) => middle + half));
  return Math.trunc((from + to) / 2);
}

/** What to change when a line did not fit: move runs closer, keep out of corners, move into the middle of the room. */
function reconsidered(laying: Laying, isTree: boolean): Plan | undefined {
  const { plan, tiles } = laying;
  if (plan.pitch === 'wide' && !isTree) return { ...plan, pitch: 'tight' };
  if (tiles.length === 0) return undefined;
  const x = offset(tiles.map(({ spot }) => [spot.x, spot.w]));
  const y = offset(tiles.map(({ spot }) => [spot.y, spot.h]));
  if (!isTree && Math.abs(x) + Math.abs(y) < 2) return undefined;
  return { ...plan, pitch: 'tight', x: plan.x - x, y: plan.y - y, whim: isTree ? tiles.length : 0 };
}

function smallest(line: readonly Grown[], wide: number, high: number): number {
  const isTree = line.filter(({ spins }) => spins).length > 1;
  const area = (2 * line.length) / DENSITY[isTree ? 'tree' : 'line'];
  let scale = 1;
  while (wide * high * scale ** 2 < area) scale *= STEP;
  return scale;
}

/**
 * Lays the line in the first way in which all of it fits. Each way lays a line as it laid the same line before its latest
 * domino, so nothing moves until that way fails.
 */
export function laidOut(line: readonly Grown[], wide: number, high: number): Laying {
  const first = smallest(line, wide, high);
  const isTree = line.some(({ spins }) => spins);
  const kind = isTree ? 'tree' : 'line';
  let attempts = 0;
  for (let scale = first; attempts < ATTEMPTS; scale *= STEP) {
    let plan: Plan | undefined = {
      scale,
      pitch: scale === 1 ? 'wide' : 'tight',
      x: 0,
      y: 0,
      whim: 0,
    };
    for (let tries = 0; plan && tries < TRIES[kind]; tries++, attempts++) {
      const laying = attempt(line, plan, wide, high, PATIENCE[kind] + (scale > first ? PATIENCE.more * attempts : 0));
      if (laying.tiles.length === line.length) return laying;
      plan = reconsidered(laying, isTree);
    }
  }
  throw new Error('no room for the line');
}
