import { expect, test } from 'vitest';
import { readLinkText, writeLinkText } from './link-text.ts';

const write = (version: string) => writeLinkText(new URLSearchParams({ v: version, name: 'a & b_c' }));

test('A link is read as it was written', () => {
  expect(String(readLinkText(write('1')))).toBe('v=1&name=a+%26+b_c');
});

test('A link of a newer version is reported as such, however its check is computed', () => {
  expect(readLinkText('v=2&check=other')).toBe('newer');
});

test.each([
  ['without a version', writeLinkText(new URLSearchParams({ name: 'a' }))],
  ['of version 0', write('0')],
  ['without a check', 'v=1&name=a'],
  ['that was altered', write('1').replace('name=a', 'name=b')],
])('A text %s is no link', (_, fragment) => {
  expect(readLinkText(fragment)).toBeNull();
});
