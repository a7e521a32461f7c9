/** x */

import type { LessonsOf } from '../../en/lessons/lessons';

export const quad: LessonsOf<'quad'> = {};
