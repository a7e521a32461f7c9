/** Steps of games that have them. Only a search needs them, so they are not in the list of what bots know. */

export { steps as classic } from '@boneyard/games/classic/bot/steps';
