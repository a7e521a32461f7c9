/** Bots think in here, so that the page never waits. */

import { serve } from '@boneyard/bots/desk';
import { type WorkerLike, webPort } from '@boneyard/bots/ports';

serve(webPort(globalThis as unknown as WorkerLike));
