import { describe, expect, test } from 'vitest';
import { MOTHER } from '../../../tests/fixtures/life-events.ts';
import type { Person } from '../../life/life-events.ts';
import type { PersonFigures, TablesBehind } from '../../results/use-people-figures.ts';
import { formatFor } from '../../words/format.ts';
import { explainPeople, explainPerson, listFigures } from './explain-time-together.ts';

const format = formatFor('en');
const TIME = {
  daysBehind: 6831.2,
  shortTime: null,
  daysAhead: 296.04,
  yearsAhead: 24.67,
  yearsApart: 24.67,
  yearsOfPairs: { threeInFour: 18.6, oneInFour: 31.5 },
  bothAlive: (years: number) => ({ 10: 0.912, 20: 0.7 })[years] ?? 0.004,
  sharedWithin: () => ({ together: 0, apart: 24.67 }),
};
const SOURCE = 'United Nations, World Population Prospects 2024';
const TABLES: TablesBehind = {
  population: 'men',
  countryPhrase: 'Japan',
  year: 2024,
  source: SOURCE,
  outlook: 'period',
};
const OF_MOTHER: PersonFigures = {
  person: MOTHER,
  age: 64,
  ownAge: 36,
  withinYearOfExpectancy: false,
  isUntilOwnAge: false,
  year: 2026,
  time: TIME,
  tables: TABLES,
};
const create = (person: Partial<Person> = {}, figures: Partial<PersonFigures> = {}): PersonFigures => ({
  ...OF_MOTHER,
  ...figures,
  person: { ...MOTHER, ...person },
});
const explain = (...of: Parameters<typeof create>) => explainPerson(format, create(...of));
const explainAll = (...people: readonly PersonFigures[]) => explainPeople(format, people);

test('The table has whole days, a share and years with a decimal, and dashes for unknown figures and no days so far', () => {
  expect(listFigures(format, OF_MOTHER)).toEqual(['6,831', '296', '95.8%', '24.7']);
  expect(listFigures(format, null)).toEqual(['–', '–', '–', '–']);
  const none = { ...TIME, daysBehind: 0, daysAhead: 0 };
  expect(listFigures(format, { ...OF_MOTHER, time: none })).toEqual(['–', '0', '–', '24.7']);
});

test('The share in the table is that of the days beside it', () => {
  const shareOf = (daysBehind: number, daysAhead: number) =>
    listFigures(format, create({}, { time: { ...TIME, daysBehind, daysAhead } }))[2];
  // 2 ÷ (2 + 2), where 1.5 ÷ (1.5 + 2.4) would be 38.5 %.
  expect(shareOf(1.5, 2.4)).toBe('50.0%');
  // No days so far have no share of them.
  expect(shareOf(0.4, 30)).toBe('–');
});

test('The table has nothing but past days of somebody who has died', () => {
  const time = { ...TIME, daysAhead: 0, yearsAhead: 0 };
  const died = { ...MOTHER, diedIn: 2010 };
  expect(listFigures(format, { ...OF_MOTHER, person: died, time })).toEqual(['6,831', '–', '–', '–']);
});

test('The table has no figure ahead where the card has none', () => {
  const short = { ...TIME, yearsAhead: 1.1 };
  const past = { ...OF_MOTHER, withinYearOfExpectancy: true };
  expect(listFigures(format, past)).toEqual(['6,831', '296', '–', '24.7']);
  expect(listFigures(format, { ...OF_MOTHER, age: 101 })).toEqual(['6,831', '–', '–', '–']);
  expect(listFigures(format, { ...OF_MOTHER, time: short })).toEqual(['6,831', '–', '–', '–']);
});

