/** What the supported browsers can do, by MDN's browser compatibility data. */

import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode';
import { BROWSERS } from '../app/browsers';

/** The mobile browsers, which are supported from the same versions. */
const PHONES = { chrome: 'chrome_android', edge: undefined, firefox: 'firefox_android', safari: 'safari_ios' } as const;

const TARGETS = BROWSERS.flatMap(({ id, version }) =>
  [id, PHONES[id]].flatMap((browser) => (browser ? [{ browser, version }] : [])),
);

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isAtLeast(version: string, least: string): boolean {
  const [a = 0, b = 0] = numbers(version);
  const [c = 0, d = 0] = numbers(least);
  return a > c || (a === c && b >= d);
}

/** Supported without a prefix, another name or a flag. Partial support counts, because its gaps are described only in prose. */
function isSupportedIn(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name } = statement;
  if (flags || prefix || alternative_name || added === false || added === 'preview') return false;
  return isAtLeast(version, added) && !(removed && removed !== 'preview' && isAtLeast(version, removed));
}

const NEWEST = '9999';

function isIn({ support }: CompatStatement, versions: (least: string) => readonly string[]): boolean {
  return TARGETS.every(({ browser, version: least }) => {
    const statements = [support[browser] ?? []].flat();
    return versions(least).every((version) => statements.some((one) => isSupportedIn(one, version)));
  });
}

export type CompatTree = Identifier;
export const { api, css, html, javascript, webassembly } = bcd;
export const builtins = javascript.builtins!;

/** The entry at a path such as `'Object', 'groupBy'`; undefined if there is none. */
export function entry(tree: CompatTree, ...path: readonly string[]): CompatTree | undefined {
  return path.reduce<CompatTree | undefined>(
    (at, name) => (at && name !== '__compat' && Object.hasOwn(at, name) ? at[name] : undefined),
    tree,
  );
}

/** Whether all supported browsers have it; undefined if there is no data. */
export function supported(found: CompatTree | undefined): boolean | undefined {
  return found?.__compat && isIn(found.__compat, (least) => [least, NEWEST]);
}

/** Whether the newest versions of all browsers have it. */
const isCommon = ({ __compat }: CompatTree) => __compat !== undefined && isIn(__compat, () => [NEWEST]);

const children = (tree: CompatTree): [string, CompatTree][] =>
  Object.keys(tree).flatMap((name) => {
    const below = entry(tree, name);
    return below ? [[name, below]] : [];
  });

/** Every name in this tree, down to `depth`, with its entries. */
export function byName(tree: CompatTree, depth: number): ReadonlyMap<string, readonly CompatTree[]> {
  const found = new Map<string, CompatTree[]>();
  function collect(above: CompatTree, left: number): void {
    for (const [name, below] of children(above)) {
      const plain = name.replace(/_(static|event)$/, '');
      if (below.__compat) found.set(plain, [...(found.get(plain) ?? []), below]);
      if (left > 1) collect(below, left - 1);
    }
  }
  collect(tree, depth);
  return found;
}

/** Some entry of that name is in all the newest browsers, but none is in all supported ones. */
export function isNew(found: readonly CompatTree[] = []): boolean {
  return found.some(isCommon) && !found.some((one) => supported(one));
}
