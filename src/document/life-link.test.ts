import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../data/snapshot.json' with { type: 'json' };
import { calendarDates, profiles } from '../../tests/fixtures/arbitraries.ts';
import { NAUGHTY_STRINGS } from '../../tests/fixtures/naughty-strings.ts';
import { forgeLink, JAPAN, SHARED, SLEEP } from '../../tests/fixtures/shared-life.ts';
import { daysBetween } from '../life/calendar-date.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { createLife } from '../life/life.ts';
import { projectLife, snapOffset } from '../life/life-projection.ts';
import { weeksLeft } from '../life/weeks.ts';
import { cleanText } from '../words/clean-text.ts';
import { countryOf, placeName } from '../words/shown-names.ts';
import { parseLifeLink, type SharedLife, writeLifeLink } from './life-link.ts';

/** The life of a readable link. */
function open(fragment: string): SharedLife | null {
  const parsed = parseLifeLink(fragment);
  return parsed === 'newer' ? null : parsed;
}

const withActivity = (activity: string) => forgeLink((parameters) => parameters.append('activity', activity));
const withParameter = (name: string, value: string) => forgeLink((parameters) => parameters.set(name, value));
const withoutParameter = (name: string) => forgeLink((parameters) => parameters.delete(name));

describe('A link to a life', () => {
  test('is plain text and contains no date', () => {
    expect(writeLifeLink(SHARED)).toMatch(
      /^v=1&age=42&weeks=2191&years=84\.0407&basis=country&country=JPN&year=2023&snapshot=1&of=women&at=260&lang=en&activity=8_0_sleep_&activity=0\.36_3__Long_walks\+%26\+talks&check=[a-z\d]+$/,
    );
  });

  test('has nothing that identifies two links as one person’s', () => {
    const [sleep, ...others] = SHARED.life.activities;
    if (!sleep) throw new Error('The shared life has activities');
    const saved = [{ ...sleep, id: 'e4kzt8fpak9' }, ...others];
    expect(writeLifeLink({ ...SHARED, life: { ...SHARED.life, activities: saved } })).toBe(
      writeLifeLink(SHARED),
    );
  });

  test('opens the same life', () => {
    expect(parseLifeLink(writeLifeLink(SHARED))).toEqual(SHARED);
  });

  test('marks the example, and only the example', () => {
    const link = writeLifeLink({ ...SHARED, example: true });
    expect(link).toContain('&example=1&');
    expect(parseLifeLink(link)).toEqual({ ...SHARED, example: true });
    expect(writeLifeLink(SHARED)).not.toContain('example');
  });

  test.each([
    [
      'the country’s, with its year',
      SHARED.figure && { ...SHARED.figure, lifeExpectancy: 81.5, year: 2022 },
      '81.5_2022',
    ],
    ['one that was entered', null, '81.5'],
  ])('with a life table, keeps the life expectancy at birth beside it: %s', (_, figure, birth) => {
    const shared: SharedLife = { ...SHARED, basis: 'period', tableYear: 2024, figure, atBirth: 81.5 };
    const link = writeLifeLink(shared);
    expect(new URLSearchParams(link).get('birth')).toBe(birth);
    expect(parseLifeLink(link)).toEqual(shared);
  });

  test('works for each country with a figure', () => {
    for (const { code } of snapshot.economies) {
      const country = countryOf(code);
      if (!country) throw new Error(`No name for ${code}`);
      const figure = {
        code,
        countryName: placeName(country),
        lifeExpectancy: 70,
        year: 2024,
        source: 'World Bank',
      };
      const opened = open(
        writeLifeLink({
          ...SHARED,
          life: { ...SHARED.life, lifeExpectancy: 70 },
          atBirth: 70,
          country,
          figure,
        }),
      );
      expect(opened).toMatchObject({ country: { code }, figure });
    }
  });

  test('preserves any name', () => {
    for (const naughty of NAUGHTY_STRINGS) {
      const name = cleanText(naughty.slice(0, 200));
      const life = { ...SHARED.life, activities: [{ ...SLEEP, name }] };
      const opened = open(writeLifeLink({ ...SHARED, life }));
      expect(opened?.life.activities[0]?.name).toBe(name || undefined);
    }
  });

  test('removes a bidirectional override from a name', () => {
    const overridden = withActivity('0_1__\u202eRest');
    expect(open(overridden)?.life.activities.at(-1)?.name).toBe('Rest');
  });

  const seen = fc
    .record({
      profile: profiles,
      today: calendarDates(1950, 2100),
      slide: fc.nat(8000),
      basis: fc.constantFrom('country' as const, 'period' as const, 'cohort' as const, 'entered' as const),
      population: fc.constantFrom('everyone' as const, 'women' as const, 'men' as const),
    })
    .filter(({ profile, today }) => daysBetween(profile.birthdate, today) > 0);

  test('gives the same figures for any profile, with the present week off by at most one', () => {
    fc.assert(
      fc.property(seen, ({ profile, today, slide, basis, population }) => {
        const activities = profile.activities.map((activity, index) => ({
          ...activity,
          id: String(index),
          name: cleanText(activity.name) || 'Sleep',
        }));
        const life = createLife({ ...profile, activities }, today);
        const { lifeExpectancy } = life;
        const offsetWeeks = snapOffset(slide, weeksLeft(life));
        const origin =
          basis === 'period' || basis === 'cohort'
            ? { basis, tableYear: 2024 }
            : { basis: 'birth' as const, tableYear: null };
        const opened = open(
          writeLifeLink({
            life,
            country: basis === 'entered' ? null : JAPAN,
            figure:
              basis === 'country'
                ? { code: 'JPN', countryName: 'Japan', lifeExpectancy, year: 2023, source: 'World Bank' }
                : null,
            ...origin,
            atBirth: lifeExpectancy,
            example: false,
            population,
            offsetWeeks,
            events: null,
          }),
        );
        if (!opened) throw new Error('The link could not be read');
        expect(opened).toMatchObject({ population, offsetWeeks, ...origin });
        // The present week is estimated from the age and the weeks lived.
        const { weeks, presentWeek: _week, exactAge, ...projection } = projectLife(life, offsetWeeks);
        const {
          weeks: openedWeeks,
          presentWeek: _openedWeek,
          exactAge: openedExactAge,
          ...openedProjection
        } = projectLife(opened.life, opened.offsetWeeks);
        expect(openedProjection).toEqual(projection);
        expect(Math.abs(openedWeeks.now - weeks.now)).toBeLessThanOrEqual(1);
        expect(openedExactAge).toBeCloseTo(exactAge, 1);
      }),
    );
  });
});

