/** `boneyard puzzles`: looks for positions with one clearly best move and appends them to a file. */

import { appendFileSync, existsSync, mkdirSync, truncateSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname } from 'node:path';
import { botGames } from '@boneyard/bots/games';
import { puzzleIn } from '@boneyard/bots/puzzles/generator';
import { type Puzzle, positionOf, readPuzzles, writePuzzle } from '@boneyard/bots/puzzles/puzzle';
import type { Common } from '@boneyard/rules/game';
import { GAME_IDS, type GameId, gameCalled, games } from '@boneyard/rules/games';
import { isJudged } from '@boneyard/rules/verdicts';
import { argumentsOf, CommandError, type Console } from '../console';
import { readText, writing } from '../files';
import { progressOf } from '../progress';

const LOW_PRIORITY = 15;
/** A puzzle that the casual bot misses fewer times in a hundred is easy; at most a quarter of the puzzles may be. */
const EASY = 25;
const isEasy = ({ misses }: Puzzle) => misses < EASY;

function puzzlesIn(file: string, io: Console): Puzzle[] {
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
    if (error instanceof CommandError) throw error;
    throw new CommandError(io.words.puzzles.broken(file));
  }
}

/** Whether, by the physics engine, everything built so far holds, and the best move too. */
async function stands(id: GameId, puzzle: Puzzle): Promise<boolean> {
  if (!gameCalled(id)!.verdicts) return true;
  const { withVerdict } = await import('@boneyard/physics/referee');
  const { game, state: first } = positionOf(id, { ...puzzle, moves: [] });
  let state: Common = first;
  for (const entry of [...puzzle.moves, `${puzzle.seat} ${puzzle.best}`]) {
    const [seat, written] = entry.split(' ');
    const move: unknown = game.read(written!);
    if (isJudged(game, await withVerdict(game, state, Number(seat), move))) return false;
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
        game: { type: 'string', default: GAME_IDS[0] },
        set: { type: 'string' },
        seed: { type: 'string', default: '1' },
        count: { type: 'string', default: '100' },
        file: { type: 'string' },
      },
    },
    io,
  );
  const withPuzzles = games.filter(({ id }) => botGames[id as GameId]);
  const game = withPuzzles.find(({ id }) => id === values.game);
  if (!game)
    throw new CommandError(
      words.problem({ problem: 'unknown game', what: values.game, instead: withPuzzles.map(({ id }) => id) }),
    );
  const set = values.set ?? game.id;
  const { puzzles: sets } = await botGames[game.id as GameId]!.workshop();
  if (!Object.hasOwn(sets, set))
    throw new CommandError(words.terminal.badArguments(words.puzzles.badSet(set, Object.keys(sets))));
  const count = Number(values.count);
  if (!/^[1-9]\d{0,4}$/.test(values.count))
    throw new CommandError(words.terminal.badArguments(words.puzzles.badCount(values.count)));
  const file = values.file ?? `${set}.jsonl`;
  setPriority(LOW_PRIORITY);
  const puzzles = puzzlesIn(file, io);
  const bar = progressOf(set);
  for (let from = (puzzles.at(-1)?.from ?? -1) + 1; puzzles.length < count; from++) {
    const found = await puzzleIn(game.id as GameId, set, values.seed, from);
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
  say(words.puzzles.written(puzzles.length, puzzles.filter(({ proof }) => proof !== 'search').length, file));
  return 0;
}
