/** x */

import type { CourseWords } from '../../lessons';

export const magnetic = {} as const satisfies CourseWords;
