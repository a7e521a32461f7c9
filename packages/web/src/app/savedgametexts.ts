/** What lists of saved games say of each. */

import { outcomeOf } from '@boneyard/engine/match';
import type { GameId } from '@boneyard/rules/games';
import { sidesAt, winningWay } from '@boneyard/rules/sides';
import type { Browser } from '@boneyard/words/en/browser';
import { gameTitle } from '@boneyard/words/gametitle';
import { namesOf, peopleAt } from '../table/players';
import type { ListedGame } from './savedgamelist';

/** Everybody but the person who plays alone. */
export function opponentsIn({ saved }: ListedGame, words: Browser): string {
  const { speech } = words;
  return speech.and(namesOf(saved.seats, words).filter((name) => name !== speech.you));
}

/** What is played: “Dominoes · Block”. */
export function playedIn({ saved, newest }: ListedGame, words: Browser): string {
  const id = saved.record.game as GameId;
  return newest ? gameTitle(id, newest.table, words) : words.games[id].name;
}

export function titleOf(listed: ListedGame, words: Browser): string {
  return words.web.kept.against(playedIn(listed, words), opponentsIn(listed, words));
}

/** A person at this device is to act. */
export function waitsHere({ saved, newest }: ListedGame): boolean {
  if (!newest) return false;
  // Between two rounds, a person deals.
  if (outcomeOf(newest)) return !outcomeOf(newest)!.over;
  const people = peopleAt(saved.seats);
  return newest.game.toAct(newest.state).some((seat) => people.includes(seat));
}

/** Whose turn it is, or who won. */
export function statusOf(listed: ListedGame, words: Browser): string {
  const { web, speech } = words;
  const { saved, newest } = listed;
  if (!newest) return web.broken.title;
  const outcome = outcomeOf(newest);
  if (!outcome?.over) return waitsHere(listed) ? web.kept.yourTurn : web.kept.running;
  const names = namesOf(saved.seats, words);
  const winners = outcome.winners.map((seat) => names[seat]!);
  // A partner's win is yours too; with another side it is shared.
  const alone = winningWay(newest.game, newest.table, outcome.winners) !== 'tied';
  return alone && winners.includes(speech.you) ? web.kept.won : web.kept.over(speech.and(winners));
}

export function scoresOf({ newest }: ListedGame, { speech }: Browser): string {
  if (!newest) return '';
  const { game, table, state } = newest;
  return sidesAt(game, table)
    .map(([seat]) => speech.number(state.scores[seat!]!))
    .join('\u00a0:\u00a0');
}
