/** The players of the arena: all bots, and the expert without one of its skills, to measure what that skill is worth. */

import { BOT_NAMES, type BotName, bots } from '../bots';
import type { BotPlayer } from '../instantlevels';
import { levels } from '../levels';
import { FULL_SEARCH } from '../search';
import { searchBot } from '../searchbot';

const { budget } = levels.expert;

export const SKILLS = ['belief', 'partner', 'kinds', 'policy', 'exact'] as const;
export type SkillName = (typeof SKILLS)[number];

export const PLAYER_NAMES = [...BOT_NAMES, ...SKILLS.map((skill) => `without-${skill}` as const)];
export type PlayerName = BotName | `without-${SkillName}`;

export const players: Readonly<Record<PlayerName, BotPlayer>> = {
  ...bots,
  'without-belief': { budget, bot: searchBot({ ...FULL_SEARCH, belief: 'none' }) },
  /** Reads the moves of opponents only. */
  'without-partner': { budget, bot: searchBot({ ...FULL_SEARCH, belief: 'opponents' }) },
  'without-kinds': { budget, bot: searchBot({ ...FULL_SEARCH, kinds: false }) },
  'without-policy': { budget, bot: searchBot({ ...FULL_SEARCH, picks: 1 }) },
  'without-exact': { budget, bot: searchBot({ ...FULL_SEARCH, exact: false }) },
};
