import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { calendarDates, profiles, schedules } from '../../tests/fixtures/arbitraries.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { forgeLink, linkTo, openLink, SHARED, SLEEP, WOMEN } from '../../tests/fixtures/shared-life.ts';
import type { Activity } from '../life/activity.ts';
import { daysBetween } from '../life/calendar-date.ts';
import { createLife } from '../life/life.ts';
import { projectLife, snapOffset } from '../life/life-projection.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import { roundToTenth } from '../life/round.ts';
import { weeksLeft } from '../life/weeks.ts';
import { cleanText } from '../words/clean-text.ts';
import { countryOf } from '../words/shown-names.ts';
import { readLifeLink, writeLifeLink } from './life-link.ts';
import { decodeLink } from './link.ts';
import { enteredExpectancy, expectancyAtBirth, type ShownLife } from './submitted-life.ts';

/** An activity as a link has it. */
const REST = { name: 'Rest', known: null, hours: '0', color: '#4E84F0', schedule: null };

const FIGURE = { code: 'JPN', lifeExpectancy: 84, year: 2024, source: 'World Bank' };
const TABLE_OF_MEN = { kind: 'table', outlook: 'period', population: 'men', tableYear: 2024 } as const;

/** A life with other activities. */
const sharedWith = (...activities: readonly Activity[]) => ({
  ...SHARED,
  life: { ...SHARED.life, activities },
});

