import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKAGES } from './packages.ts';

/** Modules of a package with one statement, and part of the linter's reason; `null` for what it allows. */
const CASES: readonly (readonly [path: string, statement: string, reason: string | null])[] = [
  ['src/life', "import '../world/quote.ts';", 'lowest package'],
  ['src/life', "import 'react';", 'lowest package'],
  ['src/world', "import '../words/format.ts';", 'fetches facts'],
  ['src/words', "import '../ui/icon.tsx';", 'does not know how they look'],
  ['src/platform', "import '../world/quote.ts';", 'browser’s APIs'],
  ['src/events', "import '../document/draft.ts';", 'knows neither the form nor the page'],
  ['src/events', "import 'react';", 'knows neither the form nor the page'],
  ['src/document', "import '../ui/button.tsx';", 'how that is edited or shown'],
  ['src/ui', "import '../results/results-context.ts';", 'knows none of them'],
  ['src/results', "import '../sections/form/field.tsx';", 'knows none of them'],
  ['src/sections/form', "import '../health/describe-analyses.ts';", 'A section does not import another one'],
  ['src/sections/health', "import '../../app/state.ts';", 'A section does not import another one'],
  ['src/view', "import 'react';", 'a page of its own'],
  ['src/service-worker', "import '../life/weeks.ts';", 'a separate program'],
  ['src/app', "import '../../gallery/exhibits.ts';", 'app/ is the page'],
  ['src/app', "import '../../tests/fixtures/drafts.ts';", 'app/ is the page'],
  ['server', "import '../src/app/state.ts';", 'serves facts'],
  // Every form of import.
  ['src/life', "import { words } from '../words/format.ts';\nexport const x = words;", 'lowest package'],
  ['src/life', "import type { Words } from '../words/format.ts';\nexport type X = Words;", 'lowest package'],
  ['src/life', "export { MESSAGES } from '../words/format.ts';", 'lowest package'],
  ['src/life', "export * from '../words/format.ts';", 'lowest package'],
  ['src/life', "export const load = () => import('../words/format.ts');", 'lowest package'],
  // Side effects that the rules of a life may not have.
  ['src/life', 'export const now = Date.now();', 'Today comes in as an argument'],
  ['src/life', 'export const roll = Math.random();', 'Chance comes in as an argument.'],
  ['src/life', 'export const page = fetch("/x");', 'The rules of a life fetch nothing'],
  ['src/life', 'export const width = window.innerWidth;', 'The rules of a life know no page.'],
  // What the visitor has named, and colors.
  ['src/ui', 'export const A = ({ name }) => <p>{name}</p>;', 'shown by <OwnWords>'],
  ['src/ui', 'export const A = ({ mum }) => <p>{mum?.name ?? `${mum.id}`}</p>;', 'shown by <OwnWords>'],
  ['src/ui', 'export const A = ({ name }) => <p>{`${name}!`}</p>;', 'shown by <OwnWords>'],
  ['src/ui', 'export const A = ({ text }) => <bdi>{text}</bdi>;', 'shown by <OwnWords>'],
  ['src/ui', 'export const A = ({ text }) => <b dir="auto">{text}</b>;', 'shown by <OwnWords>'],
  ['src/ui', 'export const A = () => <path fill="#0b0e13" />;', 'Colors come from tokens.css'],
  ['src/ui', "export const A = () => <p style={{ color: 'rgb(1 2 3)' }} />;", 'Colors come from tokens.css'],
  [
    'src/ui',
    "import { OwnWords } from './own-words.tsx';\nexport const A = ({ name }) => <OwnWords>{name}</OwnWords>;",
    null,
  ],
  ['src/ui', 'export const A = () => <path fill="var(--ink)" />;', null],
  ['src/life', "import './weeks.ts';", null],
  ['src/ui', "import 'react';", null],
  ['src/sections/health', "import '../../results/results-context.ts';", null],
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
const nameFile = (path: string, index: number) =>
  `${path}/case-${index}.${/<\/|\/>/.test(CASES[index]?.[1] ?? '') ? 'tsx' : 'ts'}`;

/** The linter's messages for each file, in a folder with the project's layout and configuration. */
const reasons = new Map<string, string[]>();
const reasonsOf = (path: string) => reasons.get(path) ?? [];
let folder = '';
let status: number | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  const files = {
    ...Object.fromEntries(CASES.map(([path, statement], index) => [nameFile(path, index), `${statement}\n`])),
    ...CYCLE,
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const { path } of PACKAGES) mkdirSync(join(folder, path), { recursive: true });
  mkdirSync(join(folder, 'scripts/lint'), { recursive: true });
  for (const file of ['oxlint.config.ts', 'scripts/packages.ts', 'scripts/lint/project.mjs'])
    copyFileSync(file, join(folder, file));
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
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('The linter fails with an exit code of 1', () => {
  expect(status).toBe(1);
});

test.each(CASES.map((row, index) => [...row, index] as const))(
  'in %s, of %j it says: %s',
  (path, _statement, reason, index) => {
    const found = reasonsOf(nameFile(path, index));
    expect(found.length > 0).toBe(reason !== null);
    for (const each of found) expect(each).toContain(reason?.replaceAll('’', "'"));
  },
);

test.each(Object.keys(CYCLE))('on a cycle of type imports it fails: %s', (path) => {
  expect(reasonsOf(path).join()).toContain('cycle');
});

test('a file of `src/sections` is in the folder of a section, whose imports are limited', () => {
  const found = readdirSync('src/sections', { withFileTypes: true });
  expect(found.filter((each) => !each.isDirectory()).map(({ name }) => name)).toEqual([]);
});

const IMPORT = /\b(?:from |import |import\()'(\.[^']+)'/g;
const LATER = /(?<!typeof )\bimport\('(\.[^']+)'\)/g;
const listImports = (file: string, pattern: RegExp) =>
  Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, path = '']) => join(dirname(file), path));

/** Whether a file imports another one, at once or later, itself or by way of others. */
function imports(file: string, other: string, seen: Set<string>): boolean {
  if (file === other) return true;
  if (seen.has(file) || !/\.tsx?$/.test(file)) return false;
  seen.add(file);
  return listImports(file, IMPORT).some((each) => imports(each, other, seen));
}

test('no code that is loaded later imports what loads it', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
  const loads = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => listImports(file, LATER).map((later) => [file, later] as const));
  expect(loads.length).toBeGreaterThan(4);
  expect(loads.filter(([file, later]) => imports(later, file, new Set()))).toEqual([]);
});
