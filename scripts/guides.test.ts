import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['.ci', 'data', 'docs', 'gallery', 'public', 'scripts', 'server', 'src', 'tests'];
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

test.each(['CONTRIBUTING.md', 'docs/architecture.md', 'docs/design.md', 'docs/glossary.md'])(
  'what %s names is in the project',
  (guide) => {
    expect(listUnknown(readFileSync(guide, 'utf8'))).toEqual([]);
  },
);

test('a file, a folder and a word of the code that are not there are found', () => {
  const gone = ['weeks', 'Dreamt'].join('');
  const names = ['src/gone/thing.ts', 'src/life/', 'gone.css', 'weeksLived', `${gone}(day)`, 'tests/…'];
  const text = names.map((name) => `\`${name}\``).join(', ');
  expect(listUnknown(text)).toEqual(['src/gone/thing.ts', 'gone.css', `${gone}(day)`]);
});
