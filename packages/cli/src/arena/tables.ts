/**
 * Plays the match-ups of the strength table, and writes the results into its page and a plot next to it. Match-ups without
 * results keep the row that the page has.
 */

import type { MatchUp, SkillWorth } from '@boneyard/bots/arena/matchup';
import { arena, contestOf, withoutSkill } from '@boneyard/bots/arena/matchups';
import { arena as english } from '@boneyard/words/en/arena';
import { CommandError } from '../console';
import { readText, writeText } from '../files';
import { type RunContext, runContest } from './contestrun';
import { plot } from './plot';
import {
  barsOf,
  labelOf,
  markdown,
  type Row,
  TABLES_END,
  TABLES_START,
  type WorthRow,
  withTables,
  worthLabelOf,
} from './strength';

const NONE: Pick<Row, 'played'> = { played: [] };

/** Plays the match-up if its label contains `only`; otherwise takes the results that are already in the file. */
async function rowOf(
  matchUp: MatchUp,
  seed: string,
  only: string,
  context: RunContext,
  worth?: SkillWorth,
): Promise<Row> {
  const contest = contestOf(matchUp, seed);
  const label = worth ? worthLabelOf(worth) : labelOf(matchUp, contest);
  const played = label.includes(only)
    ? await runContest(contest, label, context)
    : context.results.logOf(contest).played;
  return { matchUp, contest, played };
}

export async function makeTable(page: string, seed: string, only: string, context: RunContext): Promise<void> {
  const { io } = context;
  const { words, say } = io;
  const before = readText(page, io);
  if (withTables(before, '') === undefined)
    throw new CommandError(words.arena.noMarkers(page, TABLES_START, TABLES_END));
  const { groups: planned, worths: plannedWorths } = await arena();
  const groups: { readonly title: string; readonly rows: Row[] }[] = [];
  for (const { title, matchUps } of planned) {
    const rows: Row[] = [];
    groups.push({ title, rows });
    for (const matchUp of matchUps) rows.push(await rowOf(matchUp, seed, only, context));
  }
  const worths: WorthRow[] = [];
  for (const worth of plannedWorths) {
    const { played = [] } = groups.flatMap(({ rows }) => rows).find(({ matchUp }) => matchUp === worth.matchUp) ?? {};
    const asMany = { ...context, goal: { deals: played.length } };
    const { played: lesser } = played.length > 0 ? await rowOf(withoutSkill(worth), seed, only, asMany, worth) : NONE;
    worths.push({ worth, played, lesser });
  }
  writeText(
    page,
    withTables(before, markdown(groups, before, { title: 'What each skill is worth', rows: worths }))!,
    io,
  );
  say(words.arena.writtenInto(page));
  const picture = `${page.replace(/\.md$/, '')}.svg`;
  const rows = groups.flatMap((group) => group.rows);
  writeText(picture, plot(barsOf(rows, before), english), io);
  say(words.arena.drawnIn(picture));
}
