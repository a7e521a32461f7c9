/** What the player at the terminal sees: the players, the table, the end of a round. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { partnersOf, sidesAt, winningWay } from '@boneyard/rules/sides';
import { sideNames } from '@boneyard/words/sidenames';
import type { Console } from '../console';
import { boardOf, boardWordsOf, narrationOf } from '../games';

/** The seat of the player at the terminal. */
export const PERSON: Seat = 0;

export function showTable({ game, state }: Match, names: readonly string[], io: Console): void {
  const { words, say, paint } = io;
  const view = game.view(state, PERSON);
  const board = boardOf(game);
  const { tiles, stock = '' } = boardWordsOf(game, words);
  const widest = Math.max(...names.map((name) => name.length), stock.length);
  const partners = partnersOf(game, state.table, PERSON);
  say();
  for (const [seat, name] of names.entries()) {
    const row = `${name.padEnd(widest)}  ${tiles(view.held[seat]!).padStart(11)}  ${words.speech.points(view.scores[seat]!).padStart(11)}${partners.includes(seat) ? `  ${words.speech.partner}` : ''}`;
    say(`  ${game.toAct(view).includes(seat) ? paint('yellow', `${row} ◂`) : row}`);
  }
  if (view.left > 0) say(`  ${stock.padEnd(widest)}  ${tiles(view.left).padStart(11)}`);
  say();
  for (const line of board.table(view, io)) say(line);
  say();
  for (const seat of narrationOf(game).open(view)) {
    if (seat === PERSON) continue;
    say(words.speech.handOf(names[seat]!));
    for (const line of board.hand(view, seat, io)) say(line);
  }
  say(words.terminal.yourHand);
  for (const line of board.hand(view, PERSON, io)) say(line);
}

function endOf(match: Match, names: readonly string[], io: Console): string[] {
  const { ending, ...rest } = outcomeOf(match)!;
  if (ending === 'agreed') return [io.words.speech.agreed];
  return narrationOf(match.game).ended({ ending, ...rest }, match.state, names, io.words);
}

/** A bar for the score of each side; the longest is a third of the console wide. */
function chart({ game, table, state: { scores } }: Match, names: readonly string[], io: Console): string[] {
  const sides = sidesAt(game, table);
  const together = sideNames(sides, names, io.words.speech);
  const most = Math.max(1, ...scores.map(Math.abs));
  const widest = Math.max(...together.map((name) => name.length));
  return sides.map(([seat], side) => {
    const score = scores[seat!]!;
    const bar = '█'.repeat(Math.round((Math.max(0, score) / most) * (io.width() / 3)));
    return `  ${together[side]!.padEnd(widest)}  ${io.words.speech.number(score).padStart(5)} ${io.paint('yellow', bar)}`;
  });
}

export function showEnd(match: Match, names: readonly string[], open: boolean, io: Console): void {
  const { game, state } = match;
  const { words, say, paint } = io;
  const outcome = outcomeOf(match)!;
  say();
  for (const line of boardOf(game).table(state, io)) say(line);
  say();
  for (const line of endOf(match, names, io)) say(paint('bold', line));
  if (open)
    for (const [seat, name] of names.entries()) {
      if (state.held[seat] === 0) continue;
      say(seat === PERSON ? words.terminal.yourHand : words.speech.handOf(name));
      for (const line of boardOf(game).hand(state, seat, io)) say(line);
    }
  say(words.terminal.scores);
  for (const line of chart(match, names, io)) say(line);
  if (!outcome.over) return;
  const alone = outcome.winners.length === 1 && outcome.winners[0] === PERSON;
  const winners = words.speech.and(outcome.winners.map((seat) => names[seat]!));
  const how = winningWay(game, state.table, outcome.winners);
  say(paint('bold', alone ? words.speech.youWon : words.speech.matchWon(winners, how)));
}
