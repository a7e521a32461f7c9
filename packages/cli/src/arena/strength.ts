/** The strength tables as Markdown, between two markers in a page whose other text is written by hand. */

import { writeBudget } from '@boneyard/bots/arena/budget';
import type { Contest, Entrant } from '@boneyard/bots/arena/contest';
import type { DealResult } from '@boneyard/bots/arena/dealplay';
import type { MatchUp, SkillWorth } from '@boneyard/bots/arena/matchup';
import { type Estimate, gain, strengthOf } from '@boneyard/bots/arena/statistics';
import { arena as english } from '@boneyard/words/en/arena';
import type { Bar } from './plot';
import { equalShare, percentOf, pointsOf, sidesText, signOf } from './standings';

export const TABLES_START = '<!-- strength: made by `boneyard arena --table` -->';
export const TABLES_END = '<!-- end of strength -->';

/** Without results, the page keeps the row it has. */
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

export function labelOf(matchUp: MatchUp, contest: Contest): string {
  return `${gameOf(matchUp)}: ${sidesText(contest, ({ bot }) => bot)}`;
}

/** Met, missed by less than the uncertainty, or missed. */
function verdict(value: number, half: number, aim: number): string {
  if (value >= aim) return '✓';
  return value + half >= aim ? '≈' : '✗';
}

/** Without an explicit aim, the win rate must be clearly above that of equally strong players. */
function aims({ matchUp: { aim }, contest, played }: Row): string {
  const equal = equalShare(contest);
  const { win, margin } = strengthOf(played, [0]);
  const percent = (rate: number, digits: number) => english.percent(String(Number((100 * rate).toFixed(digits))));
  if (!aim) return `above ${percent(equal, 0)} ${verdict(win.mean - win.half, win.half, equal)}`;
  const rate = `≥ ${percent(aim.win, 1)} ${verdict(win.mean, win.half, aim.win)}`;
  if (aim.margin === undefined) return rate;
  return `${rate}, ≥ +${aim.margin} points ${verdict(margin.mean, margin.half, aim.margin)}`;
}

/** With fewer deals a row has no interval. */
const FEWEST = 2;

/** The cells of the row that begins with these, if the page has it. */
function printed(page: string, first: readonly string[]): string[] | undefined {
  const line = page.split('\n').find((one) => one.startsWith(`| ${first.join(' | ')} |`));
  return line?.slice(2, -2).split(' | ');
}

function namesOf({ matchUp, contest }: Row): string[] {
  return [gameOf(matchUp), sidesText(contest, entrantName)];
}

function cells(row: Row, page: string): string[] | undefined {
  const { played } = row;
  if (played.length < FEWEST) return printed(page, namesOf(row));
  const { win, margin, decisions, milliseconds } = strengthOf(played, [0]);
  return [
    ...namesOf(row),
    aims(row),
    `**${percentOf(win, english)}**`,
    pointsOf(margin, english),
    String(played.length),
    decisions === 0 ? '–' : `${Math.round(milliseconds / decisions)} ms`,
  ];
}

const WIN_RATE = /(\d+\.\d) % ± (\d+\.\d)/;

function winOf(row: Row, page: string): Estimate | undefined {
  if (row.played.length >= FEWEST) return strengthOf(row.played, [0]).win;
  const found = WIN_RATE.exec(printed(page, namesOf(row))?.[HEAD.indexOf('win rate')] ?? '');
  return found ? { mean: Number(found[1]) / 100, half: Number(found[2]) / 100 } : undefined;
}

export function barsOf(rows: readonly Row[], page: string): Bar[] {
  return rows.flatMap((row) => {
    const { matchUp, contest } = row;
    const win = winOf(row, page);
    const aim = matchUp.aim && { aim: matchUp.aim.win };
    return win ? [{ label: labelOf(matchUp, contest), win, equal: equalShare(contest), ...aim }] : [];
  });
}

function worthCells({ worth: { skill, matchUp }, played, lesser }: WorthRow, page: string): string[] | undefined {
  const names = [gameOf(matchUp), skill];
  if (Math.min(played.length, lesser.length) < FEWEST) return printed(page, names);
  const { win, margin, deals } = gain(played, lesser);
  const sure = win.mean - win.half > 0 || margin.mean - margin.half > 0;
  return [
    ...names,
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

function section(title: string, head: readonly string[], found: readonly (readonly string[] | undefined)[]): string[] {
  const rows = found.flatMap((row) => (row ? [row] : []));
  if (rows.length === 0) return [];
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  return [[`## ${title}`, '', line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')];
}

/** `page` has the rows of earlier runs. */
export function markdown(groups: readonly Titled<Row>[], page: string, worths?: Titled<WorthRow>): string {
  const tables = groups.flatMap(({ title, rows }) =>
    section(
      title,
      HEAD,
      rows.map((row) => cells(row, page)),
    ),
  );
  const gains = worths
    ? section(
        worths.title,
        WORTH_HEAD,
        worths.rows.map((row) => worthCells(row, page)),
      )
    : [];
  return [...tables, ...gains].join('\n\n');
}

/** The page with the tables between its markers replaced; undefined if it has no markers. */
export function withTables(page: string, tables: string): string | undefined {
  const [from, to] = [page.indexOf(TABLES_START), page.indexOf(TABLES_END)];
  if (from < 0 || to < from) return undefined;
  return `${page.slice(0, from + TABLES_START.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
