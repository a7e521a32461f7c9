import type { Course } from '../course';
export const bead: Course<'bead'> = [];
