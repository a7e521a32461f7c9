/** The strength table as Markdown, between two marks of a page that people write around it. */

import { writeBudget } from '@boneyard/bots/arena/budget';
import type { Contest, Entrant } from '@boneyard/bots/arena/contest';
import type { MatchUp, Worth } from '@boneyard/bots/arena/matchups';
import type { Played } from '@boneyard/bots/arena/playing';
import { gain, standing } from '@boneyard/bots/arena/statistics';
import { words } from '@boneyard/words/words';
import type { Bar } from './plot';
import { percentOf, pointsOf, signOf } from './standings';

export const FROM = '<!-- strength: made by `boneyard arena --table` -->';
export const TO = '<!-- end of strength -->';

export interface Row {
  readonly matchUp: MatchUp;
  readonly contest: Contest;
  readonly played: readonly Played[];
}

/** What a skill is worth: the deals with it, and the same ones without. */
export interface WorthRow {
  readonly worth: Worth;
  readonly played: readonly Played[];
  readonly lesser: readonly Played[];
}

/** Pages are in English, whatever the language of who makes them. */
export const english = words.en.arena;

function named({ bot, budget }: Entrant): string {
  return 'iterations' in budget && budget.iterations === 1 ? bot : `${bot} (${writeBudget(budget).replace(':', ' ')})`;
}

function gameOf({ name, players = 2 }: MatchUp): string {
  return players > 2 ? `${name}, ${players} seats` : name;
}

export function worthLabelOf({ skill, matchUp }: Worth): string {
  return `${gameOf(matchUp)}: ${skill}`;
}

export function labelOf(matchUp: MatchUp): string {
  return `${gameOf(matchUp)}: ${matchUp.bots.join(' – ')}`;
}

export function barOf(row: Row): Bar {
  const { aim } = row.matchUp;
  const { win } = standing(row.played, [0]);
  return { label: labelOf(row.matchUp), win, equal: 1 / row.contest.players, ...(aim && { aim: aim.win }) };
}

/** Met, missed by less than is known, or missed. */
function verdict(value: number, half: number, aim: number): string {
  if (value >= aim) return '✓';
  return value + half >= aim ? '≈' : '✗';
}

/** Where no aim is set, it is to be clearly above what an equal among equals wins. */
function aims({ matchUp: { aim }, contest: { players }, played }: Row): string {
  const { win, margin } = standing(played, [0]);
  const percent = (rate: number) => english.percent((100 * rate).toFixed(0));
  if (!aim) return `above ${percent(1 / players)} ${verdict(win.mean - win.half, win.half, 1 / players)}`;
  const rate = `≥ ${percent(aim.win)} ${verdict(win.mean, win.half, aim.win)}`;
  if (aim.margin === undefined) return rate;
  return `${rate}, ≥ +${aim.margin} points ${verdict(margin.mean, margin.half, aim.margin)}`;
}

function cells(row: Row): string[] {
  const { matchUp, contest, played } = row;
  const { win, margin, decisions, milliseconds } = standing(played, [0]);
  const [first, second] = [contest.entrants[0]!, contest.entrants[1]!];
  return [
    gameOf(matchUp),
    `${named(first)} – ${named(second)}`,
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

/** The page with the tables in place of what stood between its marks; undefined where they are missing. */
export function written(page: string, tables: string): string | undefined {
  const [from, to] = [page.indexOf(FROM), page.indexOf(TO)];
  if (from < 0 || to < from) return undefined;
  return `${page.slice(0, from + FROM.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
