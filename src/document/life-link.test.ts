import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { calendarDates, profiles, schedules } from '../../tests/fixtures/arbitraries.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { forgeLink, JAPAN, linkTo, SHARED, SLEEP } from '../../tests/fixtures/shared-life.ts';
import type { Activity, Schedule } from '../life/activity.ts';
import { daysBetween } from '../life/calendar-date.ts';
import { createLife } from '../life/life.ts';
import { projectLife, snapOffset } from '../life/life-projection.ts';
import { weeksLeft } from '../life/weeks.ts';
import { cleanText } from '../words/clean-text.ts';
import { countryOf, placeName } from '../words/shown-names.ts';
import { decodeLink } from './codec.ts';
import { readLifeLink, writeLifeLink } from './life-link.ts';

/** An activity as a link has it. */
const REST = { name: 'Rest', known: null, hours: '0', color: '#4E84F0', schedule: null };

/** The life of a link that can be read. */
function open(fragment: string) {
  const opened = readLifeLink(fragment);
  if (!opened || opened === 'newer') throw new Error('The link could not be read');
  return opened;
}

/** A life with other activities. */
const withActivities = (...activities: readonly Activity[]) => ({
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
      lifeExpectancy: 84.0407,
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

  test('has nothing that identifies two links as one person’s', () => {
    const saved = SHARED.life.activities.map((activity) => ({
      ...activity,
      id: `${activity.id}-e4kzt8fpak9`,
    }));
    expect(linkTo(withActivities(...saved))).toBe(linkTo(SHARED));
  });

  test('opens the same life', () => {
    expect(open(linkTo(SHARED))).toEqual({ shown: SHARED, offsetWeeks: 260, events: null });
  });

  test.each([
    ['the country’s', SHARED.figure && { ...SHARED.figure, lifeExpectancy: 81.5, year: 2022 }],
    ['one that was entered', null],
  ])('with a life table, keeps the life expectancy at birth beside it: %s', (_, figure) => {
    const shown = { ...SHARED, basis: 'period', tableYear: 2024, figure, atBirth: 81.5 } as const;
    expect(open(linkTo(shown)).shown).toEqual(shown);
  });

  test('works for each country with a figure', () => {
    for (const { code } of snapshot.economies) {
      const country = countryOf(code);
      if (!country) throw new Error(`No name for ${code}`);
      const figure = {
        code,
        countryName: placeName(country),
        lifeExpectancy: 84.0407,
        year: 2024,
        source: 'World Bank',
      };
      expect(open(linkTo({ ...SHARED, country, figure })).shown).toMatchObject({ country: { code }, figure });
    }
  });

  test('keeps any name, in one line', () => {
    for (const naughty of NAUGHTY_STRINGS) {
      const name = cleanText(naughty.slice(0, 200));
      const link = linkTo(withActivities({ ...SLEEP, name }));
      if (name) expect(open(link).shown.life.activities[0]?.name).toBe(name);
      else expect(readLifeLink(link)).toBeNull();
    }
    const link = forgeLink({ activities: [{ ...REST, name: '\u202eRest' }] });
    expect(open(link).shown.life.activities[0]?.name).toBe('Rest');
  });

  test('has an activity’s name in the page’s language, unless it has one of its own', () => {
    const link = forgeLink({
      language: 'de',
      activities: [
        { ...REST, name: 'Filme', known: 'entertainment' },
        { ...REST, name: 'Looking_up', known: 'stargazing' },
      ],
    });
    const names = open(link).shown.life.activities.map(({ name }) => name);
    expect(names).toEqual(['TV/Entertainment', 'Looking_up']);
  });

  const seen = fc
    .record({
      profile: profiles,
      today: calendarDates(1950, 2100),
      slide: fc.nat(8000),
      basis: fc.constantFrom('country' as const, 'period' as const, 'cohort' as const, 'entered' as const),
      population: fc.constantFrom('everyone' as const, 'women' as const, 'men' as const),
      schedule: schedules,
    })
    .filter(({ profile, today }) => daysBetween(profile.birthdate, today) > 0);

  test('gives the same figures for any profile, with the present week off by at most one', () => {
    fc.assert(
      fc.property(seen, ({ profile, today, slide, basis, population, schedule }) => {
        const isEveryDay = schedule?.days === 7 && schedule.from === 0 && schedule.until === null;
        const activities = profile.activities.map((activity, index) => ({
          ...activity,
          id: String(index),
          name: cleanText(activity.name) || 'Sleep',
          ...(schedule && !isEveryDay && (schedule.until ?? 0) <= 150 && { schedule }),
        }));
        const life = createLife({ ...profile, activities }, today);
        const { lifeExpectancy } = life;
        const offsetWeeks = snapOffset(slide, weeksLeft(life));
        const isAtBirth = basis === 'country' || basis === 'entered';
        const opened = open(
          writeLifeLink(
            {
              ...SHARED,
              life,
              country: basis === 'entered' ? null : JAPAN,
              figure:
                basis === 'country'
                  ? { code: 'JPN', countryName: 'Japan', lifeExpectancy, year: 2023, source: 'World Bank' }
                  : null,
              basis: isAtBirth ? 'birth' : basis,
              tableYear: isAtBirth ? null : 2024,
              atBirth: lifeExpectancy,
              population,
            },
            offsetWeeks,
            null,
          ),
        );
        expect(opened).toMatchObject({ shown: { population }, offsetWeeks });
        // The present week is estimated from the age and the weeks lived.
        const { weeks, presentWeek: _week, exactAge, ...projection } = projectLife(life, offsetWeeks);
        const {
          weeks: openedWeeks,
          presentWeek: _openedWeek,
          exactAge: openedExactAge,
          ...openedProjection
        } = projectLife(opened.shown.life, opened.offsetWeeks);
        expect(openedProjection).toEqual(projection);
        expect(Math.abs(openedWeeks.now - weeks.now)).toBeLessThanOrEqual(1);
        expect(openedExactAge).toBeCloseTo(exactAge, 1);
      }),
    );
  });
});

