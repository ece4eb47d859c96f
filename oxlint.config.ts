import { listForbidden, PACKAGES } from './scripts/packages.ts';

const TESTS = ['**/*.test.{ts,tsx}', 'tests/**'];

/** One rule for each package: which others it may import, and why not the rest. */
const importRules = PACKAGES.map((each) => ({
  files: [`${each.path}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ group: listForbidden(each), message: each.reason.replaceAll('’', "'") }] },
    ],
  },
}));

const PURE = 'The rules of a life know no page.';

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/project.mjs'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['/dist*', '/exported*', 'node_modules', 'test-results'],
  rules: {
    // Cycles of type imports count too: neither file can be understood without the other.
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'eslint/no-console': 'error',
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/max-lines': ['error', { max: 300 }],
  },
  overrides: [
    ...importRules,
    {
      files: ['src/**', 'server/**', 'scripts/**'],
      rules: { 'eslint/max-lines-per-function': ['error', { max: 60 }] },
    },
    { files: ['src/**/*.tsx'], rules: { 'project/own-words': 'error', 'project/colors': 'error' } },
    { files: ['src/ui/own-words.tsx'], rules: { 'project/own-words': 'off' } },
    {
      files: ['src/life/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'window', message: PURE },
          { name: 'document', message: PURE },
          {
            name: 'Date',
            message: 'Today comes in as an argument; calendar-date.ts alone does sums with Date.',
          },
          {
            name: 'fetch',
            message: 'The rules of a life fetch nothing: what they need comes in as arguments.',
          },
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
          { object: 'Date', property: 'now', message: 'Today comes in as an argument.' },
        ],
      },
    },
    { files: ['src/life/calendar-date.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: [
        'server/**',
        'scripts/**',
        'data/pipeline/index.ts',
        'tests/performance/bench.ts',
        '*.config.ts',
      ],
      rules: { 'eslint/no-console': 'off' },
    },
    {
      files: TESTS,
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'eslint/max-lines': 'off',
        'eslint/max-lines-per-function': 'off',
        'eslint/no-await-in-loop': 'off',
        'typescript/no-misused-spread': 'off',
      },
    },
  ],
};
