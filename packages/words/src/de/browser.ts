/** Deutsch. */

import type { Browser } from '../en/browser';
import { parts } from './parts';
import { spoken } from './spoken';
import { web } from './web';

export const browser: Browser = { ...spoken, web, parts };
