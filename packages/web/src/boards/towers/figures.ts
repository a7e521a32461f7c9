/** The dominoes that are to be seen, in the order they were laid: those that stand, and the one that has just been let go. */

import { type Construction, type Laid, letGo, STEADY } from '@boneyard/physics/construction';
import { placementOf, standing } from '@boneyard/physics/standing';
import type { Domino } from '@boneyard/rules/families/dominoes';
import { placeOf, topOf } from '@boneyard/rules/games/magnetic/construction';
import { explain } from '@boneyard/rules/games/magnetic/explain';
import { plainOf, read, releaseOf } from '@boneyard/rules/games/magnetic/move';
import { cellOfHalf, dominoAt, numberOf, type Place } from '@boneyard/rules/games/magnetic/place';
import type { View } from '@boneyard/rules/games/magnetic/position';
import { useEffect, useMemo, useState } from 'react';
import { inMotion, lasts, restOf, settled } from '../../play/physics';
import { type Coming, FROM_ABOVE } from '../../play/physicsfilm';
import type { Happening } from '../../play/play';

export interface Figure {
  readonly domino: Domino;
  readonly place: Place;
  readonly level: number;
  readonly along: Laid['along'];
  /** The number of the western or southern half, then that of the other. */
  readonly first: number;
  readonly second: number;
}

export interface Scene {
  readonly figures: readonly Figure[];
  /** Where they rest, or lie until the physics has said where they rest. */
  readonly poses: Float32Array;
  /** Where they are when something begins to move; otherwise where they rest. */
  readonly start: Float32Array;
  /** What there is to see just now: all poses, picture after picture. */
  readonly film: Float32Array | undefined;
  /** From where the last domino comes in the film. */
  readonly from: Coming;
}

function figureOf(place: Place, { z, along }: Laid): Figure {
  return {
    domino: dominoAt(place),
    place,
    level: z,
    along,
    first: numberOf(place, 0),
    second: numberOf(place, 1),
  };
}

function exactly(construction: Construction): Float32Array {
  return new Float32Array(construction.flatMap((laid) => letGo(laid, laid.release)));
}

/** Where a construction rests. After a reload it stands up anew in the worker; until then everything lies as it was laid. */
function useRest(construction: Construction, magnets: View['table']['options']['magnets']): Float32Array {
  const known = restOf(construction, magnets);
  const [, found] = useState<Float32Array>();
  useEffect(() => {
    if (known) return;
    let left = false;
    settled(construction, magnets).then(
      (poses) => !left && found(poses),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [known, construction, magnets]);
  return useMemo(() => known ?? exactly(construction), [known, construction]);
}

/** The domino in the air or just let go, as the physics has it. */
function letGoNow(view: View, { seat, move: written }: Happening): { readonly place: Place; readonly laid: Laid } {
  const move = read(written)!;
  const place = plainOf(move);
  const { level = 0 } = explain(view, seat, place);
  return { place, laid: { ...placementOf(place, level), release: releaseOf(move) ?? STEADY } };
}

/** So far along the table a domino that is slid under another comes. */
const SLID = 2.2;

/** From above; under something that lies there, along the table with the half ahead that goes under it. */
function comingFrom({ construction: { laid } }: View, place: Place, { z, along }: Laid): Coming {
  const covered = ([0, 1] as const).map((half) => topOf(laid, cellOfHalf(place, half)) > z);
  if (!covered[0] && !covered[1]) return FROM_ABOVE;
  const far = covered[0] ? SLID : -SLID;
  return along === 'E' ? [far, 0, 0] : [0, far, 0];
}

export function useScene(view: View, happening: Happening | undefined): Scene {
  const construction = useMemo(() => standing(view), [view]);
  const rest = useRest(construction, view.table.options.magnets);
  return useMemo(() => {
    const figures = view.construction.laid.map((brick, i) => figureOf(placeOf(brick), construction[i]!));
    if (!happening) return { figures, poses: rest, start: rest, film: undefined, from: FROM_ABOVE };
    const { place, laid } = letGoNow(view, happening);
    const { verdict } = happening;
    const from = comingFrom(view, place, laid);
    const start = new Float32Array([...rest, ...letGo(laid, laid.release)]);
    /** Until the physics has spoken it is still in the hand. */
    const held = start.slice();
    if (inMotion()) for (const axis of [0, 1, 2] as const) held[rest.length + axis]! += from[axis];
    return {
      figures: [...figures, figureOf(place, laid)],
      poses: verdict?.poses ?? held,
      start,
      film: verdict && lasts(verdict) > 0 ? verdict.frames : undefined,
      from,
    };
  }, [view, construction, rest, happening]);
}