const TABLE = { basis: 'cohort', year: 2024, lifeExpectancy: 84.0407 };

// The shape and the sizes of activities and events are those of a backup: see `codec.test.ts`.
describe('A link is unreadable with', () => {
  const forgeActivities = (...changes: object[]) =>
    forgeLink({ activities: changes.map((change) => ({ ...REST, ...change })) });
  const scheduled = (schedule: object) =>
    forgeActivities({ schedule: { days: '5', from: '22', until: '65', ...schedule } });
  const FULL_TIME = { days: '7', from: '22', until: '65' };
  const withMoments = (...moments: object[]) => forgeLink({ events: { chapters: [], moments } });
  const chapter = { name: 'B', from: '2010', until: null, color: '#4E84F0' };
  test.each([
    ['six activities', forgeActivities({}, {}, {}, {}, {}, {})],
    ['no activity', forgeActivities()],
    ['an activity without a name', forgeActivities({ name: ' ' })],
    ['an activity whose name is a property of objects', forgeActivities({ name: '', known: 'constructor' })],
    ['another color', forgeActivities({ color: 'red' })],
    ['more than 24 hours in all', forgeActivities({ hours: '16' }, { hours: '9' })],
    ['more hours than a week has', forgeActivities({ hours: '20', schedule: FULL_TIME }, { hours: '5' })],
    ['negative hours', forgeActivities({ hours: '-1' })],
    ['hours that are no number', forgeActivities({ hours: '1e' })],
    ['days that no week has', scheduled({ days: '8' })],
    ['an end before the beginning', scheduled({ until: '22' })],
    ['an age over 150', scheduled({ from: '151', until: '' })],
    ['an age that is no number', scheduled({ from: 'Infinity' })],
    ...[-1, 42.5, 43, '42', null].map((age) => [`an age of ${age}`, forgeLink({ age })]),
    ['weeks of another age', forgeLink({ weeksLived: 2300 })],
    ...[0, 151, '84'].map((years) => [`a figure of ${years} years`, forgeLink({ lifeExpectancy: years })]),
    ['an unknown country', forgeLink({ country: 'ZZZ' })],
    ['a figure without its country', forgeLink({ country: null })],
    ['an unknown basis', forgeLink({ table: { ...TABLE, basis: 'birth' } })],
    ['a life table without a year', forgeLink({ table: { ...TABLE, year: null } })],
    ['a life table without a country', forgeLink({ table: TABLE, country: null, figure: null })],
    ['a slider between steps', forgeLink({ offsetWeeks: 261 })],
    ['a slider past the end', forgeLink({ offsetWeeks: 5200 })],
    ['a moment with a date', withMoments({ text: 'Wedding', when: '2010' })],
    ['a moment without words', withMoments({ text: '\u202e', when: 'w12' })],
    ['a moment past the last week', withMoments({ text: 'Far', when: 'w7800' })],
    ['51 moments', withMoments(...Array.from({ length: 51 }, () => ({ text: 'Walk', when: 'w1' })))],
    ['a chapter with a date', forgeLink({ events: { chapters: [chapter], moments: [] } })],
  ])('%s', (_, fragment) => {
    expect(readLifeLink(fragment)).toBeNull();
  });
});

test('24 hours in a day are too many only if they are of the same ages', () => {
  const schedule: Schedule = { days: 5, from: 22, until: 65 };
  // 8 × 7 + 20 × 5 = 156 of 168.
  const { life } = open(
    linkTo(withActivities(SLEEP, { ...SLEEP, id: '1', name: 'Work', hours: 20, schedule })),
  ).shown;
  expect(life.activities[1]).toMatchObject({ schedule });
});
