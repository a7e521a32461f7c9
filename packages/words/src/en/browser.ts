/** English. The other languages say the same; a browser loads one of them only. */

import { parts } from './parts';
import { spoken } from './spoken';
import { web } from './web';

export const browser = { ...spoken, web, parts };

export type Browser = typeof browser;
export type Web = Browser['web'];
