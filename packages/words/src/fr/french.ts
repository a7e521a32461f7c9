/** Français. */

import type { Words } from '../words';
import { pads } from './pads';
import { print } from './print';
import { spoken } from './spoken';
import { terminal } from './terminal';

export const french: Words = { ...spoken, pads, print, terminal };
