import { expect, test } from 'vitest';
import { chapter, MOTHER, moment } from '../../tests/fixtures/life-events.ts';
import { countEvents, NO_LIFE_EVENTS } from './life-events.ts';
import { createRelated, type Relation } from './relations.ts';

const YEARS = { own: 1990, theirs: 1962, diedIn: null, year: 2026 };
const APART = { diedIn: null, daysPerYear: 12, since: null, livedTogether: null };

test('A parent lived with the visitor until the visitor was 18, and a child until it is', () => {
  expect(createRelated('mother', YEARS)).toEqual({
    ...APART,
    birthYear: 1962,
    livedTogether: { until: 2008 },
  });
  expect(createRelated('father', YEARS)).toMatchObject({ livedTogether: { until: 2008 } });
  expect(createRelated('child', { ...YEARS, theirs: 2021 })).toMatchObject({
    livedTogether: { until: 2039 },
  });
});

test('A partner lives with the visitor since the younger of them was 25, at most since this year', () => {
  expect(createRelated('partner', { ...YEARS, theirs: 1992 })).toMatchObject({
    since: 2017,
    livedTogether: { until: null },
  });
  expect(createRelated('partner', { ...YEARS, theirs: 2004 })).toMatchObject({ since: 2026 });
});

test('A friend and a grandparent live elsewhere', () => {
  expect(createRelated('friend', { ...YEARS, theirs: 1989 })).toEqual({
    ...APART,
    birthYear: 1989,
    since: 2010,
  });
  expect(createRelated('grandparent', { ...YEARS, theirs: 1938 })).toEqual({ ...APART, birthYear: 1938 });
});

test('Nobody is lived with or met after a death, nor before one’s birth', () => {
  const died = (relation: Relation, theirs: number, diedIn: number) =>
    createRelated(relation, { ...YEARS, theirs, diedIn });
  expect(died('mother', 1962, 2020)).toEqual({
    ...APART,
    birthYear: 1962,
    diedIn: 2020,
    livedTogether: { until: 2008 },
  });
  expect(died('mother', 1962, 2001).livedTogether).toEqual({ until: null });
  expect(died('partner', 1992, 2012)).toMatchObject({ since: 2012, livedTogether: { until: null } });
  expect(died('friend', 1989, 2005)).toMatchObject({ since: 2005 });
  expect(died('father', 1950, 1989)).toMatchObject({ since: null, livedTogether: null });
});

test('Chapters, moments and people count together; without any there are none', () => {
  const berlin = chapter('Berlin', '2012', null);
  const events = { chapters: [berlin, berlin], moments: [moment('Wedding', '30')], people: [MOTHER] };
  expect([countEvents(events), countEvents(NO_LIFE_EVENTS), countEvents(null)]).toEqual([4, 0, 0]);
});
