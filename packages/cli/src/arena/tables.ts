/** Plays the match-ups of the strength table and writes what came of them into its page, and as a plot beside it. */

import { contestOf, GROUPS, lesserOf, type MatchUp, WORTHS } from '@boneyard/bots/arena/matchups';
import { Complaint } from '../console';
import { readText, writeText } from '../files';
import { plot } from './plot';
import { type Running, run } from './running';
import {
  barOf,
  english,
  FROM,
  labelOf,
  markdown,
  type Row,
  TO,
  type WorthRow,
  worthLabelOf,
  written,
} from './strength';

/** Plays the rows that are asked for; of the others what is kept is taken as it is. */
async function rowOf(matchUp: MatchUp, label: string, seed: string, only: string, running: Running): Promise<Row> {
  const contest = contestOf(matchUp, seed);
  const played = label.includes(only) ? await run(contest, label, running) : running.shelf.book(contest).kept;
  return { matchUp, contest, played };
}

export async function makeTable(page: string, seed: string, only: string, running: Running): Promise<void> {
  const { io } = running;
  const { words, say } = io;
  if (written(readText(page, io), '') === undefined) throw new Complaint(words.arena.noMarkers(page, FROM, TO));
  const groups: { readonly title: string; readonly rows: Row[] }[] = [];
  for (const { title, matchUps } of GROUPS) {
    const rows: Row[] = [];
    groups.push({ title, rows });
    for (const matchUp of matchUps) {
      const row = await rowOf(matchUp, labelOf(matchUp), seed, only, running);
      if (row.played.length > 1) rows.push(row);
    }
  }
  const worths: WorthRow[] = [];
  for (const worth of WORTHS) {
    const { played = [] } = groups.flatMap(({ rows }) => rows).find(({ matchUp }) => matchUp === worth.matchUp) ?? {};
    if (played.length < 2) continue;
    const asMany = { ...running, goal: { deals: played.length } };
    const { played: lesser } = await rowOf(lesserOf(worth), worthLabelOf(worth), seed, only, asMany);
    if (lesser.length > 1) worths.push({ worth, played, lesser });
  }
  writeText(
    page,
    written(readText(page, io), markdown(groups, { title: 'What each skill is worth', rows: worths }))!,
    io,
  );
  say(words.arena.writtenInto(page));
  const picture = `${page.replace(/\.md$/, '')}.svg`;
  const bars = groups.flatMap(({ rows }) => rows.map(barOf));
  writeText(picture, plot(bars, english), io);
  say(words.arena.drawnIn(picture));
}
