/** Français. */

import type { Words } from '../words';
import { boards } from './boards';
import { games } from './games';
import { problem } from './problems';
import { terminal } from './terminal';

export const french: Words = { problem, games, boards, terminal };
