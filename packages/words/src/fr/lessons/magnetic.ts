/** x */

import type { LessonsOf } from '../../en/lessons/lessons';

export const magnetic: LessonsOf<'magnetic'> = {};
