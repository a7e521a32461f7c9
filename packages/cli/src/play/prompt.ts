/** Asks the player at the terminal for a move until the answer is a legal one. */

import { createInterface } from 'node:readline';
import type { Match } from '@boneyard/engine/match';
import { isJudged } from '@boneyard/rules/verdicts';
import { paragraph } from '../boards/lines';
import type { Console } from '../console';
import { boardOf, manualOf, narrationOf, wordsOf } from '../games';
import { PERSON } from './table';

/** Asks questions; the answer is undefined once the input has ended. */
export interface Prompt {
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Lines are queued, so that answers that are typed or piped ahead are not lost. */
export function promptOf(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Prompt {
  const reader = createInterface({ input, output });
  const lines: string[] = [];
  let ended = false;
  let wake = () => {};
  reader.on('line', (line) => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    ended = true;
    wake();
  });
  return {
    async ask(question) {
      reader.setPrompt(question);
      reader.prompt();
      while (lines.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return lines.shift();
    },
    close: () => reader.close(),
  };
}

/** Columns between two moves of the list. */
const GAP = 2;

function offer(match: Match, written: readonly string[], io: Console): void {
  const { game, state } = match;
  const view = game.view(state, PERSON);
  const digits = String(written.length).length;
  const texts = written.map(
    (move, i) => `${String(i + 1).padStart(digits)}) ${narrationOf(game).offer(move, view, PERSON, io.words)}`,
  );
  const column = Math.max(...texts.map((text) => text.length)) + GAP;
  const columns = Math.max(1, Math.floor((io.width() + GAP) / column));
  for (let i = 0; i < texts.length; i += columns)
    io.say(
      texts
        .slice(i, i + columns)
        .map((text) => text.padEnd(column))
        .join('')
        .trimEnd(),
    );
}

/** The move that an answer stands for, or one line that says why it is not a legal move. */
function readAnswer(match: Match, answer: string, listed: readonly string[], io: Console): { move: unknown } | string {
  const { game, state } = match;
  const numbered = /^\d+$/.test(answer) ? listed[Number(answer) - 1] : undefined;
  const move: unknown = game.read(numbered ?? answer);
  if (move === undefined || isJudged(game, move)) return io.words.terminal.notAMove(answer);
  const explanation = game.explain(game.view(state, PERSON), PERSON, move);
  if (explanation.breaks === undefined) return { move };
  return wordsOf(game, io.words).breaks(explanation);
}

/** A legal move, or undefined if the player wants to stop. Where players have to find out what fits, only help lists it. */
export async function askForMove(match: Match, prompt: Prompt, io: Console): Promise<{ move: unknown } | undefined> {
  const { game, state } = match;
  const { terminal } = io.words;
  const view = game.view(state, PERSON);
  const legal = game
    .moves(view, PERSON)
    .map((move) => game.write(move))
    .sort();
  const untold = boardOf(game).untold?.(view, PERSON);
  const only = !untold && legal.length === 1 ? legal[0] : undefined;
  let listed = untold ?? legal;
  if (only !== undefined) io.say(terminal.onlyMove(narrationOf(game).offer(only, view, PERSON, io.words)));
  else if (listed.length > 0) offer(match, listed, io);
  if (untold) for (const line of paragraph(terminal.findOut, io)) io.say(line);
  for (;;) {
    const answer = (await prompt.ask(`${terminal.prompt} ▸ `))?.trim();
    if (answer === undefined || answer === 'q') return undefined;
    if (answer === '' && only !== undefined) return { move: game.read(only) };
    if (answer === '?') {
      const texts = [terminal.help, ...manualOf(game, io.words).help.split('\n'), terminal.moreHelp];
      for (const text of texts) for (const line of paragraph(text, io)) io.say(line);
      listed = legal;
      if (untold) offer(match, legal, io);
      continue;
    }
    const result = readAnswer(match, answer, listed, io);
    if (typeof result !== 'string') return result;
    io.say(result);
  }
}
