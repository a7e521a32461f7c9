/** The diagram of one move in docs/design.md names files and functions that exist. */

import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const source = (path: string) => new URL(path, import.meta.url);
const diagram = /```mermaid\n(sequenceDiagram[^`]+)```/.exec(
  readFileSync(source('../../../docs/design.md'), 'utf8'),
)![1]!;
const files = new Map(
  [...diagram.matchAll(/participant (\w+) as (\S+\.ts)$/gm)].map(([, name, path]) => [name!, path!]),
);

test('every participant that is a file exists', () => {
  expect(files.size).toBeGreaterThan(5);
  expect([...files.values()].filter((path) => !existsSync(source(path)))).toEqual([]);
});

test('every call is of a function of the file that it goes to', () => {
  const calls = [...diagram.matchAll(/->>(\w+): (?:\w+\.)?(\w+)\(/g)];
  expect(calls.length).toBeGreaterThan(6);
  const missing = calls.filter(([, to, name]) => {
    const path = files.get(to!);
    return !path || !new RegExp(`\\b${name}\\(`).test(readFileSync(source(path), 'utf8'));
  });
  expect(missing.map(([call]) => call)).toEqual([]);
});
