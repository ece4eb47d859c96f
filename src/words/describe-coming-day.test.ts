import { expect, test } from 'vitest';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import { describeComingDay } from './describe-coming-day.ts';
import { formatFor } from './format.ts';
import * as JAPANESE from './ja/form.ts';
import * as CHINESE from './zh-hans/form.ts';

const format = formatFor('en');
const today = { year: 2026, month: 11, day: 28 };
const person = { ...MOTHER, name: 'My mother' };

test.each([
  [
    { unit: 'weeks', count: 2000, date: { year: 2028, month: 9, day: 12 } },
    '2,000\u00a0weeks old on September 12, 2028: in 654\u00a0days',
  ],
  [
    { unit: 'days', count: 10_000, date: { year: 2026, month: 11, day: 29 } },
    '10,000\u00a0days old on November 29, 2026: in 1\u00a0day',
  ],
  [{ unit: 'days', count: 10_000, date: today }, 'Today: 10,000\u00a0days old'],
  [
    { kind: 'asOldAsThem', person, year: 2042 },
    'Around 2042: you’ll be as old as your mother was when you were born',
  ],
  [
    { kind: 'halfYourAge', person: { ...person, name: 'Mia' }, year: 2050 },
    'Around 2050: Mia will be half your age',
  ],
  [
    { kind: 'halfALife', person: { ...person, name: 'My friend' }, year: 2058 },
    'Around 2058: you and your friend will have known each other for half your life',
  ],
  [
    { kind: 'halfALifeTogether', person: { ...person, name: 'My partner' }, year: 2058 },
    'Around 2058: you and your partner will have lived together for half your life',
  ],
] as const)('%o', (day, text) => {
  expect(describeComingDay(format, day, { asOf: today, whose: 'own' })).toBe(text);
});

test.each([
  ['ja', JAPANESE, '2028年9月12日で生後2,000週間：あと654日'],
  ['zh-Hans', CHINESE, '到2028年9月12日，出生满2,000周：还有654天'],
] as const)(
  'in a language without a word for “old”, a date is not that of a birth: %s',
  (tag, words, text) => {
    const own = formatFor(tag);
    const date = own.date({ year: 2028, month: 9, day: 12 });
    const what = words.ROUND_DAYS.weeks(own, { count: 2000 });
    expect(words.COMING.onDay(own, { date, count: 654, what })).toBe(text);
  },
);

test('in somebody else’s life, they turn as old as somebody was', () => {
  const day = { kind: 'asOldAsThem', person: { ...person, name: 'Mom' }, year: 2042 } as const;
  expect(describeComingDay(format, day, { asOf: today, whose: 'example' })).toBe(
    'Around 2042: they’ll be as old as Mom was when they were born',
  );
});
