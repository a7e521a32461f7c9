import type { Course } from '../course';
export const magnetic: Course<'magnetic'> = [];
