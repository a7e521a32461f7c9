/** Plays a match in the terminal: the person on seat 0, bots on the others. */

import { decide } from '@boneyard/bots/bot';
import type { Player } from '@boneyard/bots/levels';
import { act, type Match, nextRound, outcomeOf } from '@boneyard/engine/match';
import type { Random } from '@boneyard/rules/random';
import { tellingOf } from '@boneyard/words/telling/tellings';
import type { Console } from '../console';
import { type Asker, askForMove } from './asking';
import { PERSON, showEnd, showTable } from './table';

export interface Company {
  readonly names: readonly string[];
  /** Who plays each seat; the person's own is never asked. */
  readonly bots: readonly Player[];
  readonly random: Random;
  readonly open: boolean;
  /** Called with every new match, so that it can be kept. */
  keep(match: Match): void;
}

/** What the person drew is told with its name; the others' draws are told without. */
function tellMove(before: Match, after: Match, seat: number, move: unknown, { names }: Company, io: Console): void {
  const { game } = before;
  const telling = tellingOf(game);
  const [then, now] = [game.view(before.state, PERSON), game.view(after.state, PERSON)];
  const told = telling.tell({ who: names[seat]!, move: game.write(move), before: then, after: now }, io.words);
  io.say(io.paint('cyan', seat === PERSON ? told : `  ${told}`));
  const had = telling.tiles(then, PERSON);
  const drawn = telling.tiles(now, PERSON).filter((tile) => !had.includes(tile));
  for (const tile of drawn) io.say(io.paint('cyan', io.words.speech.drew(tile)));
}

async function playRound(opening: Match, company: Company, asker: Asker, io: Console): Promise<Match | undefined> {
  let match = opening;
  while (!outcomeOf(match)) {
    const { game, state } = match;
    const seats = game.toAct(state);
    const seat = seats.includes(PERSON) ? PERSON : seats[0]!;
    let move: unknown;
    if (seat === PERSON) {
      showTable(match, company.names, io);
      const asked = await askForMove(match, asker, io);
      if (!asked) return undefined;
      move = asked.move;
    } else {
      const { bot, budget } = company.bots[seat]!;
      const thinking = { random: company.random, budget, clock: () => performance.now() };
      move = decide(bot, game, game.view(state, seat), seat, thinking);
    }
    if (game.chances(state, seat, move).length > 0) {
      const { ruled } = await import('@boneyard/physics/referee');
      move = await ruled(game, state, seat, move);
    }
    const after = act(match, seat, move);
    company.keep(after);
    tellMove(match, after, seat, move, company, io);
    match = after;
  }
  return match;
}

/** Plays to the end of the match, or until the person leaves. */
export async function playMatch(opening: Match, company: Company, asker: Asker, io: Console): Promise<void> {
  let match = opening;
  for (;;) {
    io.say(io.paint('bold', `\n${io.words.speech.round(match.state.round + 1)}`));
    const played = await playRound(match, company, asker, io);
    if (!played) break;
    showEnd(played, company.names, company.open, io);
    if (outcomeOf(played)!.over) return;
    const answer = await asker.ask(`${io.words.terminal.again} `);
    if (answer === undefined || answer.trim() === 'q') break;
    match = nextRound(played, played.game.deal(played.table, company.random));
    company.keep(match);
  }
  io.say(`\n${io.words.terminal.gaveUp}`);
}
