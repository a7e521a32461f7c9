/** Computes the bots' moves in a worker, so that the page stays responsive. */

import { serveBots } from '@boneyard/bots/botservice';
import { webPort } from '@boneyard/bots/webport';

serveBots(webPort(globalThis));
