import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isComposing } from './is-composing.ts';

test.each([
  [true, 13, true],
  [true, 229, true],
  [false, 229, true],
  [false, 13, false],
  [false, 27, false],
])(
  'a key while composing is %s, with code %d, belongs to an input method: %s',
  (composing, keyCode, expected) => {
    expect(isComposing({ isComposing: composing, keyCode })).toBe(expected);
  },
);

/** Handlers of keys in charts, of the slider and of the view, where no text is written. */
const WITHOUT_TEXT = /^src\/view\/|chart-cursor|use-roving-focus|timeline/;

test('every handler of keys leaves those of an input method alone', () => {
  const handlers = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => join('src', name))
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !WITHOUT_TEXT.test(file))
    .filter((file) => /: KeyboardEvent\b/.test(readFileSync(file, 'utf8')))
    .filter((file) => !file.endsWith('is-composing.ts'));
  expect(handlers.length).toBeGreaterThan(3);
  expect(handlers.filter((file) => !readFileSync(file, 'utf8').includes('isComposing('))).toEqual([]);
});
