/** English: the language whose texts the others follow. */

import { pads } from './pads';
import { print } from './print';
import { spoken } from './spoken';
import { terminal } from './terminal';

export const english = { ...spoken, pads, print, terminal };
