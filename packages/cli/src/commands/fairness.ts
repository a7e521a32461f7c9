/** `boneyard admin fairness`: what is striking in the rated matches of a server. It lists; people decide. */

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FairnessReport } from '@boneyard/server/fairness/fairness';
import type { StoreReader } from '@boneyard/server/store/reader';
import { argumentsOf, CommandError, type Console, plainText } from '../console';
import { progressOf } from '../progress';

const DAY = 24 * 3600_000;
const USUAL_DAYS = 30;
const USUAL_MINUTES = '60';

async function readerOf(folder: string | undefined, { words }: Console): Promise<StoreReader> {
  // Loaded on demand: other commands need no store.
  const { OldSchema, readPostgres, readSqlite } = await import('@boneyard/server/store/reader');
  const { DATABASE_FILE } = await import('@boneyard/server/store/datafolder');
  const { postgresUrl } = await import('@boneyard/server/settings');
  const url = folder === undefined ? process.env.DATABASE_URL : undefined;
  const place = folder ?? 'data';
  try {
    const reader = url
      ? await readPostgres(postgresUrl('DATABASE_URL', url))
      : await readSqlite(join(place, DATABASE_FILE));
    if (!reader) throw new CommandError(words.tables.noStore(place));
    return reader;
  } catch (error) {
    if (error instanceof CommandError) throw error;
    if (error instanceof OldSchema) throw new CommandError(words.fairness.oldSchema);
    throw new CommandError(words.tables.noDatabase(error instanceof Error ? error.message : String(error)));
  }
}

function sinceOf(text: string | undefined, { words }: Console): number {
  if (text === undefined) return Date.now() - USUAL_DAYS * DAY;
  const since = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(since)) throw new CommandError(words.terminal.badArguments(words.fairness.badSince(text)));
  return since;
}

function minutesOf(text: string, { words }: Console): number {
  const minutes = Number(text);
  if (!(minutes > 0)) throw new CommandError(words.terminal.badArguments(words.fairness.badMinutes(text)));
  return minutes;
}

/** A place among the ids of players, another one every day. */
function startOf(day: string): string {
  return createHash('sha256').update(day).digest('base64url').slice(0, 16);
}

/** The report as text. */
export function fairnessLines(report: FairnessReport, { words }: Pick<Console, 'words'>): string[] {
  const { fairness: say, games } = words;
  const { number, percent } = words.arena;
  const share = (value: number) => percent(number(100 * value, 0));
  const nameOf = (id: string) => say.player(plainText(report.names[id] ?? ''), id);
  const gameOf = (game: string) => games[game as keyof typeof games]?.name ?? game;
  const variantOf = (game: string, variant: string) =>
    say.variant(gameOf(game), games[game as keyof typeof games]?.variants?.[variant]?.name ?? variant);
  const line = (who: string, ...what: string[]) => say.line(who, what);
  const parts: [string, string[]][] = [
    [
      say.agreement,
      report.agreement.map(({ player, game, variant, positions, expected, peers, z, share: found }) =>
        line(
          nameOf(player),
          variantOf(game, variant),
          say.expert(share(found), positions, share(expected), peers, number(z, 1)),
        ),
      ),
    ],
    [
      say.tempo,
      report.tempo.map(({ player, game, moves, median, quick, spread, reasons }) =>
        line(
          nameOf(player),
          gameOf(game),
          ...reasons.map((reason) =>
            reason === 'quick' ? say.quick(share(quick), moves) : say.even(median / 1000, number(spread, 2), moves),
          ),
        ),
      ),
    ],
    [
      say.pairs,
      report.pairs.map(({ players, game, matches, won, surprise, alternation, short, reasons }) => {
        const figures = { 'one-sided': number(surprise, 1), alternating: number(alternation, 1) };
        return line(
          players.map(nameOf).join(' – '),
          gameOf(game),
          say.met(matches, ...won),
          ...reasons.map((reason) =>
            reason === 'short' ? say.reasons.short(short) : say.reasons[reason](figures[reason]),
          ),
        );
      }),
    ],
    [
      say.leaving,
      report.leaving.map(({ player, game, left, matches }) =>
        line(nameOf(player), gameOf(game), say.left(left, matches)),
      ),
    ],
    [
      say.networks,
      report.networks.map(({ accounts, together, sameDevices }) =>
        line(accounts.map(nameOf).join(' – '), say.together(together), ...(sameDevices ? [say.sameDevices] : [])),
      ),
    ],
  ];
  const found = parts.filter(([, lines]) => lines.length > 0);
  return [
    say.title(new Date(report.since).toISOString().slice(0, 10)),
    say.looked(report.looked, report.players, report.positions, report.judged),
    ...(report.looked < report.players ? [say.late] : []),
    ...(found.length === 0 ? [say.nothing] : found.flatMap(([title, lines]) => ['', title, ...lines])),
  ];
}

export async function fairnessCommand(args: readonly string[], io: Console): Promise<number> {
  const { words } = io;
  const { values, positionals } = argumentsOf(
    {
      args: [...args],
      options: {
        data: { type: 'string' },
        since: { type: 'string' },
        minutes: { type: 'string', default: USUAL_MINUTES },
        json: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    },
    io,
  );
  if (positionals.length > 0) throw new CommandError(words.terminal.badArguments(words.fairness.bad));
  const [since, minutes] = [sinceOf(values.since, io), minutesOf(values.minutes, io)];
  const reader = await readerOf(values.data, io);
  const { lookForUnfairness } = await import('@boneyard/server/fairness/fairness');
  const ends = performance.now() + minutes * 60_000;
  // Not in the mails of cron.
  const bar = process.stderr.isTTY ? progressOf('fairness') : undefined;
  try {
    const report = await lookForUnfairness(reader, {
      since,
      start: startOf(new Date().toISOString().slice(0, 10)),
      isLate: () => performance.now() > ends,
      progress: (done, all) => bar?.show(() => ({ share: done / all, text: words.fairness.progress(done, all) })),
    });
    bar?.end();
    if (values.json) io.say(JSON.stringify(report));
    else for (const text of fairnessLines(report, io)) io.say(text);
    return 0;
  } finally {
    await reader.close();
  }
}
