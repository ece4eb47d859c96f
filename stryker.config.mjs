/**
 * The mutated files by name (`scripts/mutation.mjs`), and the folder whose tests have to notice it. A rule beside
 * its component is mutated with it: ranges of lines would go stale. `ignoreStatic` leaves out constants, each of
 * which would meet all tests of the folder: hours for 200 mutants.
 */
export const TARGETS = {
  life: { mutate: ['src/life/*.ts'], tests: 'src/life', ignoreStatic: true },
  charts: {
    mutate: ['src/ui/charts/*.ts', 'src/ui/charts/bars.tsx'],
    tests: 'src/ui/charts',
    ignoreStatic: true,
  },
  sections: { mutate: ['src/sections/survival/survival-curve.tsx'], tests: 'src/sections/survival' },
  world: {
    mutate: ['src/world/{world-bank,fetch-with-fallback,country-facts,load-json,quotes}.ts'],
    tests: 'src/world',
  },
  document: {
    mutate: ['src/document/{saved-form,parse-fields,parse-draft}.ts'],
    tests: 'src/document',
  },
  events: { mutate: ['src/events/{typed,kinds/*}.ts'], tests: 'src/events' },
  link: { mutate: ['src/document/life-link.ts'], tests: 'src/document' },
  server: {
    mutate: ['server/{app-response,api,app}.ts'],
    tests: 'server',
  },
};

const name = process.env['MUTATION_TARGET'] ?? 'life';
const target = Object.entries(TARGETS).find(([key]) => key === name)?.[1];
if (!target) throw new Error(`No target is named ${name}`);
/** What this run mutates. */
export const MUTATED = target;
const cache = `node_modules/.cache/stryker/${name}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [...MUTATED.mutate, '!**/*.test.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // Stryker would rewrite the ones there are for its copy of the project; nothing in it needs them.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'tests/journeys', 'tests/visual'],
  ignoreStatic: MUTATED.ignoreStatic ?? false,
  concurrency: 1,
  timeoutMS: 60_000,
  incremental: true,
  incrementalFile: `${cache}.incremental.json`,
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: `${cache}.json` },
};
