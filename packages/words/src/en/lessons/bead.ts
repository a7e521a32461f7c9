/** x */

import type { CourseWords } from '../../lessons';

export const bead = {} as const satisfies CourseWords;
