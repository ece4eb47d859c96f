import { describe, expect, test } from 'vitest';
import {
  addActivities,
  fillDraft,
  readMessages,
  readToasts,
  TODAY,
  typeActivities,
} from '../../tests/fixtures/drafts.ts';
import { type CalendarDate, parseCalendarDate } from '../life/calendar-date.ts';
import { idOf } from '../ui/target-ids.ts';
import { addActivity, changeActivity, removeActivity } from './changes.ts';
import type { Draft } from './draft.ts';
import { type Problem, parseDraft, selectShownProblems } from './parse-draft.ts';

/** The birthdate as parsed on a given day. */
const birthdateOn = (birthdate: string, today: CalendarDate) =>
  parseDraft(fillDraft({ birthdate }), today).profile?.birthdate;

const idsOf = (problems: readonly Problem[]) => problems.map(({ at }) => idOf(at));

/** The fields whose problems are shown after a refused submit of an earlier draft. */
const shownIds = (draft: Draft, refused: Draft) =>
  idsOf(selectShownProblems(parseDraft(draft, TODAY).problems, draft, refused));

const FAILED = new Error('offline');
const manually = (lifeExpectancy: string) => ({ manual: true, country: null, lifeExpectancy });

test('a valid form has no problems', () => {
  expect(parseDraft(fillDraft(), TODAY).problems).toEqual([]);
  expect(parseDraft(fillDraft(manually('76.5')), TODAY).problems).toEqual([]);
});

describe('The birthdate must be a date in the past', () => {
  test.each([
    ['yesterday', '2026-11-20'],
    ['29 February of a leap year', '1984-02-29'],
    ['130 years ago', '1896-11-21'],
  ])('%s (%s) is accepted', (_, birthdate) => {
    expect(readMessages({ birthdate })).toEqual([]);
    expect(birthdateOn(birthdate, TODAY)).toEqual(parseCalendarDate(birthdate));
  });

  test.each([
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['29 February of a common year', '1985-02-29'],
    ['an empty text', ''],
    ['words', 'yesterday'],
    ['more than 130 years ago', '1896-11-20'],
    ['a year of two digits', '0084-06-12'],
    ['a year of three digits', '0999-12-31'],
  ])('%s (%s) is refused', (_, birthdate) => {
    expect(readMessages({ birthdate })).toEqual([
      ['birthdate', 'Please enter a valid birthdate in the past'],
    ]);
    expect(birthdateOn(birthdate, TODAY)).toBeUndefined();
  });

  test('on 29 February, the day before is accepted and the day itself is refused', () => {
    const leapDay = { year: 2028, month: 2, day: 29 };
    expect(birthdateOn('2028-02-28', leapDay)).toEqual({ year: 2028, month: 2, day: 28 });
    expect(birthdateOn('2028-02-29', leapDay)).toBeUndefined();
    expect(birthdateOn('2028-02-29', { year: 2028, month: 3, day: 1 })).toEqual(leapDay);
  });
});

describe('A country is required unless life expectancy is entered manually', () => {
  test('with neither, the field says “Please select a country” and the toast “Life expectancy missing”', () => {
    expect(readMessages({ country: null })).toEqual([['country', 'Please select a country']]);
    expect(readToasts({ country: null })).toEqual(['Life expectancy missing']);
  });

  test('a country whose figure could not be fetched is refused', () => {
    expect(readMessages({}, FAILED)).toEqual([
      ['country', 'Please select a country or enter life expectancy manually.'],
    ]);
    expect(readToasts({}, FAILED)).toEqual(['Life expectancy missing']);
  });

  test('in manual mode neither the country nor its figure matters', () => {
    expect(readMessages(manually('80'), FAILED)).toEqual([]);
    expect(readMessages({ ...manually('80'), country: fillDraft().country }, FAILED)).toEqual([]);
  });

  test('the manual field is ignored when manual mode is off', () => {
    expect(readMessages({ manual: false, lifeExpectancy: 'abc' })).toEqual([]);
  });
});

describe('In manual mode the value must be a positive number, from 1 to 150', () => {
  test.each([
    ['1', 1],
    ['150', 150],
    ['76.55', 76.55],
    ['76,5', 76.5],
    [' 80 ', 80],
  ])('%j is accepted', (text, years) => {
    expect(readMessages(manually(text))).toEqual([]);
    expect(parseDraft(fillDraft(manually(text)), TODAY).profile?.lifeExpectancy).toBe(years);
  });

  test.each(['0', '-1', '0.9', '150.1', 'abc', '', '  ', '1e308', '-1e308', 'Infinity', 'NaN', '80 years'])(
    '%j is refused, at the field and in the toast',
    (text) => {
      expect(readMessages(manually(text))).toEqual([
        [
          'life-expectancy',
          'Please enter a valid positive number for life expectancy. It can be any number from 1 to 150.',
        ],
      ]);
      expect(readToasts(manually(text))).toEqual(['Invalid life expectancy']);
      expect(parseDraft(fillDraft(manually(text)), TODAY).profile).toBeNull();
    },
  );
});

