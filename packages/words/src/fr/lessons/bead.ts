/** x */

import type { LessonsOf } from '../../en/lessons/lessons';

export const bead: LessonsOf<'bead'> = {};
