import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test('case, accents, and space beside a slash do not matter', () => {
  expect(foldName(' TV / Soirée ')).toBe('tv/soiree');
});
