/** x */

import type { CourseWords } from '../../lessons';

export const staggered = {} as const satisfies CourseWords;
