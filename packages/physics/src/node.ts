/** The judge in Node, once the engine is loaded. */

import * as rapier from '@dimforge/rapier3d-deterministic-compat';
import { judging, type Physics } from './judge';

let ready: Promise<Physics> | undefined;

export function physics(): Promise<Physics> {
  ready ??= rapier.init().then(() => judging(rapier));
  return ready;
}
