/** The dominoes to draw, in the order they were laid: those that stand, and the one that is being dropped. */

import { type Construction, type Laid, releasePose, STEADY } from '@boneyard/physics/construction';
import type { Domino } from '@boneyard/rules/families/dominoes';
import { animationTime, knownPoses, restingPoses, showsMotion } from '@boneyard/web/play/physics';
import { type Approach, FROM_ABOVE } from '@boneyard/web/play/physicsanimation';
import type { Happening } from '@boneyard/web/play/play';
import { useEffect, useMemo, useState } from 'react';
import { constructionOf, placementOf } from '../../physics/construction';
import { placeOf, topOf } from '../../rules/construction';
import { explain } from '../../rules/explain';
import { plainOf, read, releaseOf } from '../../rules/move';
import { cellOfHalf, dominoAt, numberOf, type Place } from '../../rules/place';
import type { View } from '../../rules/position';

export interface TowerFigure {
  readonly domino: Domino;
  readonly place: Place;
  readonly level: number;
  readonly along: Laid['along'];
  /** The number of the western or southern half, then the other number. */
  readonly first: number;
  readonly second: number;
}

export interface TowerScene {
  readonly figures: readonly TowerFigure[];
  /** Where they rest; as they were laid until the physics has computed that. */
  readonly poses: Float32Array;
  /** Where they are when a motion begins; without one, where they rest. */
  readonly start: Float32Array;
  /** The motion to show: all poses, frame after frame. */
  readonly film: Float32Array | undefined;
  /** Where the last domino comes from in the motion. */
  readonly from: Approach;
}

function figureOf(place: Place, { z, along }: Laid): TowerFigure {
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
  return new Float32Array(construction.flatMap((laid) => releasePose(laid, laid.release)));
}

/** Where a construction rests. After a reload the worker computes it again; until then everything is shown as it was laid. */
function useRest(construction: Construction, magnets: View['table']['options']['magnets']): Float32Array {
  const known = knownPoses(construction, magnets);
  const [, found] = useState<Float32Array>();
  useEffect(() => {
    if (known) return;
    let left = false;
    restingPoses(construction, magnets).then(
      (poses) => !left && found(poses),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [known, construction, magnets]);
  return useMemo(() => known ?? exactly(construction), [known, construction]);
}

/** The domino that is being dropped, as the physics describes it. */
function letGoNow(view: View, { seat, move: written }: Happening): { readonly place: Place; readonly laid: Laid } {
  const move = read(written)!;
  const place = plainOf(move);
  const { level = 0 } = explain(view, seat, place);
  return { place, laid: { ...placementOf(place, level), release: releaseOf(move) ?? STEADY } };
}

/** How far a domino that is slid under another one moves along the table. */
const SLID = 2.2;

/** From above; if it goes under another domino, along the table with that half in front. */
function comingFrom({ construction: { laid } }: View, place: Place, { z, along }: Laid): Approach {
  const covered = ([0, 1] as const).map((half) => topOf(laid, cellOfHalf(place, half)) > z);
  if (!covered[0] && !covered[1]) return FROM_ABOVE;
  const far = covered[0] ? SLID : -SLID;
  return along === 'E' ? [far, 0, 0] : [0, far, 0];
}

export function useScene(view: View, happening: Happening | undefined): TowerScene {
  const construction = useMemo(() => constructionOf(view), [view]);
  const rest = useRest(construction, view.table.options.magnets);
  return useMemo(() => {
    const figures = view.construction.laid.map((brick, i) => figureOf(placeOf(brick), construction[i]!));
    if (!happening) return { figures, poses: rest, start: rest, film: undefined, from: FROM_ABOVE };
    const { place, laid } = letGoNow(view, happening);
    const { verdict } = happening;
    const from = comingFrom(view, place, laid);
    const start = new Float32Array([...rest, ...releasePose(laid, laid.release)]);
    /** Until the physics has decided, it is still held. */
    const held = start.slice();
    if (showsMotion()) for (const axis of [0, 1, 2] as const) held[rest.length + axis]! += from[axis];
    return {
      figures: [...figures, figureOf(place, laid)],
      poses: verdict?.poses ?? held,
      start,
      film: verdict && animationTime(verdict) > 0 ? verdict.frames : undefined,
      from,
    };
  }, [view, construction, rest, happening]);
}
