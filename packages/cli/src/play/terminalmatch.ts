/** Plays a match in the terminal: a person in seat 0, bots in the others. */

import { decide } from '@boneyard/bots/bot';
import type { BotPlayer } from '@boneyard/bots/instantlevels';
import { act, type Match, nextRound, outcomeOf } from '@boneyard/engine/match';
import type { Random } from '@boneyard/rules/random';
import { chancesOf } from '@boneyard/rules/verdicts';
import { paragraph } from '../boards/lines';
import type { Console } from '../console';
import { narrationOf } from '../games';
import { askForMove, type Prompt } from './prompt';
import { PERSON, showEnd, showTable } from './table';

export interface MatchSetup {
  readonly names: readonly string[];
  /** By seat; the one at the person's own seat is never used. */
  readonly bots: readonly BotPlayer[];
  readonly random: Random;
  readonly open: boolean;
  /** Called after every move and deal. */
  save(match: Match): void;
}

/** A match that is loaded in the middle of a round has begun already. */
function tellBeginning({ game, state }: Match, { names }: MatchSetup, io: Console): void {
  if (state.log) return;
  const told = narrationOf(game).began?.(game.view(state, PERSON), names, io.words) ?? [];
  for (const line of told.flatMap((text) => paragraph(text, io))) io.say(io.paint('cyan', line));
}

/** Tiles that the person drew are named; those that others drew are not. */
function tellMove(before: Match, after: Match, seat: number, move: unknown, { names }: MatchSetup, io: Console): void {
  const { game } = before;
  const narration = narrationOf(game);
  const [then, now] = [game.view(before.state, PERSON), game.view(after.state, PERSON)];
  const text = narration.tell({ who: names[seat]!, move: game.write(move), before: then, after: now }, io.words);
  io.say(io.paint('cyan', seat === PERSON ? text : `  ${text}`));
  const had = narration.tiles(then, PERSON);
  const drawn = narration.tiles(now, PERSON).filter((tile) => !had.includes(tile));
  for (const tile of drawn) io.say(io.paint('cyan', io.words.speech.drew(tile)));
}

async function playRound(opening: Match, setup: MatchSetup, prompt: Prompt, io: Console): Promise<Match | undefined> {
  let match = opening;
  while (!outcomeOf(match)) {
    const { game, state } = match;
    const seats = game.toAct(state);
    const seat = seats.includes(PERSON) ? PERSON : seats[0]!;
    let move: unknown;
    if (seat === PERSON) {
      showTable(match, setup.names, io);
      const answer = await askForMove(match, prompt, io);
      if (!answer) return undefined;
      move = answer.move;
    } else {
      const { bot, budget } = setup.bots[seat]!;
      const thinking = { random: setup.random, budget, clock: () => performance.now() };
      move = decide(bot, game, game.view(state, seat), seat, thinking);
    }
    if (chancesOf(game, state, seat, move).length > 0) {
      const { withVerdict } = await import('@boneyard/physics/referee');
      move = await withVerdict(game, state, seat, move);
    }
    const after = act(match, seat, move);
    setup.save(after);
    tellMove(match, after, seat, move, setup, io);
    match = after;
  }
  return match;
}

/** Plays to the end of the match, or until the person stops. */
export async function playMatch(opening: Match, setup: MatchSetup, prompt: Prompt, io: Console): Promise<void> {
  let match = opening;
  for (;;) {
    io.say(io.paint('bold', `\n${io.words.speech.round(match.state.round + 1)}`));
    tellBeginning(match, setup, io);
    const played = await playRound(match, setup, prompt, io);
    if (!played) break;
    showEnd(played, setup.names, setup.open, io);
    if (outcomeOf(played)!.over) return;
    const answer = await prompt.ask(`${io.words.terminal.again} `);
    if (answer === undefined || answer.trim() === 'q') break;
    match = nextRound(played, played.game.deal(played.table, setup.random));
    setup.save(match);
  }
  io.say(`\n${io.words.terminal.gaveUp}`);
}
