import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

/**
 * A browser that translates a page puts each text into elements of its own. React then no longer finds a text that stands
 * beside something else: it cannot change it, or the page breaks. The only child of an element it replaces as a whole.
 */

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

const isElement = ({ type }: Node) => type === 'JSXElement' || type === 'JSXFragment';
const walk = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(walk)];

/** Spaces alone are not translated. */
function isBlank({ type, value, expression }: Node): boolean {
  if (type === 'JSXText') return String(value).trim() === '';
  if (type !== 'JSXExpressionContainer' || !isNode(expression)) return false;
  const { value: text } = expression;
  return expression.type === 'JSXEmptyExpression' || (typeof text === 'string' && text.trim() === '');
}

/** Expressions that are elements, or spaces. All others are text, unless there is an element in them. */
const NO_TEXTS =
  /^(children|buttons?|\w+Button|preview|status|table|figures\.(button|table)|LANGUAGE\.space|children\(\{[^]*\}\)|renderOverlay &&[^]*)$/;

/** Texts in a component that stand beside something else, as they are written there. */
function findTexts(code: string): string[] {
  const sourceOf = ({ start, end }: Node) => code.slice(start, Number(end)).trim();
  const isText = (child: Node) => {
    if (child.type === 'JSXText') return true;
    if (child.type !== 'JSXExpressionContainer' || walk(child).some(isElement)) return false;
    return !NO_TEXTS.test(sourceOf(child).slice(1, -1).trim());
  };
  const program: unknown = parseSync('component.tsx', code).program;
  if (!isNode(program)) throw new Error('This is no code');
  return walk(program)
    .filter(isElement)
    .flatMap((element) => {
      const children = (Array.isArray(element['children']) ? element['children'] : [])
        .filter(isNode)
        .filter((child) => !isBlank(child));
      const isAlone = children.length === 1 && element.type === 'JSXElement';
      return isAlone ? [] : children.filter(isText).map(sourceOf);
    });
}

test.each([
  ['a text after something conditional', '<p>{isOver && <Sign />}{total}</p>', ['{total}']],
  ['two texts', '<p>{lived} {ahead}</p>', ['{lived}', '{ahead}']],
  ['a text in a fragment', '<>{status}{text}</>', ['{text}']],
  ['a word beside an element', '<p>Until <b>{year}</b></p>', ['Until']],
  ['a text alone', '<p>{isLate && late}</p>', []],
  ['texts in elements of their own', '<p><Sign /> <span>{total}</span></p>', []],
])('finds %s', (_, code, texts) => {
  expect(findTexts(code)).toEqual(texts);
});

const COMPONENTS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.tsx'),
);

test.each(COMPONENTS)('in %s, each text is alone in its element', (file) => {
  expect(findTexts(readFileSync(`src/${file}`, 'utf8'))).toEqual([]);
});
