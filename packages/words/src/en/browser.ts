/** All that the browser says, in English; it loads one language only. */

import { forms } from './forms';
import { spoken } from './spoken';
import { web } from './web';

export const browser = { ...spoken, forms, web };

export type Browser = typeof browser;
export type Web = Browser['web'];
