/** Who may enter an arena: every bot, and the expert without one of its skills, to show what that one is worth. */

import { BOT_NAMES, type BotName, bots } from '../bots';
import { levels, type Player } from '../levels';
import { SKILL } from '../search';
import { searching } from '../searching';

const { budget } = levels.expert;

export const SKILLS = ['belief', 'policy', 'exact'] as const;
export type SkillName = (typeof SKILLS)[number];

export const PLAYER_NAMES = [...BOT_NAMES, ...SKILLS.map((skill) => `without-${skill}` as const)];
export type PlayerName = BotName | `without-${SkillName}`;

export const players: Readonly<Record<PlayerName, Player>> = {
  ...bots,
  'without-belief': { budget, bot: searching({ ...SKILL, belief: false }) },
  'without-policy': { budget, bot: searching({ ...SKILL, picks: 1 }) },
  'without-exact': { budget, bot: searching({ ...SKILL, exact: false }) },
};
