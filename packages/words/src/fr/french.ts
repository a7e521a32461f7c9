/** Français. */

import type { Words } from '../words';
import { spoken } from './spoken';
import { terminal } from './terminal';

export const french: Words = { ...spoken, terminal };
