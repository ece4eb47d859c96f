import { expect, test } from 'vitest';
import { shortenText } from './shorten-text.ts';

// Every character is 10 pixels wide, and so is the ellipsis.
test.each([
  ['keeps as many letters as fit, with the ellipsis', 'Montreal', 50, 'Mont…'],
  ['is the whole text if it fits', 'Montreal', 80, 'Montreal'],
  ['may take all of the width', 'Montreal', 70, 'Montre…'],
  ['has no space before the ellipsis', 'Studies in Montreal', 80, 'Studies…'],
  ['keeps a space at the beginning', ' into', 30, ' i…'],
  ['is the ellipsis alone without room for a letter', 'Montreal', 19, '…'],
  ['is the ellipsis without any room', 'Montreal', 0, '…'],
])('a text in some room %s', (_, text, width, shortened) => {
  expect(shortenText(text, width, ({ length }) => length * 10)).toBe(shortened);
});
