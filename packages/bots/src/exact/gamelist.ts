/** Exact solvers of games that have their own. Only a search needs them, so they are not in the list of what bots know. */

export { solver as classic } from '@boneyard/games/classic/bot/solver';
