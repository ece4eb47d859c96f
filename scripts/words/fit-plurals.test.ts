import { expect, test } from 'vitest';
import { fitPlurals } from './fit-plurals.ts';

test.each([
  ['Text with {name}', 'it', 'Text with {name}'],
  ['{n, plural, one {# day} other {# days}}', 'de', '{n, plural, one {# day} other {# days}}'],
  [
    'In {n, plural, =0 {no time} one {# day} other {# days}}.',
    'it',
    'In {n, plural, =0 {no time} one {# day} many {# days} other {# days}}.',
  ],
  ['{n, plural, one {# day} other {# days}}', 'ja', '{n, plural, other {# days}}'],
  [
    '{n, plural, one {# day} other {# days}}',
    'ar',
    '{n, plural, zero {# days} one {# day} two {# days} few {# days} many {# days} other {# days}}',
  ],
  [
    '{who, select, you {{n, plural, one {a} other {b {m, plural, one {c} other {d}}}}} other {}}',
    'ja',
    '{who, select, you {{n, plural, other {b {m, plural, other {d}}}}} other {}}',
  ],
  [
    '{n, plural, one {{n, number, ::.0} day} other {{n, number, ::.0} days}}',
    'pl',
    '{n, plural, other {{n, number, ::.0} days}}',
  ],
])('The plurals of %j have the categories of %s', (message, tag, fitted) => {
  expect(fitPlurals(message, tag)).toBe(fitted);
});
