/** What a player at the terminal is shown: who sits there, what lies on the table, how a round ended. */

import { type Match, outcomeOf } from '@boneyard/engine/match';
import type { Seat } from '@boneyard/rules/game';
import { boardOf } from '../boards/boards';
import type { Console } from '../console';

/** Who sits at the table; the person is seat 0. */
export const PERSON: Seat = 0;

export function showTable(match: Match, names: readonly string[], io: Console): void {
  const { game, state } = match;
  const { words, say, paint } = io;
  const view = game.view(state, PERSON);
  const board = boardOf(game);
  const widest = Math.max(...names.map((name) => name.length), words.terminal.stock.length);
  say();
  for (const [seat, name] of names.entries()) {
    const row = `${name.padEnd(widest)}  ${words.terminal.tiles(state.held[seat]!).padStart(10)}  ${words.terminal.points(state.scores[seat]!).padStart(11)}`;
    say(`  ${game.toAct(state).includes(seat) ? paint('yellow', `${row} ◂`) : row}`);
  }
  if (state.left > 0) say(`  ${words.terminal.stock.padEnd(widest)}  ${words.terminal.tiles(state.left).padStart(10)}`);
  say();
  for (const line of board.table(view, io)) say(line);
  say();
  say(`${words.terminal.yourHand}:`);
  for (const line of board.hand(view, PERSON, io)) say(line);
}

function howItEnded(match: Match, names: readonly string[], { words }: Console): string {
  const { terminal } = words;
  const outcome = outcomeOf(match)!;
  const best = terminal.and(outcome.best.map((seat) => names[seat]!));
  switch (outcome.ending) {
    case 'out':
      return terminal.domino(best, terminal.and(names.filter((_, seat) => !outcome.best.includes(seat))));
    case 'blocked':
      return outcome.best.length > 0 ? terminal.blocked(best) : terminal.blockedEqual;
    case 'target':
      return terminal.target(best);
    case 'agreed':
      return terminal.agreed;
  }
}

/** A bar for each score, the longest across a third of the console. */
function chart(scores: readonly number[], names: readonly string[], io: Console): string[] {
  const most = Math.max(1, ...scores.map(Math.abs));
  const widest = Math.max(...names.map((name) => name.length));
  return scores.map((score, seat) => {
    const bar = '█'.repeat(Math.round((Math.max(0, score) / most) * (io.width() / 3)));
    return `  ${names[seat]!.padEnd(widest)}  ${String(score).padStart(5)} ${io.paint('yellow', bar)}`;
  });
}

export function showEnd(match: Match, names: readonly string[], open: boolean, io: Console): void {
  const { game, state } = match;
  const { words, say, paint } = io;
  const outcome = outcomeOf(match)!;
  say();
  for (const line of boardOf(game).table(state, io)) say(line);
  say();
  say(paint('bold', howItEnded(match, names, io)));
  if (open)
    for (const [seat, name] of names.entries())
      if (state.held[seat]! > 0) say([`  ${name}:`, ...boardOf(game).hand(state, seat, io)].join(''));
  say(`${words.terminal.scores}:`);
  for (const line of chart(state.scores, names, io)) say(line);
  if (!outcome.over) return;
  const alone = outcome.winners.length === 1 && outcome.winners[0] === PERSON;
  const who = words.terminal.and(outcome.winners.map((seat) => names[seat]!));
  say(paint('bold', alone ? words.terminal.youWon : words.terminal.matchWon(who, outcome.winners.length > 1)));
}
