/** x */

import type { CourseWords } from '../../lessons';

export const quad = {} as const satisfies CourseWords;
