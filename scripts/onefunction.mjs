// Puts all code of a bundled file into one function. At the top level of a module, V8 expects any script to replace a function at
// any time, and looks at every call which one it is. In a function it sees that nothing does so, and can inline the calls.

import { parse } from 'acorn';
import { ancestor, base, simple } from 'acorn-walk';

/** The names that change after the file has run, and whether it waits for something while it runs. */
function facts(tree) {
  const changing = new Set();
  let waits = false;
  const later = (parents) => parents.slice(0, -1).some(({ type }) => /Function|PropertyDefinition/.test(type));
  const note = ({ name }) => changing.add(name);
  const assign = (pattern, parents) => {
    if (later(parents)) simple(pattern, { VariablePattern: note }, base, undefined, 'Pattern');
  };
  const loop = ({ left }, parents) => {
    if (left.type !== 'VariableDeclaration') assign(left, parents);
  };
  ancestor(tree, {
    AwaitExpression(_, parents) {
      waits ||= !later(parents);
    },
    ForOfStatement(node, parents) {
      waits ||= node.await && !later(parents);
      loop(node, parents);
    },
    ForInStatement: loop,
    AssignmentExpression: ({ left }, parents) => assign(left, parents),
    UpdateExpression: ({ argument }, parents) => assign(argument, parents),
  });
  return { changing, waits };
}

/**
 * The file as it is, if it exports something that changes later, which those who import it would no longer see. Lines keep their
 * numbers, so that source maps stay true.
 */
export function inOneFunction(code) {
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const imports = tree.body.filter(({ type }) => type === 'ImportDeclaration');
  // esbuild writes one list of exports, at the end.
  const list = tree.body.find(({ type }) => type.startsWith('Export'));
  if (list && (list !== tree.body.at(-1) || !list.specifiers || list.declaration || list.source)) return code;
  const imported = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  const names = [...new Set(list?.specifiers.map(({ local }) => local.name))].filter((name) => !imported.has(name));
  const { changing, waits } = facts(tree);
  if (names.some((name) => changing.has(name))) return code;

  let head = '';
  let body = '';
  let from = 0;
  for (const { start, end } of imports) {
    const statement = code.slice(start, end);
    head += statement.replaceAll('\n', ' ');
    body += code.slice(from, start) + statement.replace(/[^\n]/g, '');
    from = end;
  }
  const end = list ? list.start : tree.body.at(-1).end;
  body += code.slice(from, end);
  const values = `{ ${names.join(', ')} }`;
  const open = waits ? 'await (async () => {' : '(() => {';
  return `${head}${list ? `const ${values} = ` : ''}${open}${body}${list ? `return ${values};` : ''}})();${code.slice(end)}`;
}
