import type { Course } from '../course';
export const staggered: Course<'staggered'> = [];
