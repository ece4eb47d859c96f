import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '../support/copy-project.ts';

/** The code of the first lesson of the guide, by the file that each block names. */
function readLesson(): ReadonlyMap<string, string> {
  const guide = readFileSync('CONTRIBUTING.md', 'utf8');
  const blocks = guide.matchAll(/```tsx?\n\/\/ (\S+)\n([^]*?)```/g);
  return new Map(Array.from(blocks, ([, file = '', code = '']) => [file, code]));
}

/** The messages of the lesson, in the plural categories of a language. */
function readMessages(locale: string) {
  const [, messages = ''] = /```json\n([^]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? [];
  const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
  const plural = pluralCategories.map((category) => `${category} {# 🌕}`).join(' ');
  const english: Record<string, { readonly defaultMessage: string }> = JSON.parse(`{${messages}}`);
  if (locale === 'en') return english;
  return Object.fromEntries(
    Object.entries(english).map(([id, { defaultMessage }]) => [
      id,
      { defaultMessage: defaultMessage.replace(/\{count.*\}\}/, `{count, plural, ${plural}}`) },
    ]),
  );
}

test('the lesson of the guide adds a section, whose types, lint and test pass', { tag: '@matrix' }, () => {
  test.slow();
  const { folder, remove } = copyProject();
  const change = (file: string, edit: (before: string) => string) =>
    writeFileSync(join(folder, file), edit(readFileSync(join(folder, file), 'utf8')));
  const run = (...command: readonly string[]) => {
    const { status, stdout } = spawnSync('npx', command, { cwd: folder, encoding: 'utf8' });
    expect(status, `${command.join(' ')}: ${stdout}`).toBe(0);
    return stdout;
  };
  const {
    'src/app/results/sections.ts': line = '',
    'gallery/exhibits/results.tsx': exhibit = '',
    ...files
  } = Object.fromEntries(readLesson());
  try {
    expect(Object.keys(files)).toHaveLength(3);
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), code);
    }
    const catalogues = readdirSync('src/words').filter((name) =>
      existsSync(`src/words/${name}/results.json`),
    );
    expect(catalogues.length).toBeGreaterThan(1);
    for (const language of catalogues)
      change(`src/words/${language}/results.json`, (before) =>
        JSON.stringify({ ...JSON.parse(before), ...readMessages(language) }, null, 2),
      );
    change('src/app/results/sections.ts', (before) => {
      const section = "import { FullMoons } from '../../sections/full-moons/full-moons.tsx';\n";
      return (section + before)
        .replace('  CARDS,\n', '  CARDS,\n  FULL_MOONS,\n')
        .replace('  besideSlider: [\n', `$&${line}`);
    });
    change('gallery/exhibits/results.tsx', (before) => {
      const section = "import { FullMoons } from '../../src/sections/full-moons/full-moons.tsx';\n";
      return (section + before).replace('RESULT_EXHIBITS: Exhibits = {\n', `$&${exhibit}`);
    });
    run('biome', 'check', '--write');
    run('tsx', 'scripts/compile-words.ts');
    run('tsc', '-p', 'tsconfig.life.json');
    run('tsc', '-p', 'tsconfig.app.json');
    run('tsx', 'node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', ...Object.keys(files));
    const tested = run(
      'vitest',
      'run',
      '--project=page',
      '--project=gallery',
      'src/life/full-moons.test.ts',
      'src/app/results/sections.test.ts',
      'gallery/exhibits.test.ts',
    );
    expect(tested).toMatch(/Tests .*4 passed/);
    run('vitest', 'run', '--project=browser', 'src/app/results/results-body');
  } finally {
    remove();
  }
});
