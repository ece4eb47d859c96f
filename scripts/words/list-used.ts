/** Lists the messages that a module uses, for find-unused.ts. */
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A place in the words: an area, a constant and the names below it. All that is below it belongs to it. */
export type Path = readonly string[];

/** A name that is known only once the page runs: it may be any. */
export const ANY = '*';
const IMPORTED = /^#words\/(\w+)\.ts$/;

/** The names that a key can be: `a`, `'a'`, `[isOne ? 'a' : 'b']`. */
function namesOf(key: ESTree.PropertyKey, isComputed: boolean): readonly string[] {
  if (key.type === 'Identifier' && !isComputed) return [key.name];
  if (key.type === 'Literal') return [String(key.value)];
  if (key.type !== 'ConditionalExpression') return [ANY];
  return [key.consequent, key.alternate].flatMap((side) => namesOf(side, true));
}

/**
 * Lists what a module uses of the words. An object that it passes on is used as a whole; `typeof` in a type uses nothing.
 * @example listUsed('a.ts') // [['form', 'FORM', 'day', 'done']] for `import { FORM } from '#words/form.ts'; FORM.day.done;`
 */
export function listUsed(file: string): readonly Path[] {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const words = new Map<string, Path>();
  for (const { moduleRequest, entries } of module.staticImports) {
    const [, area] = IMPORTED.exec(moduleRequest.value) ?? [];
    if (area === undefined) continue;
    for (const { importName, localName } of entries)
      words.set(localName.value, [area, importName.name ?? ANY]);
  }
  const used: Path[] = [];
  /** Nodes that use nothing by themselves: parts of a longer path, keys, types. */
  const done = new Set<ESTree.Node>();

  function pathsOf(node: ESTree.Node): readonly Path[] {
    if (node.type === 'Identifier') return [words.get(node.name) ?? []].filter((path) => path.length > 0);
    if (node.type !== 'MemberExpression') return [];
    done.add(node.object);
    const names = namesOf(node.property, node.computed);
    return pathsOf(node.object).flatMap((above) => names.map((name) => [...above, name]));
  }

  function destructure(pattern: ESTree.BindingPattern, paths: readonly Path[]): void {
    const target = pattern.type === 'AssignmentPattern' ? pattern.left : pattern;
    if (target.type !== 'ObjectPattern') used.push(...paths);
    for (const property of target.type === 'ObjectPattern' ? target.properties : []) {
      const isRest = property.type === 'RestElement';
      const names = isRest ? [ANY] : namesOf(property.key, property.computed);
      const below = paths.flatMap((above) => names.map((name) => [...above, name]));
      destructure(isRest ? property.argument : property.value, below);
    }
  }

  const use = (node: ESTree.Node) => done.has(node) || used.push(...pathsOf(node));
  const body = program.body.filter(({ type }) => type !== 'ImportDeclaration');
  new Visitor({
    TSTypeQuery: ({ exprName }) => done.add(exprName),
    TSQualifiedName: ({ left, right }) => done.add(left).add(right),
    Property: ({ key, computed }) => computed || done.add(key),
    VariableDeclarator({ id, init }) {
      const paths = init && id.type === 'ObjectPattern' ? pathsOf(init) : [];
      if (!init || paths.length === 0) return;
      done.add(init);
      destructure(id, paths);
    },
    MemberExpression(node) {
      if (!node.computed) done.add(node.property);
      use(node);
    },
    Identifier: use,
  }).visit({ ...program, body });
  return used;
}
