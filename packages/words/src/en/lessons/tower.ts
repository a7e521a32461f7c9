/** x */

import type { CourseWords } from '../../lessons';

export const tower = {} as const satisfies CourseWords;
