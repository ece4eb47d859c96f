import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PACKAGES } from './packages.ts';

/** Imports that must fail: the package, the import, and part of the reason. */
const FORBIDDEN: [path: string, imported: string, reason: string][] = [
  ['src/life', '../world/quote.ts', 'lowest package'],
  ['src/life', 'react', 'lowest package'],
  ['src/world', '../words/format.ts', 'fetches facts'],
  ['src/words', '../ui/icon.tsx', 'does not know how they look'],
  ['src/platform', '../world/quote.ts', 'browser’s APIs'],
  ['src/document', '../ui/button.tsx', 'how that is edited or shown'],
  ['src/ui', '../sections/results-context.ts', 'knows none of them'],
  ['src/sections', './weeks/week-key.tsx', 'knows none of them'],
  ['src/sections/form', '../weeks/week-key.tsx', 'A section does not import another one'],
  ['src/sections/weeks', '../summary/summary-cards.tsx', 'A section does not import another one'],
  ['src/sections/weeks', '../../app/state.ts', 'A section does not import another one'],
  ['src/view', 'react', 'a page of its own'],
  ['src/view', '../app/state.ts', 'a page of its own'],
  ['src/service-worker', '../life/weeks.ts', 'a separate program'],
  ['src/app', '../../gallery/exhibits.ts', 'app/ is the page'],
  ['src/app', '../../tests/fixtures/drafts.ts', 'app/ is the page'],
  ['server', '../src/app/state.ts', 'serves facts'],
  ['server', '../scripts/build.ts', 'serves facts'],
  ['server', '../tests/fixtures/site.ts', 'serves facts'],
];

const ALLOWED: [path: string, imported: string][] = [
  ['src/life', './weeks.ts'],
  ['src/world', '../life/weeks.ts'],
  ['src/words', '../world/country-names.ts'],
  ['src/ui', 'react'],
  ['src/ui', '../life/colors.ts'],
  ['src/platform', '../life/calendar-date.ts'],
  ['src/document', '../words/format.ts'],
  ['src/sections/form', '../../document/draft.ts'],
  ['src/sections/weeks', '../results-context.ts'],
  ['src/app', '../sections/form/life-form.tsx'],
  ['src/service-worker', '../world/snapshot.ts'],
  ['server', '../src/world/life-expectancy.ts'],
  ['gallery', '../src/app/page-header.tsx'],
];

/** Side effects that the rules of a life may not have. */
const IMPURE: [statement: string, reason: string][] = [
  ['export const now = Date.now();', 'Today comes in as an argument.'],
  ['export const roll = Math.random();', 'Chance comes in as an argument.'],
  ['export const page = fetch("/x");', 'The rules of a life fetch nothing'],
  ['export const width = window.innerWidth;', 'The rules of a life know no page.'],
  ['export const title = document.title;', 'The rules of a life know no page.'],
];

const FORMS_OF_IMPORT = [
  "import { words } from '../words/format.ts';\nexport const x = words;",
  "import type { Words } from '../words/format.ts';\nexport type X = Words;",
  "export { MESSAGES } from '../words/format.ts';",
  "export * from '../words/format.ts';",
  "export const load = () => import('../words/format.ts');",
];

const CYCLE = {
  'src/life/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = { egg: Egg };\n",
  'src/life/egg.ts': "import type { Hen } from './hen.ts';\nexport type Egg = { hen: Hen };\n",
};

interface Diagnostic {
  readonly message: string;
  readonly help?: string;
  readonly severity: string;
  readonly filename: string;
}

/** One file for each statement, so that each has its own result. */
const nameFile = (path: string, set: string, index: number) => `${path}/${set}-${index}.ts`;
const importing = (
  set: string,
  rows: readonly (readonly [path: string, imported: string, ...rest: string[]])[],
) => rows.map(([path, imported], index) => [nameFile(path, set, index), `import '${imported}';\n`] as const);
const inLife = (set: string, statements: readonly string[]) =>
  statements.map((statement, index) => [nameFile('src/life', set, index), `${statement}\n`] as const);

/** The linter's messages for each file, in a folder with the project's layout and configuration. */
const reasons = new Map<string, string[]>();
const reasonsOf = (path: string) => reasons.get(path) ?? [];
let folder = '';
let status: number | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const files = Object.fromEntries([
    ...importing('forbidden', FORBIDDEN),
    ...importing('allowed', ALLOWED),
    ...inLife(
      'impure',
      IMPURE.map(([statement]) => statement),
    ),
    ...inLife('form', FORMS_OF_IMPORT),
    ...Object.entries(CYCLE),
  ]);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const { path } of PACKAGES) mkdirSync(join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['oxlint.config.ts', 'scripts/packages.ts']) copyFileSync(file, join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  const linter = ['--import', 'tsx', 'node_modules/oxlint/bin/oxlint', '--format=json'];
  const run = spawnSync(process.execPath, [...linter, ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  status = run.status;
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(run.stdout);
  for (const { filename, severity, message, help } of diagnostics) {
    if (severity === 'error') reasons.set(filename, [...reasonsOf(filename), `${message} ${help}`]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const plain = (text: string) => text.replaceAll('’', "'");

describe('The linter fails', () => {
  test('with an exit code of 1', () => {
    expect(status).toBe(1);
  });

  test.each(FORBIDDEN.map((row, index) => [...row, index] as const))(
    'if %s imports %s, and gives the reason',
    (path, _imported, reason, index) => {
      expect(reasonsOf(nameFile(path, 'forbidden', index))).toEqual([expect.stringContaining(plain(reason))]);
    },
  );

  test.each(FORMS_OF_IMPORT.map((statement, index) => [statement, index] as const))(
    'on every form of import: %s',
    (_statement, index) => {
      expect(reasonsOf(nameFile('src/life', 'form', index)).join()).toContain('life/ is the lowest package');
    },
  );

  test.each(IMPURE.map((row, index) => [...row, index] as const))(
    'if a rule of a life has a side effect: %s',
    (_statement, reason, index) => {
      expect(reasonsOf(nameFile('src/life', 'impure', index)).join()).toContain(reason);
    },
  );

  test.each(Object.keys(CYCLE))('on a cycle of type imports: %s', (path) => {
    expect(reasonsOf(path).join()).toContain('cycle');
  });
});

test.each(ALLOWED.map((row, index) => [...row, index] as const))(
  '%s may import %s',
  (path, _imported, index) => {
    expect(reasonsOf(nameFile(path, 'allowed', index))).toEqual([]);
  },
);
