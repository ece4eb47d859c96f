import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBuilt, listInputs, noteInputs } from './build-once.mjs';

const project = process.cwd();

/** The inputs that a build starts from: its programs, and the folders whose files go into the page as they are. */
const ENTRIES = [
  'scripts/run-build.mjs',
  'scripts/build.ts',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'public',
  'src/assets',
  'src/words',
  'src/service-worker',
];

/** The files that a text names, as an import or as a path: seen from its own folder, or from the project's. */
function findNamed(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(
    /["'(/]((?:\.{1,2}\/|#words\/|data\/|public\/|scripts\/|server\/|src\/)[\w./-]+)/g,
  );
  return Array.from(names).flatMap(([, name = '']) => {
    const path = name.replace('#words/', 'src/words/en/');
    const candidates = path.startsWith('.') ? [join(dirname(file), path)] : [path];
    return candidates.filter(
      (candidate) => existsSync(candidate) && !relative('.', candidate).startsWith('..'),
    );
  });
}

const listFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative('.', join(entry.parentPath, entry.name)));

/** Everything that a build reads, found by following what its files name. */
function findRead(): string[] {
  const read = new Set(
    ENTRIES.flatMap((entry) => (statSync(entry).isDirectory() ? listFolder(entry) : entry)).filter(
      (file) => !/\.test\.tsx?$/.test(file),
    ),
  );
  for (const file of read) {
    if (!/\.(tsx?|mjs|css|html)$/.test(file)) continue;
    for (const named of findNamed(file)) if (statSync(named).isFile()) read.add(relative('.', named));
  }
  return [...read];
}

test('Every file that a build reads is an input', () => {
  const read = findRead();
  for (const file of [
    'data/snapshot.json',
    'server/node.ts',
    'src/app/entry-client.tsx',
    'src/app/entry-prerender.tsx',
    'src/app/results/details.tsx',
    'src/service-worker/service-worker.ts',
  ]) {
    expect(read).toContain(file);
  }
  const inputs = new Set(listInputs());
  // The compiled words are made from catalogues, which are inputs.
  const isCompiled = (file: string) => inputs.has(file.replace(/\.ts$/, '.json'));
  expect(read.filter((file) => !inputs.has(file) && !isCompiled(file))).toEqual([]);
});

describe('A build', () => {
  let folder = '';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'build-once-'));
    process.chdir(folder);
    for (const file of [
      'dist/client/index.html',
      'index.html',
      'src/app/app.tsx',
      'src/app/app.test.ts',
      'tests/a.spec.ts',
    ])
      write(file, '');
    write('src/words/de/form.json', '{}');
    await noteInputs(() => Promise.resolve());
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    process.chdir(project);
    rmSync(folder, { recursive: true });
  });

  function write(file: string, text: string): void {
    mkdirSync(dirname(resolve(folder, file)), { recursive: true });
    writeFileSync(resolve(folder, file), text);
  }

  test.each([
    'index.html',
    'src/app/app.tsx',
    'src/app/new.tsx',
    'public/new.txt',
    'data/snapshot.json',
    'new-folder/new.ts',
    'vite.config.ts',
    'package-lock.json',
  ])('is repeated after a change of %s', (file) => {
    expect(isBuilt()).toBe(true);
    write(file, 'changed');
    expect(isBuilt()).toBe(false);
  });

  test('is repeated after a file was removed', () => {
    rmSync('src/app/app.tsx');
    expect(isBuilt()).toBe(false);
  });

  test.each(['OFFLINE', 'SOURCE_DATE_EPOCH'])('is repeated for another value of %s', (name) => {
    vi.stubEnv(name, 'changed');
    expect(isBuilt()).toBe(false);
  });

  test.each([
    'src/app/app.test.ts',
    'src/words/de/form.ts',
    'tests/a.spec.ts',
    'docs/a.md',
    'README.md',
    'vitest.config.ts',
    'data/pipeline/index.ts',
    'node_modules/a/index.js',
    'dist/client/index.html',
    '.git/HEAD',
  ])('is not repeated after a change of %s', (file) => {
    write(file, 'changed');
    expect(isBuilt()).toBe(true);
  });

  test('that fails is repeated', async () => {
    write('index.html', 'changed');
    await expect(noteInputs(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isBuilt()).toBe(false);
  });
});
