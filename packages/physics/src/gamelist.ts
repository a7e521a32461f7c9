/** The games in which physics decides whether a move holds: one line a game. */

export { magnetic } from '@boneyard/games/magnetic/physics/stability';
