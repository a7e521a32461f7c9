/** x */

import type { LessonsOf } from '../../en/lessons/lessons';

export const staggered: LessonsOf<'staggered'> = {};
