import { describe, expect, test } from 'vitest';
import { fillDraft, readMessages, readToasts, TODAY, typeActivities } from '../../tests/fixtures/drafts.ts';
import { pageLocale } from '../platform/locale.ts';
import { describeProblem } from '../sections/form/describe-problem.ts';
import { formatFor } from '../words/format.ts';
import { parseDraft } from './parse-draft.ts';
import { EVERY_DAY, type ScheduleDraft } from './schedule-draft.ts';

describe('When an activity happens', () => {
  /** Activities by someone born in 1990, each with a name, hours and when it happens. */
  const scheduled = (...typed: [name: string, hours: string, schedule?: Partial<ScheduleDraft>][]) => ({
    activities: typeActivities(...typed.map(([name, hours]) => [name, hours] as const)).map(
      (activity, index) => {
        const schedule = typed[index]?.[2];
        return { ...activity, schedule: schedule ? { ...EVERY_DAY, ...schedule } : null };
      },
    ),
  });
  /** Sleep, and work of 8 hours with a schedule. */
  const working = (schedule: Partial<ScheduleDraft>, hours = '8') =>
    scheduled(['Sleep', '8'], ['Work', hours, schedule]);
  const scheduleOf = (schedule: Partial<ScheduleDraft>) =>
    parseDraft(fillDraft(working(schedule)), TODAY).profile?.activities[1]?.schedule;

  test.each([
    ['days alone', { days: '5' }, { days: 5, from: 0, until: null }],
    ['ages', { days: '5', from: '22', until: '65' }, { days: 5, from: 22, until: 65 }],
    ['no end', { from: '22' }, { days: 7, from: 22, until: null }],
    ['years, of someone born in 1990', { from: '2012', until: ' 2055' }, { days: 7, from: 22, until: 65 }],
    ['the year of birth', { from: '1990', until: '18' }, { days: 7, from: 0, until: 18 }],
    ['words, as of moments', { from: 'at age 22', until: 'in 2055' }, { days: 7, from: 22, until: 65 }],
    ['digits of another script', { from: '٢٢' }, { days: 7, from: 22, until: null }],
    ['an end after life expectancy', { until: '150' }, { days: 7, from: 0, until: 150 }],
  ])('is read: %s', (_, entered, schedule) => {
    expect(scheduleOf(entered)).toEqual(schedule);
  });

  test.each([{}, { from: '0' }, { from: '1990' }])(
    'is left out if it is every day from birth on: %j',
    (entered) => {
      const { profile } = parseDraft(fillDraft(working(entered)), TODAY);
      expect(profile?.activities[1]).not.toHaveProperty('schedule');
    },
  );

  const DAYS = 'Choose 1 to 7 days a week.';
  const AGE = 'Enter a whole age from 0 to 150, such as 22, or a year, such as 2012.';
  const BEFORE_BIRTH = 'This year is before your birth.';
  const ORDER = 'The end has to be later than the beginning.';
  test.each([
    ...['0', '8', ''].map((days) => ['days', days, DAYS]),
    ...['151', '1849', '22.5', '-3', '2141', 'young', '1e1', '19900'].map((from) => ['from', from, AGE]),
    ['until', '151', AGE],
    ['from', '1989', BEFORE_BIRTH],
    ['until', '1850', BEFORE_BIRTH],
    ...['22', '21', '0', '2012'].map((until) => ['until', until, ORDER]),
  ])('is refused at its field: %s %j', (part = '', text = '', message) => {
    const schedule = part === 'until' ? { from: '22', until: text } : { [part]: text };
    expect(readMessages(working(schedule))).toEqual([[`activity-2-${part}`, message]]);
  });

  test('may end a year after it begins', () => {
    expect(readMessages(working({ from: '22', until: '2013' }))).toEqual([]);
  });

  test('without a birthdate, a year is not checked', () => {
    expect(readMessages({ birthdate: '', ...working({ from: '1900' }) }).map(([field]) => field)).toEqual([
      'birthdate',
    ]);
  });

  test('24 hours on 5 days and 8 every day are 176 a week, 8 more than it has, at those ages only', () => {
    expect(readMessages(working({ days: '5', from: '22', until: '30' }, '24'))).toEqual([
      ['activities', 'From age 22 to 30, your activities take 176 hours a week; a week has 168.'],
    ]);
    expect(readMessages(working({ days: '4', from: '22', until: '30' }, '24'))).toEqual([]);
  });

  test.each([
    [{ until: '30' }, 'Until age 30, your activities take 196 hours a week; a week has 168.'],
    [{ from: '30' }, 'From age 30 on, your activities take 196 hours a week; a week has 168.'],
    [{ days: '6' }, 'Your activities take 176 hours a week; a week has 168.'],
  ])('the ages of a week that is too full are named: %j, 20 hours', (entered, message) => {
    expect(readMessages(working(entered, '20'))).toEqual([['activities', message]]);
  });

  test('too many hours in a week have the toast of too many hours', () => {
    expect(readToasts(working({ days: '6' }, '20'))).toEqual(['Total hours exceed limit']);
  });

  test('each span of ages with too many hours a week is named', () => {
    const often = { days: '6', from: '22', until: '30' };
    const long = { from: '50', until: '60' };
    // 168 + 2 × 6, and 168 + 6 × 7.
    expect(readMessages(scheduled(['Work', '24'], ['Walk', '2', often], ['Run', '6', long]))).toEqual([
      [
        'activities',
        'From age 22 to 30, your activities take 180 hours a week; a week has 168. ' +
          'From age 50 to 60, your activities take 210 hours a week; a week has 168.',
      ],
    ]);
  });

  test.each([
    ['en-US', '168.5'],
    ['de-DE', '168,5'],
  ])('in %s, too many hours a week are formatted like the total: %s', (language, hours) => {
    const draft = fillDraft(scheduled(['Work', '24'], ['Walk', '0.5', { days: '1' }]));
    const [problem] = parseDraft(draft, TODAY).problems;
    expect(problem && describeProblem(formatFor(pageLocale(language)), problem)).toContain(
      ` ${hours} hours `,
    );
  });

  test('school and work that follow each other may take more than 24 hours together', () => {
    const [school, work] = [{ until: '18' }, { from: '18' }];
    expect(readMessages(scheduled(['Sleep', '8'], ['School', '10', school], ['Work', '10', work]))).toEqual(
      [],
    );
    expect(readMessages(scheduled(['Sleep', '8'], ['School', '10'], ['Work', '10']))).toEqual([
      ['activities', 'Total time spent on activities cannot exceed 24 hours per day'],
    ]);
  });
});
