/** x */

import type { LessonsOf } from '../../en/lessons/lessons';

export const tower: LessonsOf<'tower'> = {};
