/** Tout ce que dit le navigateur, en français. */

import type { Browser } from '../en/browser';
import { forms } from './forms';
import { spoken } from './spoken';
import { web } from './web';

export const browser: Browser = { ...spoken, forms, web };
