/** Styles say start and end instead of left and right, so that the page can be mirrored for languages that run from right to left. */

import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const FOLDERS = ['packages/web/src', 'games'];

/** Where left and right are meant, whatever the language. */
const MEANT: Readonly<Record<string, string>> = {
  'packages/web/src/styles/base.css: body: padding': 'the notch of a device stays where it is',
  'packages/web/src/table/dock.css: .floating: left': 'moved by a script to where the pointer is',
  'packages/web/src/online/matches/matches.css: .rating-chart .newest: right': 'a chart: time runs to the right',
  'packages/web/src/rules/rules.css: :is(.rules-text, .contents) summary::before: border-width':
    'two sides of a square, turned into an arrow that has a rule for each direction',
  'games/magnetic/web/towers/towers.css: .space .marker: left': 'moved by a script to where a domino is drawn',
  'games/magnetic/web/towers/towers.css: .space .marker: margin': 'its tip is in the middle of its lower edge',
  'games/magnetic/web/towers/towers.css: .space .marker.lit: margin': 'its tip is in the middle of its lower edge',
};

const SIDED =
  /^(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right).*|border-(top|bottom)-(left|right)-radius)$/;
const BY_SIDES = /^(margin|padding|inset|border-(width|style|color)|scroll-(margin|padding))$/;

/** The parts of a value, which are parted by spaces outside of brackets. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
}

function isPhysical(property: string, value: string): boolean {
  if (SIDED.test(property)) return true;
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  const [first, second, third = first, fourth = second] = partsOf(value.replace(/\s*!important/, ''));
  if (BY_SIDES.test(property)) return second !== fourth;
  if (property === 'border-radius') return (second ?? first) !== first || third !== (fourth ?? second ?? third);
  return false;
}

/** The declarations of a style sheet, each with its selector. */
function declarationsIn(css: string): (readonly [selector: string, property: string, value: string])[] {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  return [...plain.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap(([, selector, block]) =>
    [...block!.matchAll(/([a-z-]+)\s*:\s*([^;]+);/g)].map(
      ([, property, value]) => [selector!.trim().replace(/\s+/g, ' '), property!, value!.trim()] as const,
    ),
  );
}

const filesOf = (ending: RegExp) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((file) => file.isFile() && ending.test(file.name) && !file.name.includes('.test.'))
      .map(({ parentPath, name }) => relative(ROOT, `${parentPath}/${name}`)),
  );

test.each([
  ['margin-left', '1px', true],
  ['right', '0', true],
  ['padding-inline-start', '1px', false],
  ['padding', '1px 2px 3px 4px', true],
  ['padding', '1px 2px 3px 2px', false],
  ['padding', '1px calc(2px + var(--x)) 3px', false],
  ['margin', '1px calc(1px + 2px) 3px 4px', true],
  ['inset', '0 auto auto 0', true],
  ['inset', '0', false],
  ['text-align', 'left', true],
  ['text-align', 'start', false],
  ['border-radius', '4px 4px 0 0', false],
  ['border-radius', '12px 4px 12px 12px', true],
  ['border-radius', '0 4px', true],
  ['border-radius', '4px', false],
])('%s: %s', (property, value, physical) => {
  expect(isPhysical(property, value)).toBe(physical);
});

test('no style sheet says left or right, except where it is meant', () => {
  const sheets = filesOf(/\.css$/);
  expect(sheets.length).toBeGreaterThan(40);
  const found = sheets.flatMap((sheet) =>
    declarationsIn(readFileSync(ROOT + sheet, 'utf8'))
      .filter(([, property, value]) => isPhysical(property, value))
      .map(([selector, property]) => `${sheet}: ${selector}: ${property}`),
  );
  expect(found.sort()).toEqual(Object.keys(MEANT).sort());
});

test('no style in a component does', () => {
  const SAID = /\b(left|right|margin(Left|Right)|padding(Left|Right)|border(Left|Right)\w*|textAlign)\s*:/;
  const styles = filesOf(/\.tsx$/).flatMap((file) =>
    [...readFileSync(ROOT + file, 'utf8').matchAll(/style=\{\{([^}]*)\}/g)].map(
      ([, style]) => `${file}: ${style!.trim()}`,
    ),
  );
  expect(styles.length).toBeGreaterThan(10);
  expect(styles.filter((style) => SAID.test(style))).toEqual([]);
});
