import { expect, test } from 'vitest';
import { formatFor } from '../../words/format.ts';
import { describeLinkedMarks } from './copy-link.tsx';

test.each([
  [3, 1, 'The link then holds 3 moments and 1 chapter: your words,'],
  [1, 0, 'The link then holds 1 moment: your words,'],
  [0, 2, 'The link then holds 2 chapters: your words,'],
])('a link with %i moments and %i chapters', (moments, chapters, words) => {
  expect(describeLinkedMarks(formatFor('en'), { moments, chapters })).toContain(words);
});
