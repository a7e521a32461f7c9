/** `boneyard replay`: replays records and prints every position. */

import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { lineOf } from '@boneyard/engine/line';
import { outcomeOf } from '@boneyard/engine/match';
import { parseRecord, type ReadRecord } from '@boneyard/engine/record';
import { type Fault, type Position, replay } from '@boneyard/engine/replay';
import { isProblem } from '@boneyard/rules/problem';
import { argumentsOf, CommandError, type Console } from '../console';

interface Replayed {
  readonly positions: readonly Position[];
  readonly record?: ReadRecord;
  readonly fault?: Fault;
}

function playAll(text: string): Replayed {
  const record = parseRecord(text);
  if (isProblem(record)) return { positions: [], fault: record };
  const positions: Position[] = [];
  const replaying = replay(record);
  for (;;) {
    const { value, done } = replaying.next();
    if (done) return value ? { positions, record, fault: value } : { positions, record };
    positions.push(value);
  }
}

/** A position as a readable line: the move, the scores, and the number of tiles. */
function describe({ match, entry }: Position, names: readonly string[] | undefined): string {
  const { state } = match;
  const [seat, ...move] = (entry ?? '').split(' ');
  const action = entry === null ? '' : `${names?.[Number(seat)] ?? seat} ${move.join(' ')}`;
  const outcome = outcomeOf(match);
  const end = outcome ? `  ■ ${outcome.ending}${outcome.over ? `, winners ${outcome.winners.join(' ')}` : ''}` : '';
  const place = `${state.round + 1}.${state.ply}`;
  return `${place.padEnd(7)} ${action.padEnd(24)} ${state.scores.join(' ').padEnd(16)} ${state.held.join(' ')} + ${state.left}${end}`;
}

function printed({ positions, record }: Replayed, json: boolean, number?: number): string {
  const lines = positions.map((position) => {
    if (!json) return describe(position, record?.names);
    const line = lineOf(position);
    return JSON.stringify(number === undefined ? line : { record: number, ...line });
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Waits for a slow reader, so that a long output does not fill the memory. */
async function write(text: string): Promise<void> {
  if (text !== '' && !process.stdout.write(text)) await once(process.stdout, 'drain');
}

async function replayFile(file: string, json: boolean, { words }: Console): Promise<number> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError(words.terminal.cannotRead(file, error instanceof Error ? error.message : String(error)));
  }
  const played = playAll(text);
  if (played.fault) throw new CommandError(words.terminal.fault(file, words.problem(played.fault)));
  await write(printed(played, json));
  return 0;
}

async function replayLines(json: boolean, { words }: Console): Promise<number> {
  let number = 0;
  let faults = 0;
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.trim() === '') continue;
    const played = playAll(text);
    let out = printed(played, json, number);
    if (played.fault) {
      faults++;
      const error = words.problem(played.fault);
      out += json
        ? `${JSON.stringify({ record: number, error })}\n`
        : `${words.terminal.fault(words.terminal.recordNumber(number), error)}\n`;
    }
    await write(out);
    number++;
  }
  return faults > 0 ? 1 : 0;
}

export async function replayCommand(args: readonly string[], io: Console): Promise<number> {
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: { json: { type: 'boolean', default: false }, stdin: { type: 'boolean', default: false } },
      allowPositionals: true,
    },
    io,
  );
  // The program that reads our output may stop early, as `head` does.
  process.stdout.on('error', () => process.exit(0));
  const [file, ...more] = positionals;
  if (values.stdin && file === undefined) return replayLines(values.json, io);
  if (values.stdin || file === undefined || more.length > 0)
    throw new CommandError(io.words.terminal.badArguments('boneyard replay FILE | --stdin.'));
  return replayFile(file, values.json, io);
}
