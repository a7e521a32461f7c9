// The licences of everything that ships with Boneyard: what the page and the programs are bundled from, and what they need installed.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { root } from './setup.mjs';

const TEXT = /^(license|licence|copying)(\.(md|txt|mit))?$/i;

function read(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The text that the package brings, if it brings one. */
function textIn(folder) {
  const file = existsSync(folder) && readdirSync(folder).find((name) => TEXT.test(name));
  return file ? readFileSync(`${folder}/${file}`, 'utf8').trim().replaceAll('\r\n', '\n') : undefined;
}

function authorOf(folder) {
  if (!existsSync(folder)) return undefined;
  const { author } = read(`${folder}/package.json`);
  return typeof author === 'string' ? author : author?.name;
}

/** What ships, by name and version: every package that the lock file does not mark as needed for development only. */
export function shippedPackages() {
  const { packages } = read(`${root}package-lock.json`);
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .map(([path, { version, license }]) => {
      const folder = `${root}${path}`;
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, licence: license, author: authorOf(folder), text: textIn(folder) };
    });
}

/** One file with all of them. A text that several packages share stands there once, under all their names. */
export function licences() {
  const own = { title: 'Boneyard', text: readFileSync(`${root}LICENSE`, 'utf8').trim() };
  const parts = new Map();
  for (const { name, version, licence, author, text } of shippedPackages()) {
    const by = text || !author ? '' : `, by ${author}`;
    const title = `${name} ${version}${licence ? ` (${licence})` : ''}${by}`;
    const key = text ?? `The package has no text of its own. Its licence is ${licence}.`;
    parts.set(key, [...(parts.get(key) ?? []), title]);
  }
  const others = [...parts].map(([text, titles]) => ({ title: titles.join('\n'), text }));
  const line = '-'.repeat(78);
  return [own, ...others].map(({ title, text }) => `${title}\n\n${text}\n`).join(`\n${line}\n\n`);
}