describe('Past days', () => {
  const explainDays = (person: Partial<Person>, time: Partial<PersonFigures['time']> = {}) =>
    explain(person, { tables: null, time: { ...TIME, ...time } });
  const UNTIL_2008 = '365 a year from the birth of the younger one until 2008';

  test.each<[Partial<Person>, string, Partial<PersonFigures['time']>?]>([
    [{}, `${UNTIL_2008}. After that, 12 a year.`],
    [{ daysPerYear: 0 }, `${UNTIL_2008}.`],
    [{ livedTogether: null, since: 2015 }, '12 a year since 2015.'],
    [{ livedTogether: { until: null } }, '365 a year since the younger one was born.'],
    [{ livedTogether: { until: 2039 } }, '365 a year since the younger one was born.', { yearsApart: 11.2 }],
    // The first half of the year in which they part, and the second.
    [{ livedTogether: { until: 2026 } }, '365 a year since the younger one was born.', { yearsApart: 24.4 }],
    [
      { livedTogether: { until: 2026 } },
      '365 a year from the birth of the younger one until 2026. After that, 12 a year.',
    ],
    [{ diedIn: 2010 }, `${UNTIL_2008}. After that, 12 a year.`],
    [{ diedIn: 2008 }, `${UNTIL_2008}.`],
    [{ diedIn: 2008, livedTogether: { until: null } }, `${UNTIL_2008}.`],
    [{ diedIn: 2010, livedTogether: null, since: 1995 }, '12 a year from 1995 until 2010.'],
  ])('are explained for %o', (person, counted, time) => {
    expect(explainDays(person, time)).toBe(`Past days are counted as ${counted}`);
  });

  test('at home until an age of the visitor say so, but until the year of a death then', () => {
    const grownUp = (person: Partial<Person>) =>
      explain(person, { tables: null, isUntilOwnAge: true }).split('younger one ')[1];
    expect(grownUp({})).toBe('until age 18. After that, 12 a year.');
    expect(grownUp({ diedIn: 2010 })).toBe('until age 18. After that, 12 a year.');
    expect(grownUp({ diedIn: 2008 })).toBe('until 2008.');
  });

  test('that nobody can count, since only the year of their beginning is known, say so of the living', () => {
    const lately = { daysBehind: 0, shortTime: 'underAYear' } as const;
    expect(explainDays({ since: 2026 }, lately)).toBe(
      'Days so far aren’t counted yet: only the year in which they began is known.',
    );
    expect(explainDays({ since: 2009, diedIn: 2010 }, lately)).toBe('');
  });

  test('need no word if there are none', () => {
    expect(explainDays({ livedTogether: null, daysPerYear: 0 }, { daysBehind: 0 })).toBe('');
  });
});

describe('The sources of the figures', () => {
  test('are none for somebody who has died', () => {
    expect(explainAll(create({ diedIn: 2010 }, { tables: null }))).toEqual([]);
  });

  test('name the visitor’s life table, the assumptions and the source once for all people', () => {
    const sister = create({ name: 'Ana' });
    expect(explainAll(create({ diedIn: 2010 }, { tables: null }), OF_MOTHER, sister)).toEqual([
      'Figures for this life: men aged 36 in Japan.',
      'The days and years ahead come from both life tables, for many pairs of people like these two. They count the time when both are alive, treating their lifespans as independent.',
      'They assume that the death rates of 2024 stay as they are.',
      'They need death rates for each age, so they come from a life table and can differ from the life expectancy that the weeks are counted to.',
      `Life table for 2024, projected, adapted from ${SOURCE} (CC BY 3.0 IGO).`,
    ]);
  });

  test('name the people of the other life table for each person', () => {
    expect(explain()).toBe(
      'Figures for people aged 64 in Japan (the age reached in 2026). Past days are counted as 365 a year from the birth of the younger one until 2008. After that, 12 a year. Of 100 such pairs, both people are still alive in 91 after 10 years and 70 after 20 years.',
    );
  });

  const explainPairs = (bothAlive: (years: number) => number) =>
    explain({}, { time: { ...TIME, bothAlive } }).split('12 a year. ')[1];

  test('leave out the years in which fewer than five pairs of a hundred are both alive', () => {
    expect(explainPairs((years) => ({ 10: 0.912, 20: 0.05 })[years] ?? 0.044)).toBe(
      'Of 100 such pairs, both people are still alive in 91 after 10 years and 5 after 20 years.',
    );
  });

  test('never say that all of a hundred pairs are both alive', () => {
    expect(explainPairs((years) => ({ 10: 0.996, 20: 0.985 })[years] ?? 0.02)).toBe(
      'Of 100 such pairs, both people are still alive in 99 after 10 years and 99 after 20 years.',
    );
  });

  test('say if the death rates are those expected rather than those of one year', () => {
    expect(explainAll(create({}, { tables: { ...TABLES, outlook: 'cohort' } }))).toContain(
      'Like the other results, they assume that people live longer in the coming years, as the UN expects.',
    );
  });

  test('have no “age reached” for a newborn', () => {
    expect(explain({}, { age: 0 })).toMatch(/^Figures for newborns in Japan\. Past days/);
  });

  test('say that the tables end at 100 if someone is older, and nothing about days ahead', () => {
    const old = create({}, { age: 101, ownAge: 70 });
    expect(explainAll(old)).toEqual([
      'Figures for this life: men aged 70 in Japan.',
      'The life tables end at 100, so older people count as 100.',
      expect.stringContaining('Life table'),
    ]);
    expect(explainPerson(format, old)).toMatch(
      /^Figures for people aged 100 in Japan\. Past days [^.]+\. After that, 12 a year\.$/,
    );
  });
});
