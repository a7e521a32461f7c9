/** The names of the levels, for whoever only speaks of bots: a page loads no thought with them. */

export const LEVELS = ['gentle', 'casual', 'strong', 'expert'] as const;
export type Level = (typeof LEVELS)[number];
