/** Every game as the page shows it: one line a game. */

export { bead } from '@boneyard/games/bead/web/game';
export { classic } from '@boneyard/games/classic/web/game';
export { magnetic } from '@boneyard/games/magnetic/web/game';
export { quad } from '@boneyard/games/quad/web/game';
