import type { Course } from '../course';
export const quad: Course<'quad'> = [];
