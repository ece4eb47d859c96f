import { describe, expect, test } from 'vitest';
import { parseHome } from './parse-home.ts';

describe('The path of an exported page', () => {
  test.each([
    ['/', '/'],
    ['/life/', '/life/'],
    ['/life', '/life/'],
    ['/a/b-c/d_e/f.g/~h/', '/a/b-c/d_e/f.g/~h/'],
    ['/2026/', '/2026/'],
  ])('may be %s', (text, home) => {
    expect(parseHome(text)).toBe(home);
  });

  test.each([
    ['no path', ''],
    ['without a slash before it', 'life'],
    ['without a slash before it', 'life/'],
    ['without a slash before it', '.'],
    ['of the folder above', '/../x'],
    ['of the folder above', '/x/..'],
    ['of a hidden folder', '/.life/'],
    ['of a folder without a name', '//x'],
    ['of a folder without a name', '/x//'],
    ['with a space', '/a b/'],
    ['with an escape', '/a%20b/'],
    ['with a query', '/life/?x'],
    ['with a fragment', '/life/#x'],
    ['with a sign of a configuration', '/life;/'],
    ['with a sign of a configuration', '/$life/'],
    ['with a sign of a configuration', '/"life"/'],
    ['with a line break', '/life/\n'],
    ['with a letter that is written in many ways', '/größe/'],
    ['of Windows', 'C:\\life'],
    ['of Windows', 'C:/Program Files/Git/life/'],
    ['of another address', 'https://example.org/life/'],
  ])('is not one %s: %s', (_, text) => {
    expect(parseHome(text)).toBeUndefined();
  });
});
