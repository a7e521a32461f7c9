/** English: the language whose texts the others follow. */

import { boards } from './boards';
import { games } from './games';
import { problem } from './problems';
import { terminal } from './terminal';

export const english = { problem, games, boards, terminal };
