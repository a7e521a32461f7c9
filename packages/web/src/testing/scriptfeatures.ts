/** Finds the built-in objects and web APIs in a script that some supported browser does not have. */

import {
  type CallExpression,
  type Expression,
  type MemberExpression,
  type Node,
  type PrivateIdentifier,
  type Program,
  parse,
} from 'acorn';
import { simple } from 'acorn-walk';
import { api, builtins, byName, type CompatTree, entry, isNew, supported } from './compatibility';

/** Global objects, and their types. */
const INSTANCES: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  screen: 'Screen',
  history: 'History',
  location: 'Location',
  performance: 'Performance',
  crypto: 'Crypto',
  caches: 'CacheStorage',
  indexedDB: 'IDBFactory',
  visualViewport: 'VisualViewport',
};

/** Members by name, of any object: the types of most objects in a script are unknown. */
const MEMBERS = [byName(builtins, 2), byName(api, 2)];
/** Methods that iterators have only in newer browsers, although arrays have most of them everywhere. */
const HELPERS = entry(builtins, 'Iterator')!;

const isNewMember = (name: string) => isNew(MEMBERS.flatMap((names) => names.get(name) ?? []));

function globalNamed(name: string): CompatTree | undefined {
  return entry(builtins, name) ?? entry(api, name) ?? entry(api, 'Window', name);
}

function memberOf(object: string, name: string): CompatTree | undefined {
  const type = INSTANCES[object] ?? object;
  return (
    entry(builtins, type, name) ??
    entry(api, type, `${name}_static`) ??
    entry(api, type, name) ??
    (type === 'Window' ? globalNamed(name) : undefined)
  );
}

/** `x.values()`, `x.keys()` and `x.entries()` are iterators, unless x is `Object`. */
function isIterator(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const { callee, arguments: given } = node as CallExpression;
  return (
    given.length === 0 &&
    callee.type === 'MemberExpression' &&
    /^(values|keys|entries)$/.test(nameIn(callee) ?? '') &&
    !(callee.object.type === 'Identifier' && callee.object.name === 'Object')
  );
}

function nameIn({ computed, property }: MemberExpression): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** The JavaScript version of the page. The test checks that every supported browser understands it. */
const ECMA_VERSION = 2022;

function parsed(script: string): Program {
  return parse(script, { ecmaVersion: ECMA_VERSION, sourceType: 'module' });
}

/** The names that scripts give to members of their own objects. */
export function ownNames(scripts: readonly string[]): ReadonlySet<string> {
  const names = new Set<string>();
  const note = ({ computed, key }: { readonly computed: boolean; readonly key: Expression | PrivateIdentifier }) => {
    if (!computed && key.type === 'Identifier') names.add(key.name);
  };
  for (const script of scripts)
    simple(parsed(script), {
      Property: note,
      MethodDefinition: note,
      PropertyDefinition: note,
      AssignmentExpression({ left }) {
        if (left.type === 'MemberExpression') names.add(nameIn(left) ?? '');
      },
    });
  return names;
}

/**
 * Throws if the script has newer syntax. Returns names such as `Object.groupBy`, and `.union` for a member of an unknown
 * object, unless the scripts define that name themselves.
 */
export function newInScript(script: string, own: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const found = new Set<string>();
  const noteMember = (name: string) => {
    if (!own.has(name) && isNewMember(name)) found.add(`.${name}`);
  };
  simple(parsed(script), {
    Identifier({ name }) {
      if (supported(globalNamed(name)) === false) found.add(name);
    },
    MemberExpression(node) {
      const name = nameIn(node);
      if (name === undefined) return;
      const object = node.object.type === 'Identifier' ? node.object.name : '';
      const known = memberOf(object, name);
      if (known) {
        if (supported(known) === false) found.add(`${object}.${name}`);
      } else if (isIterator(node.object)) {
        if (supported(entry(HELPERS, name)) === false) found.add(`Iterator.${name}`);
      } else noteMember(name);
    },
    ObjectPattern({ properties }) {
      for (const one of properties)
        if (one.type === 'Property' && one.key.type === 'Identifier') noteMember(one.key.name);
    },
  });
  return found;
}
