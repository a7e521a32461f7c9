/** The part of the brute-force program that the tests of cycles use. */

export function isCycle(run: string): boolean;
