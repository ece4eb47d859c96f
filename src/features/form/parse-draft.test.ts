import { describe, expect, test } from 'vitest';
import { addActivities, fillDraft, TODAY, typeActivities } from '../../../tests/fixtures/drafts.ts';
import { PROBLEM_TOASTS } from '../../content/problems.ts';
import { TOASTS } from '../../content/toasts.ts';
import { type CalendarDate, parseCalendarDate } from '../../life/calendar-date.ts';
import { EVERY_DAY, type ScheduleDraft } from '../schedule/schedule-draft.ts';
import * as rules from '../schedule/schedule-rules.ts';
import { type Draft, reduceDraft } from './draft.ts';
import { parseDraft, selectShownProblems } from './parse-draft.ts';
import { messageOf } from './problem.ts';

/** The error message of each invalid field, in the order of the fields. */
function readMessages(change: Partial<Draft>, figureFailed = false): [string, string | undefined][] {
  const { problems } = parseDraft(fillDraft(change), TODAY, figureFailed, rules);
  return problems.map(({ field, ...what }) => [field, messageOf(what)]);
}

/** The titles of the toasts for the problems. */
function readToasts(change: Partial<Draft>, figureFailed = false): string[] {
  const { problems } = parseDraft(fillDraft(change), TODAY, figureFailed);
  return problems.flatMap(({ code }) => {
    const toast = code && PROBLEM_TOASTS[code];
    return toast ? [TOASTS[toast].title] : [];
  });
}

/** The birthdate as parsed on a given day. */
const birthdateOn = (birthdate: string, today: CalendarDate) =>
  parseDraft(fillDraft({ birthdate }), today).profile?.birthdate;

/** The problems that are shown after a refused submit of an earlier draft. */
const shownProblems = (draft: Draft, refused: Draft) =>
  selectShownProblems(parseDraft(draft, TODAY).problems, draft, refused);

const manually = (lifeExpectancy: string) => ({ manual: true, country: null, lifeExpectancy });

test('a valid form has no problems', () => {
  expect(parseDraft(fillDraft(), TODAY).problems).toEqual([]);
  expect(parseDraft(fillDraft(manually('76.5')), TODAY).problems).toEqual([]);
});

