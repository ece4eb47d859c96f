import { describe, expect, test } from 'vitest';
import { formatFor } from '../words/format.ts';
import { describeLine, describePicture } from './describe-view.ts';

const FORMAT = formatFor('en');
const LIFE = { weeksLived: 2191, age: 42, lifeExpectancy: 82.34, chapter: null, moments: 0 };
const chapterNamed = (name: string) =>
  ({
    from: 0,
    until: 1,
    goesOn: true,
    chapter: { id: 'a', name, from: { unit: 'week', week: 0 }, until: null, color: '#4E84F0' },
  }) as const;

describe('The line of the view', () => {
  test.each([
    ['weeks', LIFE, '2,191 weeks lived'],
    ['weeks', { ...LIFE, weeksLived: 1 }, '1 week lived'],
    ['weeks', { ...LIFE, weeksLived: 0 }, 'Your first week has begun.'],
    ['chapter', { ...LIFE, chapter: chapterNamed('Berlin') }, 'Berlin'],
    ['chapter', LIFE, ''],
    ['nothing', LIFE, ''],
  ] as const)('with %s', (line, life, text) => {
    expect(describeLine(FORMAT, life, line)).toBe(text);
  });
});

describe('The picture in words', () => {
  test.each([
    [LIFE, 'You have lived 2,191 weeks. The picture ends at a life expectancy of 82.3 years.'],
    [
      { ...LIFE, chapter: chapterNamed('Berlin'), moments: 2 },
      'You have lived 2,191 weeks. The picture ends at a life expectancy of 82.3 years. Now: Berlin. 2 moments are marked.',
    ],
    // The name of a chapter that a link leaves out.
    [
      { ...LIFE, chapter: chapterNamed('') },
      'You have lived 2,191 weeks. The picture ends at a life expectancy of 82.3 years.',
    ],
    // Past life expectancy, the picture ends today.
    [{ ...LIFE, weeksLived: 4700, age: 90 }, 'You have lived 4,700 weeks.'],
  ])('%#', (life, text) => {
    expect(describePicture(FORMAT, life)).toBe(text);
  });
});
