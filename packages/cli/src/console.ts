/** Where the command speaks: its language, its colours, its width. */

import { type ParseArgsConfig, parseArgs, styleText } from 'node:util';
import type { Words } from '@boneyard/words/words';

/** One line for the user; the command ends with status 1. */
export class Complaint extends Error {}

export type Style = Parameters<typeof styleText>[0];

export interface Console {
  readonly words: Words;
  say(line?: string): void;
  /** The text in a colour, where the output shows colours. */
  paint(style: Style, text: string): string;
  width(): number;
}

export function consoleOf(words: Words): Console {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return {
    words,
    say: (line = '') => void process.stdout.write(`${line}\n`),
    paint: (style, text) => (colours ? styleText(style, text) : text),
    width: () => Math.max(40, process.stdout.columns ?? 80),
  };
}

/** The arguments of a command, or one line of what is wrong with them. */
export function argumentsOf<T extends ParseArgsConfig>(config: T, { words }: Console): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new Complaint(words.terminal.badArguments(`${why}`));
  }
}
