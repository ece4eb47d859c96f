import { expect, test } from 'vitest';
import { findUsualFigures, isCountedAsParent, isMetLater, RELATIONS, type Relation } from './relations.ts';

/** The year until which the two live together: `null` for good, `'never'` if they do not. */
const untilOf = (relation: Relation, theirs: number, diedIn: number | null = null) => {
  const { livedTogether } = findUsualFigures(relation, { own: 1990, theirs, diedIn });
  return livedTogether ? livedTogether.until : 'never';
};

test('Parents lived with the visitor until the visitor was 18, and children until they are', () => {
  expect(findUsualFigures('parent', { own: 1990, theirs: 1962, diedIn: null })).toEqual({
    daysPerYear: 12,
    livedTogether: { until: 2008 },
  });
  expect(untilOf('child', 2021)).toBe(2039);
});

test('Brothers and sisters live together from the birth of the younger until the older is 18', () => {
  expect([1985, 1990, 1995].map((theirs) => untilOf('sibling', theirs))).toEqual([2003, 2008, 2008]);
  expect([1972, 2008].map((theirs) => untilOf('sibling', theirs))).toEqual(['never', 'never']);
});

test('Partners live together, friends and other relatives do not', () => {
  expect(untilOf('partner', 1992)).toBeNull();
  expect([untilOf('friend', 1989), untilOf('relative', 1938)]).toEqual(['never', 'never']);
});

test('Partners and friends meet later in life, a family does not', () => {
  expect(RELATIONS.filter(isMetLater)).toEqual(['partner', 'friend']);
});

test('Nobody is lived with after a death, nor if that was before one’s birth', () => {
  expect(untilOf('parent', 1962, 2020)).toBe(2008);
  expect(untilOf('parent', 1962, 2001)).toBeNull();
  expect(untilOf('parent', 1950, 1989)).toBe('never');
  expect(untilOf('partner', 1992, 2012)).toBeNull();
});

test('An older person with whom somebody lived until 18 is counted as a parent', () => {
  const isCounted = (birthYear: number, until: number | null) =>
    isCountedAsParent({ birthYear, livedTogether: { until } }, 1990);
  expect(isCounted(1962, 2008)).toBe(true);
  expect([isCounted(1962, 2004), isCounted(1962, null), isCounted(1995, 2008)]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isCountedAsParent({ birthYear: 1962, livedTogether: null }, 1990)).toBe(false);
});
