/** Plays the match-ups of the strength table, and writes the results into its page and a plot next to it. */

import type { MatchUp } from '@boneyard/bots/arena/matchup';
import { arena, contestOf, withoutSkill } from '@boneyard/bots/arena/matchups';
import { arena as english } from '@boneyard/words/en/arena';
import { CommandError } from '../console';
import { readText, writeText } from '../files';
import { type RunContext, runContest } from './contestrun';
import { plot } from './plot';
import {
  barOf,
  labelOf,
  markdown,
  type Row,
  TABLES_END,
  TABLES_START,
  type WorthRow,
  withTables,
  worthLabelOf,
} from './strength';

/** Plays the match-up if its label contains `only`; otherwise takes the results that are already in the file. */
async function rowOf(matchUp: MatchUp, label: string, seed: string, only: string, context: RunContext): Promise<Row> {
  const contest = contestOf(matchUp, seed);
  const played = label.includes(only)
    ? await runContest(contest, label, context)
    : context.results.logOf(contest).played;
  return { matchUp, contest, played };
}

export async function makeTable(page: string, seed: string, only: string, context: RunContext): Promise<void> {
  const { io } = context;
  const { words, say } = io;
  if (withTables(readText(page, io), '') === undefined)
    throw new CommandError(words.arena.noMarkers(page, TABLES_START, TABLES_END));
  const { groups: planned, worths: plannedWorths } = await arena();
  const groups: { readonly title: string; readonly rows: Row[] }[] = [];
  for (const { title, matchUps } of planned) {
    const rows: Row[] = [];
    groups.push({ title, rows });
    for (const matchUp of matchUps) {
      const row = await rowOf(matchUp, labelOf(matchUp), seed, only, context);
      if (row.played.length > 1) rows.push(row);
    }
  }
  const worths: WorthRow[] = [];
  for (const worth of plannedWorths) {
    const { played = [] } = groups.flatMap(({ rows }) => rows).find(({ matchUp }) => matchUp === worth.matchUp) ?? {};
    if (played.length < 2) continue;
    const asMany = { ...context, goal: { deals: played.length } };
    const { played: lesser } = await rowOf(withoutSkill(worth), worthLabelOf(worth), seed, only, asMany);
    if (lesser.length > 1) worths.push({ worth, played, lesser });
  }
  writeText(
    page,
    withTables(readText(page, io), markdown(groups, { title: 'What each skill is worth', rows: worths }))!,
    io,
  );
  say(words.arena.writtenInto(page));
  const picture = `${page.replace(/\.md$/, '')}.svg`;
  const bars = groups.flatMap(({ rows }) => rows.map(barOf));
  writeText(picture, plot(bars, english), io);
  say(words.arena.drawnIn(picture));
}
