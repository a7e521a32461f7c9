/** Reconstructs the earlier positions of a round from a view, as far as its owner may know them. */

import { type Common, type Game, type Log, type Seat, story } from '@boneyard/rules/game';
import { systemRandom } from '../play/systemrandom';

function fold(game: Game, { table, round }: Common, deal: unknown, log: readonly Log<unknown>[], scores: number[]) {
  const states: Common[] = [game.start(table, deal, { round, scores })];
  for (const { seat, move } of log) states.push(game.play(states.at(-1), seat, move));
  return states;
}

/** Every state of the view's round if it was dealt like this. The scores at its start follow from those in the view. */
export function replayRound(game: Game, view: Common, deal: unknown, log: Common['log']): Common[] {
  const entries = story(log);
  const nothing = view.scores.map(() => 0);
  const gained = fold(game, view, deal, entries, nothing).at(-1)!.scores;
  const before = view.scores.map((score, seat) => score - gained[seat]!);
  return fold(game, view, deal, entries, before);
}

/**
 * Imagines a deal that fits the view and replays the moves. The other players' tiles stay hidden in all of these views. The
 * order in which the player drew their own tiles may differ from what happened.
 */
export function pastViews(game: Game, view: Common, seat: Seat | undefined): Common[] {
  const links = story(view.log);
  if (links.length === 0) return [];
  const imagined = game.imagine(view, systemRandom());
  const states = replayRound(game, view, game.dealt(imagined), imagined.log).slice(0, links.length);
  // Use the log entries of the view itself, because later positions link to them.
  return states.map((state, ply) => ({ ...game.view(state, seat), log: links[ply - 1] }));
}
