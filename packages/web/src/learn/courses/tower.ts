import type { Course } from '../course';
export const tower: Course<'tower'> = [];
