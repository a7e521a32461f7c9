/** `boneyard puzzles`: looks for positions with one clearly best move and writes them to a file, from where it ends. */

import { appendFileSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { puzzleIn } from '@boneyard/bots/puzzles/finding';
import { type Puzzle, positionOf, readPuzzles, writePuzzle } from '@boneyard/bots/puzzles/puzzle';
import type { Common } from '@boneyard/rules/game';
import { type GameId, gameCalled, games } from '@boneyard/rules/games';
import { argumentsOf, Complaint, type Console } from '../console';
import { readText, writing } from '../files';
import { progressOf } from '../progress';

/** It is in nobody's way. */
const LOW = 15;
/** Of what is kept, at most a quarter may be what the casual bot sees nearly always. */
const EASY = 25;
const isEasy = ({ misses }: Puzzle) => misses < EASY;

function keptIn(file: string, io: Console): Puzzle[] {
  const text = existsSync(file) ? readText(file, io) : '';
  try {
    const puzzles = readPuzzles(text);
    const whole = Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1));
    writing(file, io, () => {
      mkdirSync(dirname(file), { recursive: true });
      if (existsSync(file)) truncateSync(file, whole);
    });
    return puzzles;
  } catch (error) {
    if (error instanceof Complaint) throw error;
    throw new Complaint(io.words.puzzles.broken(file));
  }
}

/** Whatever was built in it holds in truth, and so does the move that is asked for. */
async function stands(id: GameId, puzzle: Puzzle): Promise<boolean> {
  if (id !== 'magnetic') return true;
  const { ruled } = await import('@boneyard/physics/referee');
  const { game, state: first } = positionOf(id, { ...puzzle, moves: [] });
  let state: Common = first;
  for (const entry of [...puzzle.moves, `${puzzle.seat} ${puzzle.best}`]) {
    const [seat, written] = entry.split(' ');
    const move: unknown = game.read(written!);
    if (game.judged(await ruled(game, state, Number(seat), move))) return false;
    state = game.play(state, Number(seat), move);
  }
  return true;
}

export async function puzzlesCommand(args: readonly string[], io: Console): Promise<number> {
  const { words, say } = io;
  const { values } = argumentsOf(
    {
      args: [...args],
      options: {
        game: { type: 'string', default: 'classic' },
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '100' },
        file: { type: 'string' },
      },
    },
    io,
  );
  const game = gameCalled(values.game);
  if (!game)
    throw new Complaint(
      words.problem({ problem: 'unknown game', what: values.game, instead: games.map(({ id }) => id) }),
    );
  const count = Number(values.count);
  if (!/^[1-9]\d{0,4}$/.test(values.count))
    throw new Complaint(words.terminal.badArguments(words.puzzles.badCount(values.count)));
  const file = values.file ?? `${game.id}.jsonl`;
  setPriority(LOW);
  const puzzles = keptIn(file, io);
  const bar = progressOf(game.id);
  for (let from = (puzzles.at(-1)?.from ?? -1) + 1; puzzles.length < count; from++) {
    const found = puzzleIn(game.id as GameId, values.seed, from);
    bar.show(() => ({ share: puzzles.length / count, text: words.puzzles.progress(puzzles.length, count, from + 1) }));
    if (
      !found ||
      !(await stands(game.id as GameId, found)) ||
      (isEasy(found) && puzzles.filter(isEasy).length >= count / 4)
    )
      continue;
    writing(file, io, () => appendFileSync(file, writePuzzle(found)));
    puzzles.push(found);
  }
  bar.end();
  say(words.puzzles.written(puzzles.length, puzzles.filter(({ proof }) => proof === 'exact').length, file));
  return 0;
}
