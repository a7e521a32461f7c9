/** The messages between the page and the physics worker. */

import type { Construction, Placement, Release } from '@boneyard/physics/construction';
import type { Verdict } from '@boneyard/physics/judge';
import type { Magnets } from '@boneyard/physics/magnets';

/** `poses`: the known resting poses of the construction, or of its first part. */
export type PhysicsRequest = { readonly id: number; readonly poses: Float32Array } & (
  | {
      readonly ask: 'judge';
      readonly construction: Construction;
      readonly placement: Placement;
      readonly release: Release;
      readonly magnets: Magnets;
    }
  | { readonly ask: 'settle'; readonly construction: Construction; readonly magnets: Magnets }
);

export type PhysicsAnswer =
  | { readonly id: number; readonly verdict: Verdict }
  | { readonly id: number; readonly poses: Float32Array }
  | { readonly id: number; readonly failed: string };
