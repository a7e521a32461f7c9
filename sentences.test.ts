/** The pages in docs/sheets and docs/security.md are complete, and what they link to is there: a file, and in it the name or text after the #. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { problemOfLink } from './links';

const root = fileURLToPath(new URL('.', import.meta.url));
const FOLDER = 'docs/sheets';
/** A row: its number, what the sheet says, and where that is a rule, played, taught and printed. */
const CELLS = 6;

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function problemsOfRow(row: string, index: number): string[] {
  const [number, said, ...places] = cellsOf(row);
  const problems: string[] = [];
  if (number !== `${index + 1}`) problems.push(`row ${number}: should be ${index + 1}`);
  if (places.length !== CELLS - 2) problems.push(`row ${number}: ${places.length + 2} cells`);
  if (!said) problems.push(`row ${number}: says nothing`);
  for (const place of places)
    if (!/\[.+\]|^– \w/.test(place)) problems.push(`row ${number}: “${place}” is neither a link nor a reason for none`);
  return problems;
}

const rowsOf = (page: string) => page.match(/^\| \d+ \|.*$/gm) ?? [];

/** Links are written as [label] or [text][label] in a row, and as [label]: file#fragment below. Case makes no difference. */
function problemsOf(source: string, folder = FOLDER): string[] {
  const page = source.replace(/`[^`\n]*`/g, '');
  const targets = [...page.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(
    ([, label, target]) => [label!.toLowerCase(), target!] as const,
  );
  const labels = targets.map(([label]) => label);
  const used = new Set([...page.matchAll(/\[([^\]]+)\](?![([:])/g)].map(([, label]) => label!.toLowerCase()));
  const inline = [...page.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target!);
  return [
    ...rowsOf(page).flatMap(problemsOfRow),
    ...[...used].filter((label) => !labels.includes(label)).map((label) => `[${label}]: leads nowhere`),
    ...targets.filter(([label]) => !used.has(label)).map(([label]) => `[${label}]: is not used`),
    ...targets.filter(([label], at) => labels.indexOf(label) !== at).map(([label]) => `[${label}]: is there twice`),
    ...targets.filter(([, target]) => !target.includes('#')).map(([label]) => `[${label}]: names nothing in its file`),
    ...[...targets.map(([, target]) => target), ...inline].flatMap((target) => problemOfLink(target, folder)),
  ];
}

const pages = readdirSync(join(root, FOLDER)).filter((name) => name.endsWith('.md'));

function read(page: string): string {
  return readFileSync(join(root, FOLDER, page), 'utf8');
}

test.each(pages)('%s has complete rows in order, and links that lead somewhere', (page) => {
  expect(problemsOf(read(page))).toEqual([]);
});

test('every sentence has a row: the pages are as long as the list of sheets says', () => {
  const listed = [...read('README.md').matchAll(/^\| \[[^\]]+\]\(([^)]+)\) \|.*\| (\d+) \|$/gm)];
  expect(listed.map(([, page, sentences]) => [page, Number(sentences)])).toEqual(
    pages.filter((page) => page !== 'README.md').map((page) => [page, rowsOf(read(page)).length]),
  );
});

test('every promise of security.md names a test that is there', () => {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  expect(problemsOf(page, 'docs')).toEqual([]);
  const promises = page.match(/^\| promise.*(\n\|.*)+/gm)!.flatMap((table) => table.split('\n').slice(2));
  expect(promises.length).toBeGreaterThan(20);
  expect(promises.filter((row) => !/\]\[[^\]]+\]/.test(row))).toEqual([]);
});

describe('found are', () => {
  const RULES = '../../games/classic/RULES.md';
  const TEST = '../../games/classic/rules/classic.test.ts';

  function page(target: string, row = '| 1 | It says so. | [a] | – not a rule | [a] | [a] |'): string {
    return `${row}\n\n[a]: ${target}\n`;
  }

  test.each([
    ['a heading', `${RULES}#worked-example-the-line`],
    ['a function', '../../games/classic/rules/score.ts#wonRound'],
    ['a key', '../../games/classic/rules/options.ts#spinner'],
    ['a text', '../../games/classic/rules/options.ts#one-then-pass'],
    ['the beginning of a test’s title', `${TEST}#with-first-the-second-double`],
    ['a title with a gap', '../../e2e/fit.spec.ts#nothing-overflows-at-a-table'],
  ])('%s', (_, target) => {
    expect(problemsOf(page(target))).toEqual([]);
  });

  test.each([
    ['a file that is gone', '../../games/classic/GONE.md#aim', 'no such file'],
    ['a file that git does not track', '../../node_modules/typescript/package.json#name', 'no such file'],
    ['a heading that is gone', `${RULES}#gone`, 'not in that file'],
    ['a name that is only called', '../../games/classic/rules/moves.ts#wonRound', 'not in that file'],
    ['a name that is only in a comment', '../../games/classic/rules/classic.ts#Drawing', 'not in that file'],
    ['a beginning too short to name one test', `${TEST}#with-first`, 'not in that file'],
    ['words from the middle of a title', `${TEST}#the-second-double-has`, 'not in that file'],
  ])('%s', (_, target, problem) => {
    expect(problemsOf(page(target))).toEqual([`${target}: ${problem}`]);
  });

  test.each([
    ['a missing cell', '| 1 | It says so. | [a] | [a] | [a] |', 'row 1: 5 cells'],
    ['an empty cell', '| 1 | It says so. | [a] |  | [a] | [a] |', 'row 1: “” is neither a link nor a reason for none'],
    ['no reason', '| 1 | It says so. | [a] | – | [a] | [a] |', 'row 1: “–” is neither a link nor a reason for none'],
    ['a missing sentence', '| 1 |  | [a] | [a] | [a] | [a] |', 'row 1: says nothing'],
    ['a gap', '| 2 | It says so. | [a] | [a] | [a] | [a] |', 'row 2: should be 1'],
    ['a link to nothing', '| 1 | It says so. | [a] | [b] | [a] | [a] |', '[b]: leads nowhere'],
  ])('%s', (_, row, problem) => {
    expect(problemsOf(page(`${RULES}#aim`, row))).toEqual([problem]);
  });

  test('a link that no row uses, one that is there twice, and one that names nothing in its file', () => {
    expect(problemsOf(`[a]\n\n[a]: ${RULES}\n[A]: ${RULES}#aim\n[b]: ${RULES}#tiles\n`)).toEqual([
      '[b]: is not used',
      '[a]: is there twice',
      '[a]: names nothing in its file',
    ]);
  });
});
