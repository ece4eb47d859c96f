/**
 * `npm run copy`: lists every sentence of the page with its place, so that an editor can read them in one go.
 * Figures and names that a sentence is filled with are in braces, or `#` in a plural. `npm run copy -- errors` lists only lines with that word.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { isSyntaxNode, nameOf, readText, type SyntaxNode } from './copy-text.ts';

/** A text of the page, and where it stands. */
interface CopyEntry {
  /** The file with the line, such as `src/messages/en/messages.ts:18`. */
  readonly place: string;
  /** The keys that lead to the text, such as `form.lede`; empty if there are none. */
  readonly key: string;
  readonly text: string;
}

/** Properties that hold codes and addresses, not words. */
const CODES = new Set(['icon', 'id', 'kind', 'source', 'sources', 'url', 'variant']);
/** Constants that translate between codes. */
const CODE_TABLES = new Set(['ALIASES', 'ICONS', 'LEVELS', 'PROBLEM_TOASTS', 'SOURCE_IDS']);
/** Attributes that are read out or shown. */
const SPOKEN = new Set(['alt', 'aria-label', 'placeholder', 'title']);
const WORD = /\p{Letter}{2}/u;
/** Looks like a code: one word without a capital letter at its start. */
const CODE = /^[a-z][\w-]*$/;

/** Whether what is below a node is codes: an entry such as `icon`, a table of codes, or options of Intl. */
function holdsCodes({ type, id, ...node }: SyntaxNode): boolean {
  if (type === 'NewExpression') return true;
  if (type === 'VariableDeclarator') return isSyntaxNode(id) && CODE_TABLES.has(String(id['name']));
  return type === 'Property' && CODES.has(nameOf({ type, ...node }));
}

/** Whether a node is a text rather than a code, judged by what surrounds it. */
function isText(node: SyntaxNode, ancestors: readonly SyntaxNode[]): boolean {
  const parent = ancestors.at(-1);
  if (!parent || parent['key'] === node) return false;
  if (/^(Import|ExportAll|ExportNamed|TSLiteral)/.test(parent.type)) return false;
  if (parent.type === 'BinaryExpression' && parent['operator'] !== '+') return false;
  return !ancestors.some(holdsCodes);
}

interface Found {
  readonly start: number;
  readonly key: string;
  readonly text: string;
}

/** Finds the texts below a node of a module. */
function findTexts(node: SyntaxNode, ancestors: readonly SyntaxNode[] = []): Found[] {
  const key = ancestors
    .filter(({ type }) => type === 'Property')
    .map(nameOf)
    .join('.');
  const text = readText(node);
  const within = Object.values(node)
    .flat()
    .filter(isSyntaxNode)
    .flatMap((child) => findTexts(child, [...ancestors, node]));
  if (text === undefined || !isText(node, ancestors)) return within;
  const isWord = WORD.test(text) && (!CODE.test(text) || ancestors.at(-1)?.type === 'Property');
  // The parts of a text that is joined from several are not listed again.
  const inner = within.filter(({ text: part }) => !text.includes(part));
  return isWord ? [{ start: node.start, key, text }, ...inner] : within;
}

/** Finds the texts of a component: between its tags, and in attributes that are read out. */
function findMarkup(node: SyntaxNode): Found[] {
  if (node.type === 'JSXText') {
    const text = String(node['value']).trim();
    return WORD.test(text) ? [{ start: node.start, key: '', text }] : [];
  }
  if (node.type === 'JSXAttribute' && isSyntaxNode(node['name']) && isSyntaxNode(node['value'])) {
    const name = String(node['name']['name']);
    const text = readText(node['value']);
    if (SPOKEN.has(name) && text !== undefined) return [{ start: node.start, key: name, text }];
  }
  return Object.values(node).flat().filter(isSyntaxNode).flatMap(findMarkup);
}

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

function listModule(path: string, find: (program: SyntaxNode) => Found[]): CopyEntry[] {
  const code = read(path);
  const program: unknown = parseSync(path, code).program;
  if (!isSyntaxNode(program)) throw new Error(`${path} could not be parsed`);
  return find(program).map(({ start, key, text }) => {
    const line = code.slice(0, start).split('\n').length;
    return { place: `${path}:${line}`, key, text };
  });
}

/** Lists the values of a JSON file that are texts. */
function listJson(path: string): CopyEntry[] {
  const entries: CopyEntry[] = [];
  JSON.parse(read(path), (key: string, value: unknown) => {
    if (typeof value === 'string' && value.includes(' ')) entries.push({ place: path, key, text: value });
    return value;
  });
  return entries;
}

const modules = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .toSorted();

/** Every text that a visitor can read, in the order of the files. */
export function listCopy(): CopyEntry[] {
  return [
    ...modules('src/messages/en/**/*.ts').flatMap((path) => listModule(path, findTexts)),
    ...modules('src/**/*.tsx').flatMap((path) => listModule(path, findMarkup)),
    ...listJson('public/quotes.json'),
  ];
}

if (import.meta.main) {
  const [word = ''] = process.argv.slice(2);
  for (const { place, key, text } of listCopy()) {
    const line = `${place}  ${key ? `${key}: ` : ''}${text}`;
    if (line.includes(word)) console.log(line);
  }
}
