/** The strength tables as Markdown, between two markers in a page whose other text is written by hand. */

import { writeBudget } from '@boneyard/bots/arena/budget';
import type { Contest, Entrant } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import type { MatchUp, SkillWorth } from '@boneyard/bots/arena/matchup';
import { gain, strengthOf } from '@boneyard/bots/arena/statistics';
import { arena as english } from '@boneyard/words/en/arena';
import type { Bar } from './plot';
import { percentOf, pointsOf, signOf } from './standings';

export const TABLES_START = '<!-- strength: made by `boneyard arena --table` -->';
export const TABLES_END = '<!-- end of strength -->';

export interface Row {
  readonly matchUp: MatchUp;
  readonly contest: Contest;
  readonly played: readonly DealResult[];
}

/** Results with a skill, and results on the same deals without it. */
export interface WorthRow {
  readonly worth: SkillWorth;
  readonly played: readonly DealResult[];
  readonly lesser: readonly DealResult[];
}

/** The page is in English, whatever language the command runs in. */

function entrantName({ bot, budget }: Entrant): string {
  return 'iterations' in budget && budget.iterations === 1 ? bot : `${bot} (${writeBudget(budget).replace(':', ' ')})`;
}

function gameOf({ name, players = 2 }: MatchUp): string {
  return players > 2 ? `${name}, ${players} seats` : name;
}

export function worthLabelOf({ skill, matchUp }: SkillWorth): string {
  return `${gameOf(matchUp)}: ${skill}`;
}

export function labelOf(matchUp: MatchUp): string {
  return `${gameOf(matchUp)}: ${matchUp.bots.join(' – ')}`;
}

export function barOf(row: Row): Bar {
  const { aim } = row.matchUp;
  const { win } = strengthOf(row.played, [0]);
  return { label: labelOf(row.matchUp), win, equal: 1 / row.contest.players, ...(aim && { aim: aim.win }) };
}

/** Met, missed by less than the uncertainty, or missed. */
function verdict(value: number, half: number, aim: number): string {
  if (value >= aim) return '✓';
  return value + half >= aim ? '≈' : '✗';
}

/** Without an explicit aim, the win rate must be clearly above that of equally strong players. */
function aims({ matchUp: { aim }, contest: { players }, played }: Row): string {
  const { win, margin } = strengthOf(played, [0]);
  const percent = (rate: number) => english.percent((100 * rate).toFixed(0));
  if (!aim) return `above ${percent(1 / players)} ${verdict(win.mean - win.half, win.half, 1 / players)}`;
  const rate = `≥ ${percent(aim.win)} ${verdict(win.mean, win.half, aim.win)}`;
  if (aim.margin === undefined) return rate;
  return `${rate}, ≥ +${aim.margin} points ${verdict(margin.mean, margin.half, aim.margin)}`;
}

function cells(row: Row): string[] {
  const { matchUp, contest, played } = row;
  const { win, margin, decisions, milliseconds } = strengthOf(played, [0]);
  const [first, second] = [contest.entrants[0]!, contest.entrants[1]!];
  return [
    gameOf(matchUp),
    `${entrantName(first)} – ${entrantName(second)}`,
    aims(row),
    `**${percentOf(win, english)}**`,
    pointsOf(margin, english),
    String(played.length),
    decisions === 0 ? '–' : `${Math.round(milliseconds / decisions)} ms`,
  ];
}

function worthCells({ worth: { skill, matchUp }, played, lesser }: WorthRow): string[] {
  const { win, margin, deals } = gain(played, lesser);
  const sure = win.mean - win.half > 0 || margin.mean - margin.half > 0;
  return [
    gameOf(matchUp),
    skill,
    `**${signOf(win.mean)}${percentOf({ ...win, mean: Math.abs(win.mean) }, english)}**`,
    pointsOf(margin, english),
    String(deals),
    sure ? '✓' : '≈',
  ];
}

const HEAD = ['game', 'match-up', 'aim', 'win rate', 'points a deal', 'deals', 'a decision'];

const WORTH_HEAD = ['game', 'skill', 'win rate', 'points a deal', 'deals', 'a gain'];

interface Titled<T> {
  readonly title: string;
  readonly rows: readonly T[];
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  if (rows.length === 0) return [];
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [[`## ${title}`, '', line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')];
}

export function markdown(groups: readonly Titled<Row>[], worths?: Titled<WorthRow>): string {
  const tables = groups.flatMap(({ title, rows }) => section(title, HEAD, rows.map(cells)));
  const gains = worths ? section(worths.title, WORTH_HEAD, worths.rows.map(worthCells)) : [];
  return [...tables, ...gains].join('\n\n');
}

/** The page with the tables between its markers replaced; undefined if it has no markers. */
export function withTables(page: string, tables: string): string | undefined {
  const [from, to] = [page.indexOf(TABLES_START), page.indexOf(TABLES_END)];
  if (from < 0 || to < from) return undefined;
  return `${page.slice(0, from + TABLES_START.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
