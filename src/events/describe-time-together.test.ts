import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { namePerson } from '#words/form.ts';
import { numbers } from '../../tests/fixtures/arbitraries.ts';
import { MOTHER } from '../../tests/fixtures/life-events.ts';
import type { Person } from '../life/life-events.ts';
import { findTimeBehind, type TimeTogether } from '../life/time-together.ts';
import { formatFor } from '../words/format.ts';
import { addDayAMonth, describeTimeTogether, isApart } from './describe-time-together.ts';

const format = formatFor('en');
/** In Japan, of someone aged 36 with a mother of 64. */
const AT_36: TimeTogether = {
  daysBehind: 6831,
  shortTime: null,
  daysAhead: 296,
  yearsAhead: 24.67,
  yearsApart: 24.67,
  yearsOfPairs: { threeInFour: 18.6, oneInFour: 31.5 },
  bothAlive: () => 0.7,
  sharedWithin: () => ({ together: 0, apart: 24.67 }),
};
/** In Japan, of someone aged 84 with a sister of 88. */
const AT_84: TimeTogether = {
  ...AT_36,
  daysBehind: 1009,
  daysAhead: 55.5,
  yearsAhead: 4.62,
  yearsApart: 4.62,
  yearsOfPairs: { threeInFour: 2.1, oneInFour: 6.4 },
};

interface Ages {
  readonly age?: number;
  readonly ownAge?: number;
  readonly withinYearOfExpectancy?: boolean;
  readonly isUntilOwnAge?: boolean;
}

const create = (person: Partial<Person>, time: Partial<TimeTogether>, ages: Ages = {}) => ({
  person: { ...MOTHER, ...person },
  age: 64,
  ownAge: 36,
  withinYearOfExpectancy: false,
  isUntilOwnAge: false,
  year: 2026,
  ...ages,
  time: { ...AT_36, ...time },
});
const describeWith = (...of: Parameters<typeof create>) => describeTimeTogether(format, create(...of));
const read = (person: Partial<Person> = {}, time: Partial<TimeTogether> = {}, ages: Ages = {}) => {
  const { headline, detail, share, more } = describeWith(person, time, ages);
  return [headline, detail, share, more];
};
const SO_FAR = 'You’ve had about 1,000 days together so far.';

