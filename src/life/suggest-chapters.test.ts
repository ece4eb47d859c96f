import { range } from 'd3-array';
import { describe, expect, test } from 'vitest';
import { chapter, SOME_EVENTS } from '../../tests/fixtures/life-events.ts';
import type { CalendarDate } from './calendar-date.ts';
import { createLife } from './life.ts';
import type { Chapter } from './life-events.ts';
import {
  findAfterSchool,
  type SuggestedChapter,
  suggestChapters,
  takeSuggestion,
} from './suggest-chapters.ts';

const bornOn = (birthdate: CalendarDate, today: CalendarDate) =>
  createLife({ birthdate, lifeExpectancy: 84, activities: [] }, today);

/** Somebody on a birthday. */
const at = (age: number) =>
  bornOn({ year: 2026 - age, month: 3, day: 1 }, { year: 2026, month: 3, day: age === 0 ? 2 : 1 });

/** @example 'school 6–18', 'later 18–' */
const write = ({ name, ages }: SuggestedChapter) =>
  ages ? `${name} ${ages.from}–${ages.until ?? ''}` : name;
const suggest = (life: ReturnType<typeof at>, chapters: readonly Chapter[] = []) =>
  suggestChapters(life, chapters).map(write);

/** The chapter of a suggestion that was taken, as the visitor has named it. */
const take = (suggestion: SuggestedChapter | undefined): Chapter => ({
  ...chapter('Its name', '2010', null),
  ...(suggestion && { id: suggestion.id, color: suggestion.color }),
});

const ALL = ['childhood 0–6', 'school 6–18', 'later 18–', 'place'];

describe('The chapters that are suggested', () => {
  test.each([
    [0, ['childhood 0–', 'place']],
    [5, ['childhood 0–', 'place']],
    [6, ['childhood 0–6', 'school 6–', 'place']],
    [7, ['childhood 0–6', 'school 6–', 'place']],
    [17, ['childhood 0–6', 'school 6–', 'place']],
    [18, ALL],
    [19, ALL],
    [36, ALL],
    [84, ALL],
    [102, ALL],
  ])('at %d are those that have begun', (age, suggested) => {
    expect(suggest(at(age))).toEqual(suggested);
  });

  test('of somebody born on February 29 change on March 1 of other years', () => {
    const born = { year: 2008, month: 2, day: 29 };
    expect(suggest(bornOn(born, { year: 2026, month: 2, day: 28 }))).toContain('school 6–');
    expect(suggest(bornOn(born, { year: 2026, month: 3, day: 1 }))).toEqual(ALL);
  });

  test('are each there until it is taken, in any order, whatever its chapter is called by then', () => {
    const [childhood, school, later, place] = suggestChapters(at(36), []);
    expect(suggest(at(36), [take(school)])).toEqual(['childhood 0–6', 'later 18–', 'place']);
    expect(suggest(at(36), [take(place), take(childhood)])).toEqual(['school 6–18', 'later 18–']);
    expect(suggest(at(36), [childhood, school, later, place].map(take))).toEqual([]);
  });

  test('end with a chapter that came another way, beside any that were taken', () => {
    const [childhood] = suggestChapters(at(36), []);
    expect(suggest(at(36), [take(childhood), chapter('Berlin', '2012', null)])).toEqual([]);
    expect(suggest(at(36), SOME_EVENTS.chapters)).toEqual([]);
    expect(
      suggest(
        at(36),
        range(8).map((each) => chapter(`Chapter ${each}`, '1', null)),
      ),
    ).toEqual([]);
  });

  test('keep their colors as others are taken, and have another one than a chapter that the visitor colored so', () => {
    const all = suggestChapters(at(36), []);
    expect(all.map(({ color }) => color)).toEqual(['blue', 'green', 'purple', 'cyan']);
    const [childhood] = all;
    const after = suggestChapters(at(36), [take(childhood)]);
    expect(after.map(({ color }) => color)).toEqual(['green', 'purple', 'cyan']);
    const recolored = suggestChapters(at(36), [{ ...take(childhood), color: 'green' }]);
    expect(recolored.map(({ color }) => color)).toEqual(['pink', 'purple', 'cyan']);
  });

  test('show in weeks that follow each other, from birth to the present one', () => {
    for (const age of [0, 3, 6, 7, 18, 19, 36, 84, 102]) {
      const weeks = suggestChapters(at(age), []).map((each) => each.weeks);
      expect(weeks[0]?.from).toBe(0);
      expect(weeks.at(-1)?.until).toBe(at(age).presentWeek + 1);
      for (const [index, { from }] of weeks.slice(1).entries()) expect(from).toBe(weeks[index]?.until);
    }
    // From the 18th birthday to the 36th: half of it are nine years.
    expect(suggestChapters(at(36), []).map(({ weeks }) => weeks.from / 52)).toEqual([0, 6, 18, 27]);
  });
});

test('A suggestion is taken as a chapter of its ages and its color', () => {
  const [childhood, school, , place] = suggestChapters(at(36), []);
  expect(childhood && takeSuggestion(childhood, 'Kindheit')).toEqual({
    ...chapter('Kindheit', '0', '6'),
    id: childhood?.id,
  });
  expect(school && takeSuggestion(school, 'Schule')).toMatchObject({ until: { age: 18 }, color: 'green' });
  // A child of 7 is still at school.
  const [, stillAtSchool] = suggestChapters(at(7), []);
  expect(stillAtSchool && takeSuggestion(stillAtSchool, 'School')?.until).toBeNull();
  expect(place && takeSuggestion(place, 'Berlin')).toBeNull();
});

test('What came after school began with its end', () => {
  const [, school] = suggestChapters(at(36), []);
  expect(findAfterSchool([])).toEqual({ unit: 'age', age: 18 });
  expect(findAfterSchool([take(school)])).toEqual({ unit: 'age', age: 18 });
  expect(findAfterSchool([{ ...take(school), until: { unit: 'year', year: 2009 } }])).toEqual({
    unit: 'year',
    year: 2009,
  });
});
