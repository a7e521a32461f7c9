/** Bots of each game: one line a game. */

export { bead } from '@boneyard/games/bead/bot/bot';
export { classic } from '@boneyard/games/classic/bot/bot';
export { magnetic } from '@boneyard/games/magnetic/bot/bot';
export { quad } from '@boneyard/games/quad/bot/bot';
