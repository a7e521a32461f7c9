/** Français. */

import type { Words } from '../words';
import { games } from './games';
import { problem } from './problems';
import { terminal } from './terminal';

export const french: Words = { problem, games, terminal };
