/** Reads which phrases a `grammar.ts` exports, for compile.ts. */
import { parseSync } from 'vite';

/** The names of the arguments that the phrases of a language take, by the phrases' names. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

type Statement = ReturnType<typeof parseSync>['program']['body'][number];
type Parameter = { readonly type: string };

/** The names in `{ people, place }`. */
function readNames(parameter: Parameter | undefined): readonly string[] {
  if (parameter?.type !== 'ObjectPattern' || !('properties' in parameter)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what an object pattern of the syntax tree has
  const properties = parameter.properties as readonly { readonly key?: { readonly name?: string } }[];
  return properties.flatMap(({ key }) => key?.name ?? []);
}

function readFunctions(statement: Statement): readonly (readonly [string, readonly string[]])[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const { declaration } = statement;
  if (declaration?.type === 'FunctionDeclaration') {
    return [[declaration.id?.name ?? '', readNames(declaration.params[1])]];
  }
  if (declaration?.type !== 'VariableDeclaration') return [];
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression'
      ? [[id.name, readNames(init.params[1])] as const]
      : [],
  );
}

/**
 * Reads which phrases a `grammar.ts` exports: functions of a format and of named arguments.
 * @example readPhrases('grammar.ts', 'export const inPlace = (_format, { place }) => …') // Map { 'inPlace' => ['place'] }
 */
export const readPhrases = (file: string, source: string): Phrases =>
  new Map(parseSync(file, source).program.body.flatMap(readFunctions));