describe('A link is unreadable if it is or has', () => {
  test.each([
    ['nothing', ''],
    ['the id of an element', 'results'],
    ['markup', '<script>alert(1)</script>'],
    ['a broken escape', 'v=1&age=%E0%A4%A'],
    ['no check', writeLifeLink(SHARED).replace(/&check=.*/, '')],
    ['an altered number', writeLifeLink(SHARED).replace('age=42', 'age=24')],
    ['an added parameter', `${writeLifeLink(SHARED)}&of=men`],
    ['no version', withoutParameter('v')],
    ['a version 0', withParameter('v', '0')],
    ['a version in scientific notation', withParameter('v', '1e2')],
    ['ten thousand activities', withActivity('0_1__Rest'.repeat(10_000))],
    [
      'a sixth activity',
      forgeLink((parameters) =>
        ['3', '4', '5', '6'].forEach((number) => parameters.append('activity', `0_1__Rest ${number}`)),
      ),
    ],
    ['no activity', withoutParameter('activity')],
    ['an activity that the page does not know, without a name', withActivity('0_1_constructor_')],
    ['an activity without a name', withActivity('0_1__ ')],
    ['a name of 201 letters', withActivity(`0_1__${'x'.repeat(201)}`)],
    ['an unknown color', withActivity(`0_${ACTIVITY_COLORS.length}__Rest`)],
    ['a property name as color', withActivity('0_length__Rest')],
    ['more than 24 hours in all', withActivity('16_1__Rest')],
    ['negative hours', withActivity('-1_1__Rest')],
    ['hours that are not a number', withActivity('1e_1__Rest')],
    ['an invalid example mark', withParameter('example', 'yes')],
    ...['+8', ' 8', '8 ', '0x8'].map((hours) => [
      `hours in an invalid notation, “${hours}”`,
      withActivity(`${hours}_1__Rest`),
    ]),
    ...['+42', '42 ', '42.0', '00042'].map((age) => [
      `an age in an invalid notation, “${age}”`,
      withParameter('age', age),
    ]),
    ['an age that contradicts the weeks', withParameter('age', '43')],
    ['a negative age', withParameter('age', '-1')],
    ['a life expectancy of 151', withParameter('years', '151')],
    ['a life expectancy of 0', withParameter('years', '0')],
    ['an unknown country', withParameter('country', 'ZZZ')],
    [
      'an unknown country, with an entered life expectancy',
      forgeLink((parameters) => {
        parameters.set('basis', 'entered');
        parameters.set('country', 'ZZZ');
      }),
    ],
    ['more than 56,000 characters', withParameter('more', 'x'.repeat(56_000))],
    ['a country’s figure without a country', withoutParameter('country')],
    [
      'a life table’s figure without a year',
      forgeLink((parameters) => {
        parameters.set('basis', 'cohort');
        parameters.set('birth', '81.5');
        parameters.delete('year');
      }),
    ],
    ['a life table’s figure without the one at birth', withParameter('basis', 'cohort')],
    ...['', '0_2023', '151_2023', '84_', '84_20233', '84_2023_1', 'x', '_2023'].map((birth) => [
      `a life expectancy at birth written as “${birth}”`,
      forgeLink((parameters) => {
        parameters.set('basis', 'period');
        parameters.set('birth', birth);
      }),
    ]),
    ['an unknown basis', withParameter('basis', 'table')],
    ['a country’s figure without a year', withoutParameter('year')],
    ['two life expectancies at birth', withParameter('birth', '81.5')],
    [
      'two life expectancies that were entered',
      forgeLink((parameters) => {
        parameters.set('basis', 'entered');
        parameters.set('birth', '81.5');
      }),
    ],
    ['a slider position between steps', withParameter('at', '261')],
    ['a slider position beyond the end', withParameter('at', '5200')],
  ])('%s', (_, fragment) => {
    expect(parseLifeLink(fragment)).toBeNull();
  });

  test('cut off at any position', () => {
    const whole = writeLifeLink(SHARED);
    for (let length = 0; length < whole.length; length++) {
      expect(parseLifeLink(whole.slice(0, length))).toBeNull();
    }
  });

  test('any other text', () => {
    expect(NAUGHTY_STRINGS.filter((text) => parseLifeLink(text))).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseLifeLink(text)).toBeNull();
      }),
    );
  });
});

test('A link of a newer version gives “newer”, not null', () => {
  expect(parseLifeLink('v=2&chapters=3')).toBe('newer');
});

test('An activity has its name in the page’s language, unless it has one of its own', () => {
  const opened = open(
    forgeLink((parameters) => {
      parameters.set('lang', 'de');
      parameters.append('activity', '1_1_entertainment_Filme');
      parameters.append('activity', '0_1_stargazing_Looking_up');
    }),
  );
  expect(opened?.life.activities.map(({ name }) => name)).toEqual([
    'Sleep',
    'Long_walks & talks',
    'TV/Entertainment',
    'Looking_up',
  ]);
});
