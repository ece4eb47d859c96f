import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THEME_COLORS } from './theme.ts';

test('the browser’s interface has the page’s background color, in both themes', () => {
  const [, light, dark] =
    /--ground: light-dark\((#\w+), (#\w+)\);/.exec(readFileSync('src/app/styles/tokens.css', 'utf8')) ?? [];
  expect(THEME_COLORS).toEqual({ light, dark });
});
