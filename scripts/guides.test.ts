import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TARGETS } from '../stryker.config.mjs';

const FOLDERS = ['.ci', 'data', 'deploy', 'docs', 'gallery', 'public', 'scripts', 'server', 'src', 'tests'];
const isText = (path: string) => /\.(?:tsx?|mjs|css|json|html)$/.test(path) && !path.startsWith('data');
const FILES = [
  ...readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile()),
  ...FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true })),
].map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'));
/** Every word of the code. */
const WORDS = new Set(
  FILES.filter((path) => isText(path) && path !== 'package-lock.json').flatMap(
    (path) => readFileSync(path, 'utf8').match(/[\w$-]+/g) ?? [],
  ),
);

/** The names in backticks in a guide that the project does not have. A name with a gap or a star stands for several. */
function listUnknown(guide: string): string[] {
  const text = guide.replaceAll(/```[^]*?```/g, '');
  const named = Array.from(text.matchAll(/`([^`\s]+)`/g), ([, name = '']) => name);
  return named.filter((name) => {
    if (/[…*]/.test(name) || /^https?:/.test(name)) return false;
    const isPath = /^[\w./-]+\/[\w./-]*$|^[\w.-]+\.(?:tsx?|mjs|css|json|md)$/.test(name);
    if (!isPath) return !(name.match(/[\w$-]+/g) ?? []).every((word) => WORDS.has(word));
    const path = name.replaceAll(/^\/|\/$/g, '');
    return !FILES.some(
      (file) => file === path || file.endsWith(`/${path}`) || `/${file}`.includes(`/${path}/`),
    );
  });
}

const GUIDES = [
  'CONTRIBUTING.md',
  ...['architecture', 'design', 'glossary', 'specification'].map((name) => `docs/${name}.md`),
];

test.each(GUIDES)('what %s names is in the project', (guide) => {
  expect(listUnknown(readFileSync(guide, 'utf8'))).toEqual([]);
});

test('a file, a folder and a word of the code that are not there are found', () => {
  const gone = ['weeks', 'Dreamt'].join('');
  const names = ['src/gone/thing.ts', 'src/life/', 'gone.css', 'weeksLived', `${gone}(day)`, 'tests/…'];
  const text = names.map((name) => `\`${name}\``).join(', ');
  expect(listUnknown(text)).toEqual(['src/gone/thing.ts', 'gone.css', `${gone}(day)`]);
});

/** What a guide lists at its end, `file` by `file`, as - T1 "title", or a literal part of it. */
function listTests(guide: string) {
  let file = '';
  return guide.split('\n').flatMap((line) => {
    file = /^`([^`]+)`$/.exec(line)?.[1] ?? file;
    const [, number, title] = /^- (T\d+) "(.+)"$/.exec(line) ?? [];
    return number && title ? [{ number, file, title }] : [];
  });
}

const isThere = ({ file, title }: { file: string; title: string }) =>
  FILES.includes(file) && readFileSync(file, 'utf8').includes(title);

test('each statement of docs/specification.md has a test, which exists', () => {
  const guide = readFileSync('docs/specification.md', 'utf8');
  const cited = guide
    .split('\n')
    .filter((line) => /^- \d/.test(line))
    .map((line) => line.slice(line.lastIndexOf('(')).match(/T\d+/g) ?? []);
  expect(cited.length).toBeGreaterThan(100);
  expect(cited.filter((numbers) => numbers.length === 0)).toEqual([]);
  const listed = listTests(guide);
  expect(listed.map(({ number }) => number).toSorted()).toEqual([...new Set(cited.flat())].toSorted());
  expect(listed.filter((each) => !isThere(each))).toEqual([]);
});

test('a test whose title or file is not there is found', () => {
  const title = ['is found by', 'this test'].join(' ');
  const guide = `\`scripts/guides.test.ts\`\n\n- T1 "${title}"\n- T2 "a test"\n\n\`src/gone.test.ts\`\n\n- T3 "gone"`;
  const missing = listTests(guide).filter((each) => !isThere(each));
  expect(missing.map(({ number }) => number)).toEqual(['T1', 'T3']);
});

const { version, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

test('docs/dependencies.md has each package that is installed, and no other', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8').match(/^\| `.*$/gm) ?? [];
  const listed = rows.flatMap((row) => row.split(' | ')[0]?.match(/[^`]+(?=`(?:,|$))/g) ?? []);
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const own = installed.filter((name) => !name.startsWith('@types/'));
  expect(listed.filter((name) => name !== '@types/…').toSorted()).toEqual(own.toSorted());
});

test('the newest release in CHANGELOG.md is the version of the package', () => {
  const [, released] = /^## (\d\S+) – \d{4}-\d\d-\d\d$/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(released).toBe(version);
});

/** The patterns that stand for no file, each name in braces by itself. */
const listUnmatched = (patterns: readonly string[]) =>
  patterns
    .flatMap((pattern) => {
      const [, before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return names ? names.split(',').map((name) => `${before}${name}${after}`) : [pattern];
    })
    .filter((pattern) => {
      const written = pattern.replaceAll('.', '\\.').replaceAll('**/', '(?:.+/)?');
      const matching = new RegExp(`^${written.replaceAll(/(?<!\.)\*/g, '[^/]*')}$`);
      return !FILES.some((file) => matching.test(file));
    });

test('each pattern of a target of the mutation tests has a file', () => {
  expect(listUnmatched(Object.values(TARGETS).flatMap(({ mutate }) => mutate))).toEqual([]);
});