describe('The time with somebody who has died', () => {
  const NONE_AHEAD = { daysAhead: 0, yearsAhead: 0, yearsApart: 0 };
  const readDied = (daysBehind: number, ages: Ages = {}) =>
    describeWith({ birthYear: 1931, diedIn: 2010 }, { ...NONE_AHEAD, daysBehind }, ages);

  test('is in the past, with nothing ahead and nothing to do about it', () => {
    const said = { detail: '1931–2010', share: '', more: '', drawn: true };
    expect(readDied(624)).toEqual({ ...said, headline: 'You had about 620 days with your mother.' });
    expect(readDied(1.2)).toEqual({ ...said, headline: 'You had about 1 day with your mother.' });
    // Neither is older than the life tables go.
    expect(readDied(624, { age: 118, ownAge: 101 })).toEqual(readDied(624));
  });

  const dates = { birthdate: { year: 1990, month: 2, day: 1 }, asOf: { year: 2026, month: 11, day: 28 } };
  const describeOf = (person: Partial<Person>) =>
    describeWith(person, findTimeBehind({ ...MOTHER, ...person }, dates));

  test.each<[string, string, Partial<Person>]>([
    ['You and Dad never met.', '1955–1989', { name: 'Dad', birthYear: 1955, diedIn: 1989 }],
    ['Dad died in the year you were born.', '1955–1990', { name: 'Dad', birthYear: 1955, diedIn: 1990 }],
    ['Your mother died in the year you were born.', '1962–1990', { diedIn: 1990 }],
    ['Mila lived in 1990.', '', { name: 'Mila', birthYear: 1990, diedIn: 1990 }],
    ['mila lived in 2020.', '', { name: 'mila', birthYear: 2020, diedIn: 2020 }],
    ['You knew Sam in 2012.', '1980–2012', { name: 'Sam', birthYear: 1980, since: 2012, diedIn: 2012 }],
    ['Mila lived from 2019 to 2020.', '', { name: 'Mila', birthYear: 2019, diedIn: 2020 }],
    ['Dad lived from 1955 to 1991.', '', { name: 'Dad', birthYear: 1955, diedIn: 1991 }],
    ['Sam lived from 1980 to 2012.', '', { name: 'Sam', birthYear: 1980, since: 2011, diedIn: 2012 }],
    ['Your mother lived from 1962 to 2010.', '', { diedIn: 2010, daysPerYear: 0, livedTogether: null }],
  ])('is said without a number of days, and not drawn: %s', (headline, detail, person) => {
    expect(describeOf(person)).toEqual({ headline, detail, share: '', more: '', drawn: false });
  });

  test('is never no days, whatever the years', () => {
    const year = fc.integer({ min: 1900, max: 2026 });
    const people = fc.record({
      birthYear: year,
      diedIn: year,
      daysPerYear: fc.integer({ min: 0, max: 365 }),
      since: fc.option(year),
      livedTogether: fc.option(fc.record({ until: fc.option(year) })),
    });
    fc.assert(
      fc.property(people, (person) => {
        const { headline, detail } = describeOf(person);
        expect(`${headline} ${detail}`).not.toMatch(/\bno\b|\b0\b/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('The time with a person, read aloud', () => {
  test('by someone of 36, of a mother of 64', () => {
    expect(read()).toEqual([
      'About 300 more days with your mother may lie ahead.',
      '',
      '96%',
      // 24.67 × 12 = 296 more.
      'One more day a month: about 590 days ahead.',
    ]);
  });

  test('by a parent, of a child who lives at home until 2039', () => {
    const time = { daysBehind: 1825, daysAhead: 5777, yearsAhead: 48.2, yearsApart: 35.3 };
    expect(read({ name: 'Mila', livedTogether: { until: 2039 }, daysPerYear: 30 }, time)).toEqual([
      'About 5,800 more days with Mila may lie ahead.',
      'That’s every day until 2039, then 30 days a year.',
      '24%',
      '',
    ]);
    expect(read({ livedTogether: { until: 2039 }, daysPerYear: 0 }, time)[1]).toBe(
      'That’s every day until 2039.',
    );
    // Every day as well from then on: nothing changes.
    expect(read({ livedTogether: { until: 2039 }, daysPerYear: 365 }, time)[1]).toBe(
      'That’s at 365 days a year.',
    );
  });

  test('by someone of 17, at home until the birthday of 18: no year, most of which has passed', () => {
    const time = { daysBehind: 6568, daysAhead: 390, yearsAhead: 32.4, yearsApart: 32.3 };
    const home = { livedTogether: { until: 2026 } };
    expect(read(home, time, { isUntilOwnAge: true, ownAge: 17 }).slice(0, 2)).toEqual([
      'About 390 more days with your mother may lie ahead.',
      'That’s every day until age 18, then 12 days a year.',
    ]);
    expect(read({ ...home, daysPerYear: 0 }, time, { isUntilOwnAge: true })[1]).toBe(
      'That’s every day until age 18.',
    );
  });

  test('by a newborn’s parent', () => {
    const time = { daysBehind: 0, daysAhead: 7200, yearsAhead: 50.1, yearsApart: 32.3 };
    expect(read({ name: 'Noa', livedTogether: { until: 2044 } }, time, { age: 0 })).toEqual([
      'About 7,200 more days with Noa may lie ahead.',
      'That’s every day until 2044, then 12 days a year.',
      '',
      '',
    ]);
  });

  test('by someone who lives with a partner', () => {
    const time = { daysBehind: 4015, daysAhead: 16_200, yearsAhead: 44.4, yearsApart: 0 };
    const together = ['About 44 more years with Sam may lie ahead.', 'You live together.', '20%', ''];
    expect(read({ name: 'Sam', since: 2015, livedTogether: { until: null } }, time)).toEqual(together);
    // Until a year that hardly anyone reaches.
    const hardly = { ...time, yearsApart: 0.1 };
    expect(read({ name: 'Sam', livedTogether: { until: 2100 } }, hardly)).toEqual(together);
  });

  test('by somebody grown up who lives with a parent or a child, says what is assumed', () => {
    const time = { daysBehind: 4015, daysAhead: 9000, yearsAhead: 24.7, yearsApart: 0 };
    expect(read({ livedTogether: { until: null } }, time)[1]).toBe(
      'Counted as if you go on living together.',
    );
    // Known later than at birth, as partners are.
    expect(read({ livedTogether: { until: null }, since: 2015 }, time)[1]).toBe('You live together.');
  });

  test('nearly every day of the year, has no days to add', () => {
    expect(read({ livedTogether: null, daysPerYear: 353 })[3]).not.toBe('');
    expect(read({ livedTogether: null, daysPerYear: 353.5 })[3]).toBe('');
  });

  test('says of one more day a month what the sentence of that time would say', () => {
    const { headline } = describeWith({ daysPerYear: 24 }, addDayAMonth(AT_36));
    expect(headline).toBe('About 590 more days with your mother may lie ahead.');
    // Of so many days, they are too few to tell.
    expect(read({}, { daysAhead: 12_000, yearsApart: 2 })[3]).toBe('');
  });

  test('with no days a year, is about both', () => {
    const time = { daysBehind: 0, daysAhead: 0 };
    expect(read({ name: 'Jo', daysPerYear: 0, livedTogether: null }, time)).toEqual([
      'About 25 more years may lie ahead for you and Jo.',
      '',
      '',
      'One more day a month: about 300 days ahead.',
    ]);
    expect(read({ daysPerYear: 0 }, { daysBehind: 1009, daysAhead: 0 })[1]).toBe(SO_FAR);
  });

  test('is about one day or more, never none', () => {
    const years = { yearsAhead: 5, yearsApart: 5 };
    expect(read({ daysPerYear: 0.2 }, { ...years, daysAhead: 1.2 })[0]).toBe(
      'About 1 more day with your mother may lie ahead.',
    );
    expect(read({ daysPerYear: 0.1 }, { ...years, daysAhead: 0.3 })[0]).toBe(
      'About 5 more years may lie ahead for you and your mother.',
    );
  });

  test('by someone past the average, or of little time ahead, has no share', () => {
    expect(read({}, {}, { withinYearOfExpectancy: true })[2]).toBe('');
    expect(read({}, { daysAhead: 115, yearsAhead: 9.6, yearsApart: 9.6 })[2]).toBe('');
    const together = { livedTogether: { until: null } };
    expect(read(together, { yearsApart: 0 }, { withinYearOfExpectancy: true })[2]).toBe('');
  });

  test('never says that all days have passed', () => {
    expect(read({}, { daysBehind: 20_000, daysAhead: 20 })[2]).toBe('99%');
  });

  test('has no share of past days as long as there is no whole one', () => {
    expect(read({}, { daysBehind: 0.4, daysAhead: 30 })[2]).toBe('');
    expect(read({}, { daysBehind: 0.6, daysAhead: 30 })[2]).toBe('3%');
  });
});

describe('With fewer than five years ahead on average, the time with a person', () => {
  test('is a range without share, picture and advice', () => {
    expect(describeWith({ name: 'my sister' }, AT_84, { age: 88, ownAge: 84 })).toEqual({
      headline:
        'Of pairs like you and your sister, three in four have at least 2 more years, and one in four at least 6.',
      // 2 × 12 = 24 and 6 × 12 = 72.
      detail: 'That’s about 24 to 72 days.',
      share: '',
      more: '',
      drawn: false,
    });
    expect(read({}, { ...AT_84, yearsAhead: 4.99 })[0]).toContain('three in four');
    expect(read({}, { ...AT_84, yearsAhead: 5 })[0]).toContain('may lie ahead');
  });

  test.each([
    [
      'if not even three pairs in four have a year',
      { yearsOfPairs: { threeInFour: 0.9, oneInFour: 1.99 } },
      {},
    ],
    ['above the ages of the life tables', {}, { age: 101, ownAge: 70 }],
    ['with somebody younger, above the ages of the life tables', {}, { age: 70, ownAge: 101 }],
    ['for someone above them', {}, { age: 80, ownAge: 103 }],
  ])('has no figure %s', (_, time, ages) => {
    const unknown = ['An average says little about you and your mother.', SO_FAR, '', ''];
    expect(read({}, { ...AT_84, ...time }, ages)).toEqual(unknown);
  });

  test('with no days a year, or hardly one, says how many there have been', () => {
    expect(read({ daysPerYear: 0 }, { ...AT_84, daysAhead: 0 })[1]).toBe(SO_FAR);
    expect(read({ daysPerYear: 0.1 }, AT_84)[1]).toBe(SO_FAR);
  });
});

test('Days a year count for people who live and do not live together', () => {
  expect(isApart(create({}, {}))).toBe(true);
  expect(isApart(create({ livedTogether: { until: null } }, { yearsApart: 0 }))).toBe(false);
  // Until some years from now, and from then on apart.
  expect(isApart(create({ livedTogether: { until: 2039 } }, { yearsApart: 12 }))).toBe(false);
  expect(isApart(create({ diedIn: 2010 }, { yearsAhead: 0, yearsApart: 0 }))).toBe(false);
});

test('A sentence says “your” where the visitor has entered “my”', () => {
  expect(namePerson('My mother')).toBe('your mother');
  expect(namePerson('Myra')).toBe('Myra');
  expect(namePerson('my')).toBe('my');
  expect(read({ name: 'אמא' })[0]).toContain('with \u2068אמא\u2069 may');
});

test('No figures lead to a broken sentence, and none mentions death', () => {
  const days = numbers(0, 43_800);
  const years = numbers(0.1, 100);
  const ages = fc.integer({ min: 0, max: 130 });
  const together = fc.constantFrom(null, { until: null }, { until: 2008 }, { until: 2039 });
  fc.assert(
    fc.property(days, years, ages, ages, together, (daysBehind, yearsAhead, age, ownAge, livedTogether) => {
      const time = {
        daysBehind,
        daysAhead: yearsAhead * 12,
        yearsAhead,
        yearsApart: yearsAhead / 2,
        yearsOfPairs: { threeInFour: yearsAhead / 3, oneInFour: yearsAhead * 1.4 },
      };
      const text = read({ livedTogether }, time, { age, ownAge }).join(' ');
      expect(text).not.toMatch(/NaN|undefined|Infinity|null|\b0 (more )?(days|years)|dea(d|th)|die|left\b/);
    }),
  );
});
