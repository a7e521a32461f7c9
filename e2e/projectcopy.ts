/** A copy of the project that a test may change, with the dependencies of this one. */

import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is built, installed or measured is not part of the project. */
const LEFT_OUT = ['node_modules', 'dist', '.git', '.soak', '.bench', 'parts'];

/** The files of the project, as paths from its root. */
export function projectFiles(): string[] {
  const inFolder = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true })
      .filter(({ name }) => !LEFT_OUT.includes(name))
      .flatMap((entry) =>
        entry.isDirectory() ? inFolder(join(folder, entry.name)) : [relative(ROOT, join(folder, entry.name))],
      );
  return inFolder(ROOT);
}

export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'boneyard-copy-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !LEFT_OUT.includes(basename(path)) });
  const modules = join(copy, 'node_modules');
  mkdirSync(join(modules, '@boneyard'), { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules')))
    if (entry !== '@boneyard' && entry !== '.vite')
      symlinkSync(join(ROOT, 'node_modules', entry), join(modules, entry));
  // The packages are those of the copy.
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(modules, '@boneyard', name));
  symlinkSync(join(copy, 'games'), join(modules, '@boneyard', 'games'));
  return copy;
}
