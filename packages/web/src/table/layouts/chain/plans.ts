/** Plans for a line, tried one after another until it fits. */

import { type AttemptPlan, attempt, type Laying } from './attempt';
import type { Grown } from './tree';
import { sensible } from './wishes';

const STEP = 1.1;
/** How often an attempt may backtrack in a line without spinners and with them, and how much more often in larger rooms. */
const PATIENCE = { line: 2, tree: 20, more: 2 };
/** How many attempts are made before the room is enlarged. */
const TRIES = { line: 3, tree: 2 };
/** Lines and trees that fill more of the room than this do not fit. */
const DENSITY = { line: 0.6, tree: 0.36 };
const ATTEMPTS = 80;
const STRICT_ATTEMPTS = 12;

/** How far the dominoes are from the middle, along one axis. */
function offset(spans: readonly (readonly [middle: number, half: number])[]): number {
  const from = Math.min(...spans.map(([middle, half]) => middle - half));
  const to = Math.max(...spans.map(([middle, half]) => middle + half));
  return Math.trunc((from + to) / 2);
}

/** The next plan after a line did not fit: runs closer together, or the line moved to the middle of the room. */
function reconsidered(laying: Laying, isTree: boolean): AttemptPlan | undefined {
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
 * Lays the line by the first plan that fits all of it. A plan lays the dominoes before the newest one as it did without the
 * newest, so nothing moves until a plan fails.
 */
function fitted(line: readonly Grown[], wide: number, high: number, strict: boolean): Laying | undefined {
  const first = smallest(line, wide, high);
  const isTree = line.some(({ spins }) => spins);
  const kind = isTree ? 'tree' : 'line';
  let attempts = 0;
  for (let scale = first; attempts < (strict ? STRICT_ATTEMPTS : ATTEMPTS); scale *= STEP) {
    let plan: AttemptPlan | undefined = {
      scale,
      pitch: scale === 1 ? 'wide' : 'tight',
      x: 0,
      y: 0,
      whim: 0,
    };
    for (let tries = 0; plan && tries < TRIES[kind]; tries++, attempts++) {
      const patience = PATIENCE[kind] + (scale > first ? PATIENCE.more * attempts : 0);
      const laying = attempt(line, plan, wide, high, patience, strict);
      if (laying.tiles.length === line.length) return laying;
      plan = reconsidered(laying, isTree);
    }
  }
  return undefined;
}

/** Players' wishes are fulfilled if there is a plan for all of them, and otherwise where it is possible. */
export function laidOut(all: readonly Grown[], wide: number, high: number): Laying {
  const line = sensible(all);
  const wished = line.some(({ wish }) => wish !== undefined);
  const laying = (wished && fitted(line, wide, high, true)) || fitted(line, wide, high, false);
  if (!laying) throw new Error('no room for the line');
  return laying;
}
