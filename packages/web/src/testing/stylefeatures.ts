/** Finds the CSS features in a style sheet that some supported browser does not have. */

import { type CssNode, parse, type WalkContext, walk } from 'css-tree';
import { byName, css, entry, isNew, supported } from './compatibility';

const RULES = entry(css, 'at-rules')!;
const PROPERTIES = entry(css, 'properties')!;
const SELECTORS = entry(css, 'selectors')!;
const TYPES = entry(css, 'types')!;
/** The data lists functions under the types of the values that they return. */
const FUNCTIONS = byName(TYPES, 3);
const LENGTHS = entry(TYPES, 'length')!;

function lengthIn(unit: string) {
  if (/^[sld]v(h|w|i|b|min|max)$/.test(unit)) {
    const size = { s: 'small', l: 'large', d: 'dynamic' }[unit[0] as 's' | 'l' | 'd'];
    return entry(LENGTHS, `viewport_percentage_units_${size}`);
  }
  return entry(LENGTHS, /^cq(w|h|i|b|min|max)$/.test(unit) ? 'container_query_length_units' : unit);
}

/** Prefixed names, like everything inside `@supports`, are only for the browsers that have them. */
const isPrefixed = (name: string) => /^-[a-z]/.test(name);

/** Returns names such as `@scope`, `:has`, `text-wrap`, `text-wrap: balance`, `color-mix()` and `1dvh`. */
export function newInStyle(style: string): ReadonlySet<string> {
  const found = new Set<string>();
  const note = (isMissing: boolean, name: string) => {
    if (isMissing && !isPrefixed(name)) found.add(name);
  };
  const tree = parse(style, { parseCustomProperty: true });
  walk(tree, function (this: WalkContext, node: CssNode) {
    if (this.atrule?.name === 'supports') return;
    const property = this.declaration?.property;
    switch (node.type) {
      case 'Atrule':
        return note(supported(entry(RULES, node.name)) === false, `@${node.name}`);
      case 'Feature':
        return note(supported(entry(RULES, node.kind, node.name)) === false, `@${node.kind} (${node.name})`);
      case 'PseudoClassSelector':
      case 'PseudoElementSelector':
        return note(supported(entry(SELECTORS, node.name)) === false, `:${node.name}`);
      case 'NestingSelector':
        return note(supported(entry(SELECTORS, 'nesting')) === false, '&');
      case 'Declaration':
        return note(supported(entry(PROPERTIES, node.property)) === false, node.property);
      case 'Function':
        return note(isNew(FUNCTIONS.get(node.name)), `${node.name}()`);
      case 'Dimension':
        return note(supported(lengthIn(node.unit)) === false, `1${node.unit}`);
      case 'Identifier':
        if (property) note(supported(entry(PROPERTIES, property, node.name)) === false, `${property}: ${node.name}`);
    }
  });
  return found;
}
