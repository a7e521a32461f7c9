/** Results as lines of JSON: a line for each contest, then one for each of its deals. Files only grow. */

import type { Contest } from './contest';
import type { DealResult } from './dealplay';

export const BROKEN = ['not json', 'not a result', 'unknown contest', 'out of order'] as const;

/** The first invalid line of a results file, counted from 1. */
export interface Broken {
  readonly broken: (typeof BROKEN)[number];
  readonly line: number;
}

export interface ContestResults {
  readonly contest: Contest;
  readonly played: DealResult[];
}

export interface Results {
  readonly contests: readonly ContestResults[];
  /** Length of the text up to its last complete line. The rest was cut off while it was being written. */
  readonly whole: number;
}

type Json = Readonly<Record<string, unknown>>;

function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function numbers(json: unknown, length: number): json is readonly number[] {
  return Array.isArray(json) && json.length === length && json.every((value) => Number.isFinite(value));
}

function isContest(json: Json): boolean {
  const { game, players, options, entrants, seed, verdicts } = json;
  return (
    typeof game === 'string' &&
    typeof seed === 'string' &&
    typeof verdicts === 'string' &&
    isObject(options) &&
    Array.isArray(entrants) &&
    entrants.length === players &&
    entrants.every((entrant) => isObject(entrant) && typeof entrant.bot === 'string' && isObject(entrant.budget))
  );
}

function isPlayed(json: Json, players: number): boolean {
  const { wins, margins, decisions, milliseconds } = json;
  const lists = [wins, margins];
  return (
    numbers(decisions, players) &&
    numbers(milliseconds, players) &&
    lists.every((list) => Array.isArray(list) && list.length === players && list.every((row) => numbers(row, players)))
  );
}

function readLine(text: string, contests: ContestResults[]): Broken['broken'] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'not json';
  }
  if (!isObject(json)) return 'not a result';
  if ('contest' in json) {
    const { contest: number, ...contest } = json;
    if (!isContest(contest)) return 'not a result';
    if (number !== contests.length + 1) return 'out of order';
    contests.push({ contest: contest as unknown as Contest, played: [] });
    return undefined;
  }
  const { of: number, ...played } = json;
  const kept = typeof number === 'number' ? contests[number - 1] : undefined;
  if (!kept) return number === undefined ? 'not a result' : 'unknown contest';
  if (!isPlayed(played, kept.contest.players)) return 'not a result';
  if (played.deal !== kept.played.length) return 'out of order';
  kept.played.push(played as unknown as DealResult);
  return undefined;
}

export function readResults(text: string): Results | Broken {
  const whole = text.lastIndexOf('\n') + 1;
  const contests: ContestResults[] = [];
  for (const [index, line] of text.slice(0, whole).split('\n').entries()) {
    if (line === '') continue;
    const broken = readLine(line, contests);
    if (broken) return { broken, line: index + 1 };
  }
  return { contests, whole };
}

/** Keys in a fixed order, so that equal contests have equal JSON. */
function canonical({ game, players, options, entrants, seed, verdicts }: Contest): Contest {
  const sorted = Object.fromEntries(Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)));
  const sitting = entrants.map(({ bot, budget }) => ({ bot, budget }));
  return { game, players, options: sorted, entrants: sitting, seed, verdicts };
}

export function sameContest(one: Contest, other: Contest): boolean {
  return JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));
}

/** Contests are numbered from 1, in the order in which they were started. */
export function writeContest(number: number, contest: Contest): string {
  return `${JSON.stringify({ contest: number, ...canonical(contest) })}\n`;
}

export function writeResult(number: number, played: DealResult): string {
  return `${JSON.stringify({ of: number, ...played })}\n`;
}
