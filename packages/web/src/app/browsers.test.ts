/** Checks the built page against MDN's compatibility data: it runs in the browsers that we say it runs in. */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@boneyard/words/languages';
import { parse } from 'acorn';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, entry, html, javascript, supported, webassembly } from '../testing/compatibility';
import { newInScript, ownNames } from '../testing/scriptfeatures';
import { newInStyle } from '../testing/stylefeatures';
import { BROWSERS } from './browsers';

const root = new URL('../../../../', import.meta.url);
const built = fileURLToPath(new URL('dist/web/', root));

/** Newer features that the page uses only where they exist, and how it makes sure of that. */
const FEATURE_DETECTED: Readonly<Record<string, string>> = {
  'navigator.share': 'shown or called only where it exists',
  'navigator.canShare': 'called only where it exists',
  ClipboardItem: 'offered only where it exists',
  'navigator.wakeLock': 'called with ?.',
  'navigator.vibrate': 'called only where it exists',
  'navigator.connection': 'React: checks first',
  setImmediate: 'React: checks with typeof',
  navigation: 'React: checks with typeof',
  '.currentEntry': 'React: a member of navigation',
  '.canIntercept': 'React: a member of a navigation event',
  '.startViewTransition': 'React: for view transitions, which we do not use',
  '.skipTransition': 'React: for view transitions, which we do not use',
  '.popover': 'React: a name in its own list',
  '.animation': 'React: a name in its own list',
  '.transition': 'React: a name in its own list',
  '.component': 'React: a member of its own objects',
  'Error.captureStackTrace': 'pdfkit: checks first',
  'Uint8Array.fromHex': 'noble: checks with typeof',
  '.toHex': 'noble: checks with typeof',
  'Symbol.dispose': 'Rapier: checks first',
  '.detached': 'Rapier: checks the length where it is undefined',
  Float16Array: 'three.js: checks with typeof',
  VideoFrame: 'three.js: checks with typeof',
  '.displayWidth': 'three.js: a member of VideoFrame',
  '.displayHeight': 'three.js: a member of VideoFrame',
  XRWebGLBinding: 'three.js: only for virtual reality, which we do not offer',
  XRWebGLLayer: 'three.js: only for virtual reality, which we do not offer',
};

/** Newer CSS features that are not missed where they are absent, and why. */
const DECORATIVE: Readonly<Record<string, string>> = {
  'cursor: pointer': 'a phone has no pointer',
  'cursor: default': 'a phone has no pointer',
  'cursor: grab': 'a phone has no pointer',
  'cursor: grabbing': 'a phone has no pointer',
  'forced-color-adjust': 'where it is absent, there are no forced colours either',
  'forced-color-adjust: none': 'where it is absent, there are no forced colours either',
  ':-webkit-progress-bar': 'a bar that is drawn in the colours of the browser',
  ':-webkit-progress-value': 'a bar that is drawn in the colours of the browser',
  ':-moz-progress-bar': 'a bar that is drawn in the colours of the browser',
  'scrollbar-width': 'scroll bars have their usual width',
  'scrollbar-width: thin': 'scroll bars have their usual width',
  'text-wrap': 'lines break elsewhere',
  'text-wrap: balance': 'lines break elsewhere',
  'user-select': 'is written together with -webkit-user-select',
};

/** The newest syntax of the JavaScript version that scripts may use, and features that the checks cannot find by name. */
const NEEDED = [
  ['static blocks', entry(javascript, 'classes', 'static', 'initialization_blocks')],
  ['#x in y', entry(javascript, 'classes', 'private_class_fields_in')],
  ['top-level await', entry(javascript, 'operators', 'await', 'top_level')],
  ['lookbehind in regular expressions', entry(javascript, 'regular_expressions', 'lookbehind_assertion')],
  ['match indices', entry(javascript, 'builtins', 'RegExp', 'hasIndices')],
  ['module workers', entry(api, 'Worker', 'Worker', 'ecmascript_modules')],
  ['WebGL 2', entry(api, 'WebGL2RenderingContext')],
  ['WebAssembly', entry(webassembly, 'api', 'instantiate_static')],
  ['dialogs', entry(html, 'elements', 'dialog')],
] as const;

