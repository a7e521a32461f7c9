/** The terminal that a command writes to: language, colours, width. */

import { type ParseArgsConfig, parseArgs, styleText } from 'node:util';
import type { Words } from '@boneyard/words/words';

/** An error to show to the user as one line; the command then exits with status 1. */
export class CommandError extends Error {}

export type TextStyle = Parameters<typeof styleText>[0];

export interface Console {
  readonly words: Words;
  say(line?: string): void;
  /** Adds colours and styles, if the terminal supports them. */
  paint(style: TextStyle, text: string): string;
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

/** Without control characters, which the terminal would execute. */
export const plainText = (text: string): string => text.replaceAll(/\p{C}/gu, '');

/** Parses the arguments of a command. */
export function argumentsOf<T extends ParseArgsConfig>(config: T, { words }: Console): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new CommandError(words.terminal.badArguments(`${why}`));
  }
}