describe('A link to a life', () => {
  test('contains no date', () => {
    expect(JSON.parse(decodeLink(linkTo(SHARED)))).toEqual({
      version: 1,
      language: 'en',
      age: 42,
      weeksLived: 2191,
      lifeExpectancy: 84,
      country: 'JPN',
      figure: { year: 2023, fromSnapshot: true },
      table: null,
      population: 'women',
      offsetWeeks: 260,
      activities: [
        { name: 'Sleep', known: 'sleep', hours: '8', color: '#4E84F0', schedule: null },
        { name: 'Long_walks & talks', known: null, hours: '0.36', color: '#D6293B', schedule: null },
      ],
      events: null,
    });
  });

  test.each<[string, Partial<ShownLife>, Population, string]>([
    [
      'of the country, at birth',
      {},
      'women',
      '"lifeExpectancy":84,"country":"JPN","figure":{"year":2023,"fromSnapshot":true},"table":null,"population":"women",',
    ],
    [
      'that was entered, with a country',
      { expectancy: enteredExpectancy(76.5) },
      'men',
      '"lifeExpectancy":76.5,"country":"JPN","figure":null,"table":null,"population":"men",',
    ],
    [
      'that was entered, without a country',
      { expectancy: enteredExpectancy(76.5), country: null },
      'everyone',
      '"lifeExpectancy":76.5,"country":null,"figure":null,"table":null,"population":"everyone",',
    ],
    [
      'of a table of women, in results with other figures of men',
      {
        expectancy: {
          ...TABLE_OF_MEN,
          years: 84,
          population: 'women',
          atBirth: expectancyAtBirth({ ...FIGURE, lifeExpectancy: 81.5, year: 2023, fromSnapshot: true }),
        },
      },
      'men',
      '"lifeExpectancy":81.5,"country":"JPN","figure":{"year":2023,"fromSnapshot":true},"table":{"basis":"period","year":2024,"lifeExpectancy":84},"population":"women",',
    ],
    [
      'of a table of men, beside one that was entered',
      { expectancy: { ...TABLE_OF_MEN, years: 84, outlook: 'cohort', atBirth: enteredExpectancy(76.5) } },
      'men',
      '"lifeExpectancy":76.5,"country":"JPN","figure":null,"table":{"basis":"cohort","year":2024,"lifeExpectancy":84},"population":"men",',
    ],
  ])('says of a life expectancy %s where it comes from', (_, change, population, text) => {
    const [before, after] = [
      '{"version":1,"language":"en","age":42,"weeksLived":2191,',
      '"offsetWeeks":260,',
    ];
    const link = writeLifeLink({ ...SHARED, ...change }, { ...WOMEN, population });
    expect(decodeLink(link)).toContain(before + text + after);
  });

  test('has nothing that identifies two links as one person’s', () => {
    const saved = SHARED.life.activities.map((activity) => ({
      ...activity,
      id: `${activity.id}-e4kzt8fpak9`,
    }));
    expect(linkTo(sharedWith(...saved))).toBe(linkTo(SHARED));
  });

  test('opens the same life', () => {
    expect(openLink(linkTo(SHARED))).toEqual({ shown: SHARED, offsetWeeks: 260, events: null });
  });

  test.each([
    ['the country’s', expectancyAtBirth({ ...FIGURE, lifeExpectancy: 81.5, year: 2022 })],
    ['one that was entered', enteredExpectancy(81.5)],
  ])('with a life table, keeps the life expectancy at birth beside it: %s', (_, atBirth) => {
    const shown: ShownLife = { ...SHARED, expectancy: { ...TABLE_OF_MEN, years: 84, atBirth } };
    expect(openLink(linkTo(shown)).shown).toEqual(shown);
  });

  test('of a newer version is named so', () => {
    expect(readLifeLink(forgeLink({ version: 2 }))).toBe('newer');
  });

  test('works for each country with a figure', () => {
    for (const { code } of snapshot.economies) {
      const country = countryOf(code);
      if (!country) throw new Error(`No name for ${code}`);
      const expectancy = expectancyAtBirth({ ...FIGURE, code });
      const { shown } = openLink(linkTo({ ...SHARED, country, expectancy }));
      expect([shown.country?.code, shown.expectancy]).toEqual([code, expectancy]);
    }
  });

  test('keeps any name, in one line', () => {
    for (const naughty of NAUGHTY_STRINGS) {
      const name = cleanText(naughty.slice(0, 200));
      const link = linkTo(sharedWith({ ...SLEEP, name }));
      if (name) expect(openLink(link).shown.life.activities[0]?.name).toBe(name);
      else expect(readLifeLink(link)).toBeNull();
    }
    const link = forgeLink({ activities: [{ ...REST, name: '\u202eRest' }] });
    expect(openLink(link).shown.life.activities[0]?.name).toBe('Rest');
  });

  test('has an activity’s name in the page’s language, unless it has one of its own', () => {
    const link = forgeLink({
      language: 'de',
      activities: [
        { ...REST, name: 'Filme', known: 'entertainment' },
        { ...REST, name: 'Looking_up', known: 'stargazing' },
      ],
    });
    const names = openLink(link).shown.life.activities.map(({ name }) => name);
    expect(names).toEqual(['TV/Entertainment', 'Looking_up']);
  });

  /** A life expectancy and where it comes from. */
  const origins = fc.constantFrom('entered', 'birth', 'period', 'cohort');
  function originOf(kind: 'entered' | 'birth' | Outlook, years: number): Partial<ShownLife> {
    if (kind === 'entered') return { country: null, expectancy: enteredExpectancy(years) };
    const atBirth = expectancyAtBirth({ ...FIGURE, lifeExpectancy: years });
    return { expectancy: kind === 'birth' ? atBirth : { ...TABLE_OF_MEN, outlook: kind, years, atBirth } };
  }
  const seen = fc
    .record({
      profile: profiles,
      today: calendarDates(1950, 2100),
      slide: fc.nat(8000),
      origin: origins,
      population: fc.constantFrom('everyone' as const, 'women' as const, 'men' as const),
      schedule: schedules,
    })
    .filter(({ profile, today }) => daysBetween(profile.birthdate, today) > 0);

  test('gives the same figures for any profile, with the present week off by at most one', () => {
    fc.assert(
      fc.property(seen, ({ profile, today, slide, origin, population, schedule }) => {
        const isEveryDay = schedule?.days === 7 && schedule.from === 0 && schedule.until === null;
        const activities = profile.activities.map((activity, index) => ({
          ...activity,
          id: String(index),
          name: cleanText(activity.name) || 'Sleep',
          ...(schedule && !isEveryDay && (schedule.until ?? 0) <= 150 && { schedule }),
        }));
        const lifeExpectancy = roundToTenth(profile.lifeExpectancy);
        const life = createLife({ ...profile, lifeExpectancy, activities }, today);
        const offsetWeeks = snapOffset(slide, weeksLeft(life));
        const shown = { ...SHARED, ...originOf(origin, lifeExpectancy), life };
        const opened = openLink(writeLifeLink(shown, { population, offsetWeeks, events: null }));
        expect(opened).toMatchObject({ shown: { expectancy: shown.expectancy }, offsetWeeks });
        const expected = projectLife(life, offsetWeeks);
        const projection = projectLife(opened.shown.life, opened.offsetWeeks);
        const { weeks, presentWeek, exactAge } = projection;
        expect(projection).toEqual({ ...expected, weeks, presentWeek, exactAge });
        // The present week is estimated from the age and the weeks lived.
        expect(Math.abs(weeks.now - expected.weeks.now)).toBeLessThanOrEqual(1);
        expect(exactAge).toBeCloseTo(expected.exactAge, 1);
      }),
    );
  });
});