describe('Activities', () => {
  const withActivities = (...typed: [name: string, hours: string][]) => ({
    activities: typeActivities(...typed),
  });

  test('at least one is required', () => {
    expect(readMessages({ activities: [] })).toEqual([['activities', 'At least one activity is required']]);
  });

  test.each(['', '   ', '\t\n', '\u00a0', '\u200b', '\u202e'])('the name %j counts as empty', (name) => {
    expect(readMessages(withActivities(['Sleep', '8'], [name, '8']))).toEqual([
      ['activity-2-name', 'Activity name is required'],
    ]);
  });

  test.each([
    'x'.repeat(10_000),
    'نوم عميق',
    '👩‍👩‍👧 family 💤',
    '<img src=x onerror=alert(1)>&amp;"\'',
    '{{contactEmail}} ${1}',
    '0',
  ])('any other name is accepted as it is, without the space around it: %s', (name) => {
    const { problems, activities } = parseDraft(fillDraft(withActivities([` ${name} `, '1.5'])), TODAY);
    expect(problems).toEqual([]);
    expect(activities).toEqual([{ id: 'typed-0', name, hours: 1.5, color: 'blue' }]);
  });

  const NEGATIVE = 'Hours must be greater than or equal to 0';
  const MANY = 'Hours must be less than or equal to 24';
  const TOTAL = 'Total time spent on activities cannot exceed 24 hours per day';
  test.each([
    ...['0', '-0', '0.36', '24', '1/2', '7:30', '8h', 'abc', '7 to 8', '1e400', ''].map((hours) => [hours]),
    ...['-0.5', '-1e308'].map((hours) => [hours, NEGATIVE]),
    ...['24.5', '1e308'].map((hours) => [hours, MANY, TOTAL]),
  ])('%j hours have these messages: %s %s', (hours = '', ...messages) => {
    expect(readMessages(withActivities(['Sleep', hours])).map(([, text]) => text)).toEqual(messages);
  });

  test('a total of 24 hours is accepted, in halves and in tenths, and so is a name that is there twice', () => {
    expect(readMessages(withActivities(['Sleep', '8'], ['Work', '15.5'], ['Sleep', '0.5']))).toEqual([]);
    expect(readMessages(withActivities(['Sleep', '0.1'], ['Work', '0.2'], ['Exercise', '23.7']))).toEqual([]);
  });

  test('a total of 24.5 hours is refused, with its toast', () => {
    const change = withActivities(['Sleep', '8'], ['Work', '15.5'], ['Exercise', '1']);
    expect(readMessages(change)).toEqual([['activities', TOTAL]]);
    expect(readToasts(change)).toEqual(['Total hours exceed limit']);
  });

  test('negative hours of one activity do not allow more than 24 of another', () => {
    expect(readMessages(withActivities(['Sleep', '-5'], ['Work', '25']))).toEqual([
      ['activity-1-hours', NEGATIVE],
      ['activity-2-hours', MANY],
      ['activities', TOTAL],
    ]);
  });
});

test('all problems are reported at once, in the order of the fields', () => {
  const activities = typeActivities(['', '-1'], ['Work', '30']);
  expect(readMessages({ ...manually('0'), birthdate: '', activities }).map(([field]) => field)).toEqual([
    'birthdate',
    'life-expectancy',
    'activity-1-name',
    'activity-1-hours',
    'activity-2-hours',
    'activities',
  ]);
});

describe('After a refused submit, an empty field that was just added has no error yet', () => {
  const refused = fillDraft({ birthdate: '' });

  test('a new activity without a name has no error before the next submit', () => {
    const added = addActivities(refused, 1);
    expect(shownIds(added, refused)).toEqual(['birthdate']);
    expect(idsOf(parseDraft(added, TODAY).problems)).toEqual(['birthdate', 'activity-4-name']);
  });

  test('an activity that replaces another one has no error before the next submit either', () => {
    const before = addActivities(refused, 1);
    const removed = removeActivity('added-1').reduce(before);
    const addedAgain = addActivity('again', 0).reduce(removed);
    expect(shownIds(addedAgain, before)).toEqual(['birthdate']);
  });

  test('the manual life expectancy has no error until something is typed', () => {
    const manual = { ...refused, manual: true };
    expect(shownIds(manual, refused)).toEqual(['birthdate']);
    const typed = { ...manual, lifeExpectancy: '0' };
    expect(shownIds(typed, refused)).toContain('life-expectancy');
  });

  test.each([1, 3])(
    'a field that existed before and was emptied since has an error: activity %d',
    (position) => {
      const id = refused.activities[position - 1]?.id ?? '';
      const emptied = changeActivity(id, { name: '' }).reduce(refused);
      expect(shownIds(emptied, refused)).toContain(`activity-${position}-name`);
    },
  );
});
