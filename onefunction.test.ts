/** Files of one function: they run as they did before. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { script } from '@boneyard/server/testing/serverprocess';
import { afterAll, expect, test } from 'vitest';

const { inOneFunction } = await script<{ inOneFunction(code: string): string }>('onefunction.mjs');

const folder = mkdtempSync(join(tmpdir(), 'boneyard-onefunction-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the last of these files prints. Each may import those before it. */
function printed(files: Readonly<Record<string, string>>): string {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), inOneFunction(code));
  return execFileSync(process.execPath, [join(folder, Object.keys(files).at(-1)!)], {
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 60_000,
  });
}

test('a file can wait, and import and export what it did', () => {
  const out = printed({
    'dice.mjs':
      "import { sep } from 'node:path';\nfunction six() { return 6; }\nvar one = 1;\nexport { one, six as most, sep };\n",
    'game.mjs': `import { one, most,
  sep } from './dice.mjs';
var later = await Promise.resolve(most());
console.log(one, later, sep.length, typeof import.meta.url);`,
  });
  expect(out).toBe('1 6 1 string\n');
  expect(inOneFunction('function six() { return 6; }\nexport { six };\n')).not.toMatch(/^function/m);
});

test('what changes after a file has run is seen to change', () => {
  const changes = [
    'count = 2',
    'count++',
    '[count] = [2]',
    '({ a: { count = 2 } } = { a: {} })',
    'for (count of [2]);',
    'for (count in { 2: 0 });',
  ];
  for (const change of changes) {
    const out = printed({
      'counter.mjs': `var count = 1;\nfunction more() { ${change}; }\nexport { count, more };\n`,
      'reader.mjs': `import { count, more } from './counter.mjs';\nmore();\nconsole.log(count);\n`,
    });
    expect(out, change).toBe('2\n');
  }
  expect(inOneFunction('var n = 1;\nclass Two { n = (n = 2); }\nexport { n, Two };\n')).toMatch(/^class/m);
});

test('lines keep their numbers, and what follows the code follows it still', () => {
  const code =
    "import { a,\n  b } from 'node:fs';\nfail();\nfunction fail() {\n  throw new Error();\n}\nexport {\n  fail\n};\n//# map\n";
  const lines = inOneFunction(code).split('\n');
  expect(lines.map((line) => line.trim()).indexOf('throw new Error();')).toBe(4);
  expect(lines.at(-2)).toBe('//# map');
});
