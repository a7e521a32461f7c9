/** What the page and the worker of the physics say to each other. */

import type { Construction, Placement, Release } from '@boneyard/physics/construction';
import type { Verdict } from '@boneyard/physics/judge';
import type { Magnets } from '@boneyard/physics/magnets';

/** `poses` are what the construction, or the first part of it, is known to rest in. */
export type Question = { readonly id: number; readonly poses: Float32Array } & (
  | {
      readonly ask: 'judge';
      readonly construction: Construction;
      readonly placement: Placement;
      readonly release: Release;
      readonly magnets: Magnets;
    }
  | { readonly ask: 'settle'; readonly construction: Construction; readonly magnets: Magnets }
);

export type Answer =
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly poses: Float32Array }
  | { readonly id: number; readonly failed: string };