/** They run before anything else, in every browser. */
const EARLY = ['early.js', 'support.js'];

const files = (ending: string) =>
  readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const textOf = (file: string) => readFileSync(built + file, 'utf8');

/** The new features in files, each with the first file that uses it. */
function found(
  names: readonly string[],
  newIn: (text: string) => ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(names.toReversed().flatMap((file) => [...newIn(textOf(file))].map((one) => [one, file])));
}

describe('the built page', () => {
  beforeAll(async () => {
    const { buildPage } = await import(/* @vite-ignore */ new URL('scripts/page.mjs', root).href);
    await buildPage();
  }, 240_000);

  test('scripts and workers use only features that every supported browser has, or check first', () => {
    const scripts = files('.js').filter((file) => !EARLY.includes(file));
    const own = ownNames(scripts.map(textOf));
    const used = found(scripts, (text) => newInScript(text, own));
    expect(Object.keys(used).filter((name) => !(name in FEATURE_DETECTED))).toEqual([]);
    expect(Object.keys(FEATURE_DETECTED).filter((name) => !(name in used))).toEqual([]);
  });

  test('styles use only features that every supported browser has, or decorative ones', () => {
    const used = found(files('.css'), newInStyle);
    expect(Object.keys(used).filter((name) => !(name in DECORATIVE))).toEqual([]);
    expect(Object.keys(DECORATIVE).filter((name) => !(name in used))).toEqual([]);
  });

  test.each(EARLY)('old browsers can read %s, which prepares the page or says that they are too old', (file) => {
    expect(() => parse(textOf(file), { ecmaVersion: 3 })).not.toThrow();
    expect(textOf('index.html')).toContain(`<script src="/${file}"></script>`);
  });

  test('the message for old browsers in index.html names every version, in every language', () => {
    for (const { name, version } of BROWSERS)
      expect(textOf('index.html').split(`${name} ${version}`)).toHaveLength(LANGUAGES.length + 1);
  });
});

test.each(NEEDED)('every supported browser has %s', (_, feature) => {
  expect(supported(feature)).toBe(true);
});

test('the README names the same versions', () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  for (const { name, version } of BROWSERS) expect(readme).toContain(`${name} ${version}`);
});

describe('the check finds features that are too new', () => {
  test.each([
    ['Object.groupBy([], f)', 'Object.groupBy'],
    ['Array.fromAsync(x)', 'Array.fromAsync'],
    ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
    ['x.values().map(f)', 'Iterator.map'],
    ['a.intersection(b)', '.intersection'],
    ['new URLPattern()', 'URLPattern'],
    ['window.URLPattern', 'window.URLPattern'],
    ['document.startViewTransition(f)', 'document.startViewTransition'],
    ['dialog.requestClose()', '.requestClose'],
  ])('%s', (script, name) => {
    expect([...newInScript(script)]).toEqual([name]);
  });

  test.each([
    ['@scope (.a) { b { color: red } }', '@scope'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { --x: light-dark(red, blue) }', 'light-dark()'],
    ['a:open { color: red }', ':open'],
    ['a { & b { color: red } }', '&'],
    ['a { field-sizing: content }', 'field-sizing'],
    ['a { text-wrap: pretty }', 'text-wrap: pretty'],
    ['@media (prefers-reduced-transparency) { a { color: red } }', '@media (prefers-reduced-transparency)'],
  ])('%s', (style, name) => {
    expect([...newInStyle(style)]).toContain(name);
  });

  test.each(['/[a&&b]/v', 'using x = y'])('syntax: %s', (script) => {
    expect(() => newInScript(script)).toThrow();
  });

  test('features that all browsers have are not reported, nor those inside @supports', () => {
    expect([
      ...newInScript('[].toSorted().findLast(f); Object.entries(x).map(f); a?.b ?? c; new Set().has(1)'),
    ]).toEqual([]);
    expect([
      ...newInStyle('a:has(b) { height: 1dvh; color: color-mix(in srgb, red, blue); -webkit-user-select: none }'),
    ]).toEqual([]);
    expect([...newInStyle('@supports (field-sizing: content) { a { field-sizing: content } }')]).toEqual([]);
  });
});
