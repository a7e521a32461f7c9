/** English: the language whose texts the others follow. */

import { spoken } from './spoken';
import { terminal } from './terminal';

export const english = { ...spoken, terminal };
