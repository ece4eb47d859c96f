import { describe, expect, test } from 'vitest';
import { day } from '../../tests/fixtures/arbitraries.ts';
import { moment } from '../../tests/fixtures/life-events.ts';
import { formatIsoDate } from './calendar-date.ts';
import { listMarkedDays } from './marked-days.ts';

describe('The days that a life marks in the present year', () => {
  const list = (
    asOf: string,
    { birthdate = '1990-05-15', times = [] as string[], lifeExpectancy = 82 } = {},
  ) =>
    listMarkedDays({
      birthdate: day(birthdate),
      asOf: day(asOf),
      lifeExpectancy,
      moments: times.map((time) => moment(time, time)),
    }).map(formatIsoDate);

  test('are the birthday, moments of a day or a month, and the round days to come', () => {
    // 2,000 weeks on September 12, 2028; the middle of July is the 16th.
    expect(list('2028-01-31', { times: ['2028-03-09', '2028-05-15', '2028-07', '2027-12-31'] })).toEqual([
      '2028-05-15',
      '2028-03-09',
      '2028-07-16',
      '2028-09-12',
    ]);
  });

  test('keep a round day that is over', () => {
    expect(list('2028-12-31')).toEqual(['2028-05-15', '2028-09-12']);
  });

  test('are no moments of a year or an age, and no round days beyond life expectancy', () => {
    expect(list('2026-09-12', { times: ['2026', '36'] })).toEqual(['2026-05-15']);
    expect(list('2028-01-31', { lifeExpectancy: 38 })).toEqual(['2028-05-15']);
  });

  test('are March 1 for somebody born on February 29, in a year without one', () => {
    expect(list('2027-01-01', { birthdate: '1984-02-29' })).toEqual(['2027-03-01']);
    expect(list('2028-01-01', { birthdate: '1984-02-29' })).toEqual(['2028-02-29']);
  });
});
