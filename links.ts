/** Links in documents: does the file exist, and in it the name or text after the #? */

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Shorter beginnings of a text name too much. */
const FEWEST_WORDS = 3;

const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
/** Everything that git tracks; undefined without git. */
export const tracked: ReadonlySet<string> | undefined = status === 0 ? new Set(stdout.split('\0')) : undefined;

/** Without git, as in a copy of the sources, a file only has to exist. */
function isPart(path: string): boolean {
  return tracked ? tracked.has(path) : !path.startsWith('node_modules/') && existsSync(join(root, path));
}

/** A text as the fragment of an address, made like those of headings on GitHub. */
function fragmentOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

interface Named {
  readonly names: ReadonlySet<string>;
  /** As fragments. */
  readonly texts: readonly string[];
}

const COMMENT_OR_TEXT = /\/\/.*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;
const DECLARED = /\b(?:function|const|let|class|interface|type)\s+(\w+)|(?<![\w.])(\w+)\??:/g;

/** What code declares, its keys, and the texts in it; of a text with a gap, the part before the gap. */
function namedInCode(source: string): Named {
  const texts: string[] = [];
  const code = source.replace(COMMENT_OR_TEXT, (_, single?: string, double?: string, template?: string) => {
    const text = single ?? double ?? template?.split('${')[0];
    if (text !== undefined) texts.push(fragmentOf(text.replaceAll('\\', '')));
    return ' ';
  });
  const names = [...code.matchAll(DECLARED)].map(([, declared, key]) => (declared ?? key)!);
  return { names: new Set(names), texts };
}

function namedInMarkdown(source: string): Named {
  return { names: new Set([...source.matchAll(/^#+ (.+)$/gm)].map(([, title]) => fragmentOf(title!))), texts: [] };
}

function isNamed(path: string, fragment: string): boolean {
  const source = readFileSync(join(root, path), 'utf8');
  const { names, texts } = path.endsWith('.md') ? namedInMarkdown(source) : namedInCode(source);
  const mayGoOn = fragment.split('-').length >= FEWEST_WORDS;
  return names.has(fragment) || texts.some((text) => text === fragment || (mayGoOn && text.startsWith(`${fragment}-`)));
}

/** Nothing if the link leads somewhere. The folder is that of the document. */
export function problemOfLink(target: string, folder: string): string[] {
  const [path = '', fragment] = target.split('#');
  const file = posix.join(folder, path);
  if (!isPart(file)) return [`${target}: no such file`];
  return fragment === undefined || isNamed(file, fragment) ? [] : [`${target}: not in that file`];
}
