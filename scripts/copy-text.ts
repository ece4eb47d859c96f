/** A node of a module's syntax tree, as ESTree describes it. */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly [property: string]: unknown;
}

export const isSyntaxNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  'start' in value;

const nodesOf = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isSyntaxNode) : []);

/** A property's name. */
export function nameOf({ key }: SyntaxNode): string {
  const name = isSyntaxNode(key) ? (key['name'] ?? key['value']) : undefined;
  return typeof name === 'string' ? name : '';
}

/**
 * What stands in a placeholder: a name in braces, such as `{age}` for `format.number(life.age)`; both sides of a
 * choice.
 */
function readPlaceholder(node: SyntaxNode): string {
  const { type, name, property, arguments: values, consequent, alternate } = node;
  if (type === 'Identifier') return `{${String(name)}}`;
  if (type === 'MemberExpression' && isSyntaxNode(property)) return readPlaceholder(property);
  if (type === 'ConditionalExpression') {
    return `[${[consequent, alternate].map((side) => isSyntaxNode(side) && (readText(side) ?? readPlaceholder(side))).join('|')}]`;
  }
  const last = type === 'CallExpression' ? nodesOf(values).at(-1) : undefined;
  return last ? readPlaceholder(last) : '{…}';
}

function readTemplate(node: SyntaxNode): string {
  const placeholders = nodesOf(node['expressions']).map(readPlaceholder);
  const texts = nodesOf(node['quasis']).map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  );
  return texts.map((text, index) => (index === 0 ? text : `${placeholders[index - 1]}${text}`)).join('');
}

/**
 * Reads the text that an expression stands for, with placeholders for what fills it.
 * @returns `undefined` if it is not a string, a template or several of them joined
 * @example readText(`${format.number(age)} years`) // '{age} years'
 */
export function readText(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type === 'TemplateLiteral') return readTemplate(node);
  if (node.type !== 'BinaryExpression' || node['operator'] !== '+') return undefined;
  const [left, right] = [node['left'], node['right']].map((side) =>
    isSyntaxNode(side) ? readText(side) : undefined,
  );
  return left === undefined || right === undefined ? undefined : left + right;
}