describe('The birthdate must be a date in the past', () => {
  test.each([
    ['yesterday', '2026-11-20'],
    ['a date long ago', '1990-05-15'],
    ['29 February of a leap year', '1984-02-29'],
    ['the first date of a date input', '0001-01-01'],
  ])('%s (%s) is accepted', (_, birthdate) => {
    expect(readMessages({ birthdate })).toEqual([]);
    expect(birthdateOn(birthdate, TODAY)).toEqual(parseCalendarDate(birthdate));
  });

  test.each([
    ['today', '2026-11-21'],
    ['tomorrow', '2026-11-22'],
    ['the last date of a date input', '275760-09-13'],
    ['a year beyond date inputs', '999999-01-01'],
    ['29 February of a common year', '1985-02-29'],
    ['31 April', '1990-04-31'],
    ['a thirteenth month', '1990-13-01'],
    ['the year 0', '0000-01-01'],
    ['an empty text', ''],
    ['another format', '15.05.1990'],
    ['a date with a time', '1990-05-15T00:00'],
    ['words', 'yesterday'],
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
    expect(readMessages({}, true)).toEqual([
      ['country', 'Please select a country or enter life expectancy manually.'],
    ]);
    expect(readToasts({}, true)).toEqual(['Life expectancy missing']);
  });

  test('in manual mode neither the country nor its figure matters', () => {
    expect(readMessages(manually('80'), true)).toEqual([]);
    expect(readMessages({ ...manually('80'), country: fillDraft().country }, true)).toEqual([]);
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
        ['life-expectancy', 'Please enter a valid positive number for life expectancy.'],
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

  test.each(['x'.repeat(10_000), 'نوم', '💤', '<b>Sleep</b>', '0'])('any other name is accepted', (name) => {
    expect(readMessages(withActivities([name, '8']))).toEqual([]);
  });

  test('the same name twice is accepted', () => {
    expect(readMessages(withActivities(['Sleep', '8'], ['Sleep', '1']))).toEqual([]);
  });

  test.each(['-0.5', '-24', '-1e308'])('%s hours are too few', (hours) => {
    expect(readMessages(withActivities(['Sleep', hours]))).toEqual([
      ['activity-1-hours', 'Hours must be greater than or equal to 0'],
    ]);
  });

  test.each(['24.5', '25', '1e308'])('%s hours are too many, for an activity and for a day', (hours) => {
    expect(readMessages(withActivities(['Sleep', hours]))).toEqual([
      ['activity-1-hours', 'Hours must be less than or equal to 24'],
      ['activities', 'Total time spent on activities cannot exceed 24 hours per day'],
    ]);
  });

  test.each(['8h', '7 to 8', '1.2.5', '7:75'])('%j hours are unreadable', (hours) => {
    expect(readMessages(withActivities(['Sleep', hours]))).toEqual([
      ['activity-1-hours', 'This isn’t a number. Enter one such as 7.5.'],
    ]);
  });

  test.each(['0', '-0', '0.36', '0.5', '24', '1/2', '7:30', 'abc', ''])('%j hours are accepted', (hours) => {
    expect(readMessages(withActivities(['Sleep', hours]))).toEqual([]);
  });

  test('a total of 24 hours is accepted, in halves and in tenths', () => {
    expect(readMessages(withActivities(['Sleep', '8'], ['Work', '15.5'], ['Exercise', '0.5']))).toEqual([]);
    expect(readMessages(withActivities(['Sleep', '0.1'], ['Work', '0.2'], ['Exercise', '23.7']))).toEqual([]);
  });

  test('a total of 24.5 hours is refused, with its toast', () => {
    const change = withActivities(['Sleep', '8'], ['Work', '15.5'], ['Exercise', '1']);
    expect(readMessages(change)).toEqual([
      ['activities', 'Total time spent on activities cannot exceed 24 hours per day'],
    ]);
    expect(readToasts(change)).toEqual(['Total hours exceed limit']);
  });

  test('negative hours of one activity do not allow more than 24 of another', () => {
    expect(readMessages(withActivities(['Sleep', '-5'], ['Work', '25']))).toEqual([
      ['activity-1-hours', 'Hours must be greater than or equal to 0'],
      ['activity-2-hours', 'Hours must be less than or equal to 24'],
    ]);
  });
});

describe('When an activity happens', () => {
  /** Sleep, and work of 8 hours with a schedule, by someone born in 1990. */
  const working = (schedule: Partial<ScheduleDraft>, hours = '8') => {
    const [sleep, work] = typeActivities(['Sleep', '8'], ['Work', hours]);
    if (!sleep || !work) throw new Error('Two activities were typed');
    return { activities: [sleep, { ...work, schedule: { ...EVERY_DAY, ...schedule } }] };
  };
  const scheduleOf = (schedule: Partial<ScheduleDraft>) =>
    parseDraft(fillDraft(working(schedule)), TODAY, false, rules).profile?.activities[1]?.schedule;

  test.each([
    ['days alone', { days: '5' }, { days: 5, from: 0, until: null }],
    ['ages', { days: '5', from: '22', until: '65' }, { days: 5, from: 22, until: 65 }],
    ['no end', { from: '22' }, { days: 7, from: 22, until: null }],
    ['years, of someone born in 1990', { from: '2012', until: ' 2055' }, { days: 7, from: 22, until: 65 }],
    ['the year of birth', { from: '1990', until: '18' }, { days: 7, from: 0, until: 18 }],
    ['digits of another script', { from: '٢٢' }, { days: 7, from: 22, until: null }],
    ['an end after life expectancy', { until: '150' }, { days: 7, from: 0, until: 150 }],
  ])('is read: %s', (_, entered, schedule) => {
    expect(scheduleOf(entered)).toEqual(schedule);
  });

  test.each([{}, { from: '0' }, { from: '1990' }])(
    'is left out if it is every day from birth on: %j',
    (entered) => {
      const { profile } = parseDraft(fillDraft(working(entered)), TODAY, false, rules);
      expect(profile?.activities[1]).not.toHaveProperty('schedule');
    },
  );

  test.each([
    ['days', '0', 'Choose 1 to 7 days a week.'],
    ['days', '8', 'Choose 1 to 7 days a week.'],
    ['days', '', 'Choose 1 to 7 days a week.'],
    ...['from', 'until'].flatMap((part) =>
      ['151', '1849', '22.5', '-3', '2141', 'young', '1e1', '19900'].map(
        (text) => [part, text, 'Enter a whole age from 0 to 150, or a year.'] as const,
      ),
    ),
    ['from', '1989', 'This year is before your birth.'],
    ['until', '1850', 'This year is before your birth.'],
    ['until', '0', 'The end has to be later than the beginning.'],
  ] as const)('is refused at its field: %s %j', (part, text, message) => {
    expect(readMessages(working({ [part]: text }))).toEqual([[`activity-2-${part}`, message]]);
  });

  test('an end that is not later than the beginning is refused, in ages and in years', () => {
    const message = 'The end has to be later than the beginning.';
    for (const until of ['22', '21', '2012']) {
      expect(readMessages(working({ from: '22', until }))).toEqual([['activity-2-until', message]]);
    }
    expect(readMessages(working({ from: '22', until: '2013' }))).toEqual([]);
  });

  test('without a birthdate, a year is not judged', () => {
    expect(readMessages({ birthdate: '', ...working({ from: '1900' }) }).map(([field]) => field)).toEqual([
      'birthdate',
    ]);
  });

  test('24 hours on 5 days and 8 every day are 176 a week, 8 more than it has, at those ages only', () => {
    expect(readMessages(working({ days: '5', from: '22', until: '30' }, '24'))).toEqual([
      ['activities', 'From 22 to 30 your activities take 176 hours a week; a week has 168.'],
    ]);
    expect(readMessages(working({ days: '4', from: '22', until: '30' }, '24'))).toEqual([]);
  });

  test.each([
    [{ until: '30' }, 'Until 30 your activities take 196 hours a week; a week has 168.'],
    [{ from: '30' }, 'From 30 on your activities take 196 hours a week; a week has 168.'],
    [{ days: '6' }, 'Your activities take 176 hours a week; a week has 168.'],
  ])('the ages of a week that is too full are named: %j, 20 hours', (entered, message) => {
    expect(readMessages(working(entered, '20'))).toEqual([['activities', message]]);
  });

  test('the toast of too many hours has the ages', () => {
    expect(readToasts(working({ days: '6' }, '20'))).toEqual(['Total hours exceed limit']);
  });

  test('school and work that follow each other may take more than 24 hours together', () => {
    const [sleep, school, work] = typeActivities(['Sleep', '8'], ['School', '10'], ['Work', '10']);
    if (!sleep || !school || !work) throw new Error('Three activities were typed');
    const schooling = { ...school, schedule: { ...EVERY_DAY, until: '18' } };
    const later = { ...work, schedule: { ...EVERY_DAY, from: '18' } };
    expect(readMessages({ activities: [sleep, schooling, later] })).toEqual([]);
    expect(readMessages({ activities: [sleep, school, work] })).toEqual([
      ['activities', 'Total time spent on activities cannot exceed 24 hours per day'],
    ]);
  });

  test('makes no profile before its rules are loaded, and no problem either', () => {
    expect(parseDraft(fillDraft(working({ days: '5' })), TODAY)).toMatchObject({
      profile: null,
      problems: [],
    });
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
    expect(shownProblems(added, refused).map(({ field }) => field)).toEqual(['birthdate']);
    expect(parseDraft(added, TODAY).problems.map(({ field }) => field)).toEqual([
      'birthdate',
      'activity-4-name',
    ]);
  });

  test('nor does one that replaces an activity in the same place', () => {
    const before = addActivities(refused, 1);
    const removed = reduceDraft(before, { type: 'activityRemoved', id: 'added-1' });
    const addedAgain = reduceDraft(removed, { type: 'activityAdded', chance: { id: 'again', roll: 0 } });
    expect(shownProblems(addedAgain, before).map(({ field }) => field)).toEqual(['birthdate']);
  });

  test('nor does the manual life expectancy, until something is typed', () => {
    const manual = { ...refused, manual: true };
    expect(shownProblems(manual, refused).map(({ field }) => field)).toEqual(['birthdate']);
    const typed = { ...manual, lifeExpectancy: '0' };
    expect(shownProblems(typed, refused).map(({ field }) => field)).toContain('life-expectancy');
  });

  test.each([1, 3])(
    'but a field that was there before and was emptied since has one: activity %d',
    (position) => {
      const id = refused.activities[position - 1]?.id ?? '';
      const emptied = reduceDraft(refused, { type: 'activityChanged', id, change: { name: '' } });
      expect(shownProblems(emptied, refused).map(({ field }) => field)).toContain(
        `activity-${position}-name`,
      );
    },
  );
});
