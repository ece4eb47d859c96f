import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';

const STEPS = [(data: string) => `${data} to 2`, (data: string) => `${data} to 3`];

test.each([
  [1, '1 to 2 to 3'],
  [2, '2 to 3'],
  [3, '3'],
])('data of version %d takes every step after it', (version, migrated) => {
  expect(migrate(version, String(version), STEPS)).toBe(migrated);
});

test('a version beyond the current one is newer than the page', () => {
  expect(migrate(4, '4', STEPS)).toBe('newer');
  expect(migrate(2, '2', [])).toBe('newer');
});

test.each([0, -1, 1.5, Number.NaN, '1', null, undefined])('%j is not a version', (version) => {
  expect(migrate(version, 'data', STEPS)).toBeNull();
});
