/** What a view tells of its round so far: the positions that led to it, as far as its owner may know them. */

import { type Common, type Game, type Log, type Seat, story } from '@boneyard/rules/game';
import { chance } from '../play/chance';

function fold(game: Game, { table, round }: Common, deal: unknown, log: readonly Log<unknown>[], scores: number[]) {
  const states: Common[] = [game.start(table, deal, { round, scores })];
  for (const { seat, move } of log) states.push(game.play(states.at(-1), seat, move));
  return states;
}

/** Every state of the round of a view, had it been dealt like this. The scores that it began with follow from how it ended. */
export function retold(game: Game, view: Common, deal: unknown, log: Common['log']): Common[] {
  const entries = story(log);
  const nothing = view.scores.map(() => 0);
  const gained = fold(game, view, deal, entries, nothing).at(-1)!.scores;
  const before = view.scores.map((score, seat) => score - gained[seat]!);
  return fold(game, view, deal, entries, before);
}

/**
 * A deal that the view allows is imagined, and its moves are made again. What others held stays hidden in every one of these
 * views; only when one drew which tile of one's own may differ from how it was.
 */
export function pastOf(game: Game, view: Common, seat: Seat | undefined): Common[] {
  const links = story(view.log);
  if (links.length === 0) return [];
  const imagined = game.imagine(view, chance());
  const states = retold(game, view, game.dealt(imagined), imagined.log).slice(0, links.length);
  // The links are those of the view itself: what comes next is linked to them.
  return states.map((state, ply) => ({ ...game.view(state, seat), log: links[ply - 1] }));
}
