/** The physics in Node. The engine is loaded once. */

import * as rapier from '@dimforge/rapier3d-deterministic-compat';
import { type Physics, physicsWith } from './judge';

let ready: Promise<Physics> | undefined;

export function physics(): Promise<Physics> {
  ready ??= rapier.init().then(() => physicsWith(rapier));
  return ready;
}
