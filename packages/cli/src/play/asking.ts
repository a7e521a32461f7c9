/** Asks the person at the terminal for a move, until it is one. */

import { createInterface } from 'node:readline';
import type { Match } from '@boneyard/engine/match';
import { tellingOf } from '@boneyard/words/telling/tellings';
import { boardWordsOf, wordsOf } from '../boards/boards';
import { paragraph } from '../boards/lines';
import type { Console } from '../console';
import { PERSON } from './table';

/** Asks a question and gives the answer, or undefined when the person has left. */
export interface Asker {
  ask(question: string): Promise<string | undefined>;
  close(): void;
}

/** Lines are kept as they come, so that answers typed or piped ahead are not lost. */
export function askerOf(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Asker {
  const reader = createInterface({ input, output });
  const lines: string[] = [];
  let left = false;
  let wake = () => {};
  reader.on('line', (line) => {
    lines.push(line);
    wake();
  });
  reader.on('close', () => {
    left = true;
    wake();
  });
  return {
    async ask(question) {
      reader.setPrompt(question);
      reader.prompt();
      while (lines.length === 0 && !left)
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
    (move, i) => `${String(i + 1).padStart(digits)}) ${tellingOf(game).offer(move, view, PERSON, io.words)}`,
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

/** The move that an answer means, or one line of why it means none. */
function understood(match: Match, answer: string, written: readonly string[], io: Console): { move: unknown } | string {
  const { game, state } = match;
  if (answer === '' && written.length === 1) return { move: game.read(written[0]!) };
  const numbered = /^\d+$/.test(answer) ? written[Number(answer) - 1] : undefined;
  const move: unknown = game.read(numbered ?? answer);
  if (move === undefined || game.judged(move)) return io.words.terminal.notAMove(answer);
  const explanation = game.explain(game.view(state, PERSON), PERSON, move);
  if (explanation.breaks === undefined) return { move };
  return wordsOf(game, io.words).breaks(explanation);
}

/** A legal move of the person, or undefined when the person wants to stop. */
export async function askForMove(match: Match, asker: Asker, io: Console): Promise<{ move: unknown } | undefined> {
  const { game, state } = match;
  const { terminal } = io.words;
  const written = game
    .moves(game.view(state, PERSON), PERSON)
    .map((move) => game.write(move))
    .sort();
  const only =
    written.length === 1 ? tellingOf(game).offer(written[0]!, game.view(state, PERSON), PERSON, io.words) : undefined;
  if (only === undefined) offer(match, written, io);
  else io.say(terminal.onlyMove(only));
  for (;;) {
    const answer = (await asker.ask(`${terminal.prompt} ▸ `))?.trim();
    if (answer === undefined || answer === 'q') return undefined;
    if (answer === '?') {
      for (const text of [terminal.help, terminal.moreHelp, ...boardWordsOf(game, io.words).help.split('\n')])
        for (const line of paragraph(text, io)) io.say(line);
      continue;
    }
    const meant = understood(match, answer, written, io);
    if (typeof meant !== 'string') return meant;
    io.say(meant);
  }
}
