import { expect, test } from 'vitest';
import { readLinkText, writeLinkText } from './link-text.ts';

const MIGRATIONS = [
  (parameters: URLSearchParams) => new URLSearchParams([...parameters, ['added', 'yes']]),
  (parameters: URLSearchParams) => new URLSearchParams([...parameters, ['later', 'yes']]),
];
const write = (version: string) => writeLinkText(new URLSearchParams({ v: version, name: 'a & b_c' }));
const read = (fragment: string) => {
  const parameters = readLinkText(fragment, MIGRATIONS);
  return parameters instanceof URLSearchParams ? String(parameters) : parameters;
};

test.each([
  ['1', 'v=1&name=a+%26+b_c&added=yes&later=yes'],
  ['2', 'v=2&name=a+%26+b_c&later=yes'],
  ['3', 'v=3&name=a+%26+b_c'],
])('A link of version %s is checked as it was written, and then migrated', (version, migrated) => {
  expect(read(write(version))).toBe(migrated);
});

test('A link of a newer version is reported as such, however its check is computed', () => {
  expect(read('v=4&check=other')).toBe('newer');
});

test.each([
  ['without a version', writeLinkText(new URLSearchParams({ name: 'a' }))],
  ['of version 0', write('0')],
  ['without a check', 'v=3&name=a'],
  ['that was altered', write('3').replace('name=a', 'name=b')],
])('A text %s is no link', (_, fragment) => {
  expect(read(fragment)).toBeNull();
});
