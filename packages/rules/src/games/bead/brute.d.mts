/** What the tests of cycles ask the brute force program. */

export function isCycle(run: string): boolean;
