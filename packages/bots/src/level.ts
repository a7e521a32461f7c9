/** The names of the levels. They have a file of their own so that a page can list levels without loading the bots. */

export const LEVELS = ['gentle', 'casual', 'strong', 'expert'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** The level that plays for people who are late or away. */
export const STAND_IN: BotLevel = 'casual';