const TABLE = { basis: 'cohort', year: 2024, lifeExpectancy: 84 };

// The shape and the sizes of activities and events are those of a backup: see `codec.test.ts`. Hours and schedules are read
// as those of the form are: see `parse-draft.test.ts`.
describe('A link is unreadable with', () => {
  const withActivities = (...changes: object[]) => ({
    activities: changes.map((change) => ({ ...REST, ...change })),
  });
  const FULL_TIME = { days: '7', from: '22', until: '65' };
  const withMoments = (...moments: object[]) => ({ events: { chapters: [], moments } });
  const dated = { name: 'B', from: '2010', until: null, color: '#4E84F0' };
  test.each<[string, object]>([
    ['six activities', withActivities({}, {}, {}, {}, {}, {})],
    ['no activity', withActivities()],
    ['an activity without a name', withActivities({ name: ' ' })],
    ['an activity whose name is a property of objects', withActivities({ name: '', known: 'constructor' })],
    ['more than 24 hours in all', withActivities({ hours: '16' }, { hours: '9' })],
    ['more hours than a week has', withActivities({ hours: '20', schedule: FULL_TIME }, { hours: '5' })],
    ['hours that are no number', withActivities({ hours: '1e' })],
    ['an end before the beginning', withActivities({ schedule: { ...FULL_TIME, until: '22' } })],
    ...[-1, 42.5, 43, '42', null].map((age): [string, object] => [`an age of ${age}`, { age }]),
    ['weeks of another age', { weeksLived: 2300 }],
    ...[0, 151, '84'].map((years): [string, object] => [
      `a figure of ${years} years`,
      { lifeExpectancy: years },
    ]),
    ['an unknown country', { country: 'ZZZ' }],
    ['an unknown country without a figure', { country: 'ZZZ', figure: null }],
    ['a figure without its country', { country: null }],
    ['an unknown basis', { table: { ...TABLE, basis: 'birth' } }],
    ['a life table without a year', { table: { ...TABLE, year: null } }],
    ['a life table without a country', { table: TABLE, country: null, figure: null }],
    ['a slider between steps', { offsetWeeks: 261 }],
    ['a slider past the end', { offsetWeeks: 5200 }],
    ['a moment with a date', withMoments({ text: 'Wedding', when: '2010' })],
    ['a moment past the last week', withMoments({ text: 'Far', when: 'w7800' })],
    ['a chapter with a date', { events: { chapters: [dated], moments: [] } }],
  ])('%s', (_, change) => {
    expect(readLifeLink(forgeLink(change))).toBeNull();
  });
});
