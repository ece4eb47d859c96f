import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Each room with the reason that the linter gives, and what it may not import. */
const FORBIDDEN: [room: string, reason: string, imports: string[]][] = [
  [
    'src/life',
    'life/ is the lowest room: pure rules that import nothing but each other.',
    [
      '../world/quote.ts',
      '../content/words.ts',
      '../charts/paint.ts',
      '../ui/icon.tsx',
      '../platform/clock.ts',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/life',
    'The rules of a life know no page.',
    ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
  ],
  [
    'src/world',
    'world/ asks for facts and checks them; showing them is for higher rooms.',
    [
      '../content/words.ts',
      '../charts/paint.ts',
      '../ui/icon.tsx',
      '../platform/clock.ts',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/content',
    'content/ is words about the rules of a life; it knows neither where facts come from nor how they look.',
    [
      '../world/quote.ts',
      '../charts/paint.ts',
      '../platform/clock.ts',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/charts',
    'charts/ draws what it is given: words and figures come in as properties.',
    [
      '../world/quote.ts',
      '../content/words.ts',
      '../ui/icon.tsx',
      '../platform/clock.ts',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/ui',
    'ui/ knows no word of the domain, so that any page could use it.',
    [
      '../life/weeks.ts',
      '../world/quote.ts',
      '../content/words.ts',
      '../charts/paint.ts',
      '../platform/clock.ts',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/platform',
    'platform/ is the browser’s edges: it may speak of calendar days, and of nothing else of the product.',
    [
      '../world/quote.ts',
      '../content/words.ts',
      '../charts/paint.ts',
      '../ui/icon.tsx',
      '../features/form/draft.ts',
      '../app/state.ts',
      '../../server/app.ts',
    ],
  ],
  [
    'src/features/form',
    'One visitor’s task does not import another’s: what both need belongs in a lower room.',
    ['../results/results.tsx'],
  ],
  [
    'src/features/results',
    'One visitor’s task does not import another’s: what both need belongs in a lower room.',
    ['../form/draft.ts'],
  ],
  [
    'src/features/form',
    'Features are composed by app/, which imports them.',
    ['../../app/state.ts', '../../../server/app.ts'],
  ],
  [
    'src/features/results',
    'Features are composed by app/, which imports them.',
    ['../../app/state.ts', '../../../server/app.ts'],
  ],
  [
    'src/service-worker',
    'service-worker/ is a program of its own: what the page is made of must not get into it.',
    ['../life/weeks.ts', '../content/words.ts', '../../server/app.ts', 'react'],
  ],
  [
    'server',
    'The server gives out facts and files; it draws nothing.',
    ['../src/features/form/draft.ts', '../src/app/state.ts', '../src/ui/icon.tsx', '../src/charts/paint.ts'],
  ],
  ...[
    'src/life',
    'src/world',
    'src/content',
    'src/charts',
    'src/ui',
    'src/platform',
    'src/features/form',
    'src/features/results',
    'src/app',
    'server',
  ].map((room): [string, string, string[]] => [
    room,
    'gallery/ shows developers what there is: nothing that visitors get is made for it.',
    [`${room.replaceAll(/[^/]+/g, '..')}/gallery/exhibits.ts`],
  ]),
];

const ALLOWED: [room: string, imported: string][] = [
  ['src/life', './weeks.ts'],
  ['src/world', '../life/weeks.ts'],
  ['src/content', '../life/weeks.ts'],
  ['src/content', '../ui/icon-name.ts'],
  ['src/charts', '../life/activity-colors.ts'],
  ['src/ui', './icon-name.ts'],
  ['src/ui', 'react'],
  ['src/platform', '../life/calendar-date.ts'],
  ['src/features/form', '../../content/words.ts'],
  ['src/features/results', '../../charts/paint.ts'],
  ['src/app', '../features/form/draft.ts'],
  ['src/service-worker', './precache.ts'],
  ['server', '../src/world/life-expectancy.ts'],
  ['gallery', '../src/app/page-header.tsx'],
];

const DEMANDS: [statement: string, reason: string][] = [
  ['export const now = Date.now();', 'Today comes in as an argument.'],
  ['export const roll = Math.random();', 'Chance comes in as an argument.'],
  ['export const answer = fetch("/x");', 'The rules of a life ask nobody'],
  ['export const width = window.innerWidth;', 'The rules of a life know no page.'],
  ['export const title = document.title;', 'The rules of a life know no page.'],
];

const rows = FORBIDDEN.flatMap(([room, reason, imports]) =>
  imports.map((imported) => ({ room, imported, reason: reason.replaceAll('’', "'") })),
);

interface Diagnostic {
  readonly message: string;
  readonly help?: string;
  readonly severity: string;
  readonly filename: string;
}

/** Lints files of the same layout as the project's, with its rules. @returns what was found, by file, and the exit */
function lint(folder: string, files: Readonly<Record<string, string>>) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const linter = resolve('node_modules/.bin/oxlint');
  const { status, stdout } = spawnSync(linter, ['--format=json', ...Object.keys(files)], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  const reasonsOf = (path: string) =>
    diagnostics
      .filter(({ filename, severity }) => filename === path && severity === 'error')
      .map(({ message, help }) => `${message} ${help}`);
  return { status, reasonsOf };
}

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** One file for each statement, so that each is judged by itself. */
const nameFile = (room: string, index: number) => `${room}/imports-${index}.ts`;
const collect = (list: readonly (readonly [room: string, statement: string])[]) =>
  Object.fromEntries(list.map(([room, statement], index) => [nameFile(room, index), `${statement}\n`]));

describe('The linter fails on an import from a room that may not be known', () => {
  let found: ReturnType<typeof lint>;
  beforeAll(() => {
    found = lint(folder, collect(rows.map(({ room, imported }) => [room, `import '${imported}';`])));
  });

  test('with an exit that stops a build', () => {
    expect(found.status).toBe(1);
  });

  test.each(rows.map((row, index) => ({ ...row, index })))(
    '$room may not import $imported',
    ({ room, reason, index }) => {
      expect(found.reasonsOf(nameFile(room, index))).toEqual([expect.stringContaining(reason)]);
    },
  );
});

describe('The rule holds for every form of import', () => {
  test.each([
    "import { words } from '../content/words.ts';\nexport const x = words;",
    "import type { Words } from '../content/words.ts';\nexport type X = Words;",
    "export { WORDS } from '../content/words.ts';",
    "export * from '../content/words.ts';",
    "export const load = () => import('../content/words.ts');",
  ])('%s', (statement) => {
    const { status, reasonsOf } = lint(folder, { 'src/life/form-of-import.ts': `${statement}\n` });
    expect(status).toBe(1);
    expect(reasonsOf('src/life/form-of-import.ts').join()).toContain('life/ is the lowest room');
  });
});

describe('The rules of a life take everything as an argument', () => {
  test.each(DEMANDS)('%s', (statement, reason) => {
    const { status, reasonsOf } = lint(folder, { 'src/life/demand.ts': `${statement}\n` });
    expect(status).toBe(1);
    expect(reasonsOf('src/life/demand.ts').join()).toContain(reason);
  });
});

test('an import from a lower room passes', () => {
  const files = collect(ALLOWED.map(([room, imported]) => [room, `import '${imported}';`]));
  const { status, reasonsOf } = lint(folder, files);
  expect(Object.keys(files).flatMap(reasonsOf)).toEqual([]);
  expect(status).toBe(0);
});
