import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../../../data/snapshot.json' with { type: 'json' };
import { calendarDates, profiles } from '../../../../tests/fixtures/arbitraries.ts';
import { NAUGHTY_STRINGS } from '../../../../tests/fixtures/naughty-strings.ts';
import { SHARED_LINKS } from '../../../../tests/fixtures/saved/version-1.ts';
import { cleanText } from '../../../content/clean-text.ts';
import { hashText } from '../../../content/hash-text.ts';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { daysBetween } from '../../../life/calendar-date.ts';
import { createLife } from '../../../life/life.ts';
import { projectLife, snapOffset, weeksLeft } from '../../../life/life-projection.ts';
import { countryOf, placeName } from '../../../world/country-names.ts';
import { parseLifeLink, type SharedLife, writeLifeLink } from './life-link.ts';

/** The life of a link that can be read. */
function open(fragment: string): SharedLife | null {
  const parsed = parseLifeLink(fragment);
  return parsed === 'newer' ? null : parsed;
}

const JAPAN = { code: 'JPN', name: 'Japan', lifeExpectancy: 0 } as const;
const SLEEP = { id: 'k3j2x', name: 'Sleep', hours: 8, color: '#4E84F0' } as const;

/** Someone born on 29 February 1984, seen on 1 March 2026, with the slider moved by five years. */
const SHARED: SharedLife = {
  life: {
    age: 42,
    weeksLived: 2191,
    presentWeek: 2184,
    lifeExpectancy: 84.0407,
    activities: [SLEEP, { id: 'b', name: 'Long_walks & talks', hours: 0.36, color: '#D6293B' }],
  },
  country: JAPAN,
  figure: {
    code: 'JPN',
    countryName: 'Japan',
    lifeExpectancy: 84.0407,
    year: 2023,
    source: 'World Bank',
    fromSnapshot: true,
  },
  fromTable: false,
  example: false,
  population: 'women',
  offsetWeeks: 260,
};

/** A link as whoever knows the rule of the check could write it by hand. */
function forge(change: (told: URLSearchParams) => void): string {
  const told = new URLSearchParams(writeLifeLink(SHARED));
  told.delete('check');
  change(told);
  told.append('check', hashText(String(told)).toString(36));
  return String(told);
}

describe('A link to a life', () => {
  test('says in plain text what it tells, and no date', () => {
    expect(writeLifeLink(SHARED)).toMatch(
      /^v=1&age=42&weeks=2191&years=84\.0407&basis=country&country=JPN&year=2023&snapshot=1&of=women&at=260&activity=8_0_k3j2x_Sleep&activity=0\.36_3_b_Long_walks\+%26\+talks&check=[a-z\d]+$/,
    );
  });

  test('opened, shows the same life', () => {
    expect(parseLifeLink(writeLifeLink(SHARED))).toEqual(SHARED);
  });

  test('to the example says that it is one, and no other does', () => {
    const link = writeLifeLink({ ...SHARED, example: true });
    expect(link).toContain('&example=1&');
    expect(parseLifeLink(link)).toEqual({ ...SHARED, example: true });
    expect(writeLifeLink(SHARED)).not.toContain('example');
  });

  test('knows every country that there is a figure for', () => {
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
        writeLifeLink({ ...SHARED, life: { ...SHARED.life, lifeExpectancy: 70 }, country, figure }),
      );
      expect(opened).toMatchObject({ country: { code }, figure });
    }
  });

  test('brings any name as it was', () => {
    for (const naughty of NAUGHTY_STRINGS) {
      const name = cleanText(naughty.slice(0, 200));
      const life = { ...SHARED.life, activities: [{ ...SLEEP, name }] };
      const opened = open(writeLifeLink({ ...SHARED, life }));
      expect(opened?.life.activities[0]?.name).toBe(name || undefined);
    }
  });

  test('whose name would turn its sentence round has it straight', () => {
    const turned = forge((told) => told.append('activity', '0_1_c_\u202eRest'));
    expect(open(turned)?.life.activities.at(-1)?.name).toBe('Rest');
  });

  const seen = fc
    .record({
      profile: profiles,
      today: calendarDates(1950, 2100),
      slide: fc.nat(8000),
      basis: fc.constantFrom('country', 'table', 'entered'),
      population: fc.constantFrom('everyone' as const, 'women' as const, 'men' as const),
    })
    .filter(({ profile, today }) => daysBetween(profile.birthdate, today) > 0);

  test('shows the same figures for any profile, and the present week within one', () => {
    fc.assert(
      fc.property(seen, ({ profile, today, slide, basis, population }) => {
        const activities = profile.activities.map((activity, index) => ({
          ...activity,
          id: `a${index}`,
          name: cleanText(activity.name) || 'Sleep',
        }));
        const life = createLife({ ...profile, activities }, today);
        const { lifeExpectancy } = life;
        const offsetWeeks = snapOffset(slide, weeksLeft(life));
        const opened = open(
          writeLifeLink({
            life,
            country: basis === 'entered' ? null : JAPAN,
            figure:
              basis === 'country'
                ? { code: 'JPN', countryName: 'Japan', lifeExpectancy, year: 2023, source: 'World Bank' }
                : null,
            fromTable: basis === 'table',
            example: false,
            population,
            offsetWeeks,
          }),
        );
        if (!opened) throw new Error('The link could not be read');
        expect(opened).toMatchObject({ population, offsetWeeks, fromTable: basis === 'table' });
        // The present week is estimated from the age and the weeks lived.
        const { weeks, presentWeek: _week, ...projection } = projectLife(life, offsetWeeks);
        const {
          weeks: openedWeeks,
          presentWeek: _openedWeek,
          ...openedProjection
        } = projectLife(opened.life, opened.offsetWeeks);
        expect(openedProjection).toEqual(projection);
        expect(Math.abs(openedWeeks.now - weeks.now)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('a life table’s figure is not shown as the country’s, though a year is given', () => {
  const opened = parseLifeLink(forge((told) => told.set('basis', 'table')));
  expect(opened).toMatchObject({ country: JAPAN, figure: null, fromTable: true });
});

describe('Nobody’s life is shown for', () => {
  test.each([
    ['nothing', ''],
    ['something else', 'results'],
    ['markup', '<script>alert(1)</script>'],
    ['a broken escape', 'v=1&age=%E0%A4%A'],
    ['no check', writeLifeLink(SHARED).replace(/&check=.*/, '')],
    ['a number that was altered', writeLifeLink(SHARED).replace('age=42', 'age=24')],
    ['an addition', `${writeLifeLink(SHARED)}&of=men`],
    ['no version', forge((told) => told.delete('v'))],
    ['a version 0', forge((told) => told.set('v', '0'))],
    ['ten thousand activities', forge((told) => told.append('activity', '0_1_x_Rest'.repeat(10_000)))],
    [
      'a sixth activity',
      forge((told) => ['c', 'd', 'e', 'f'].forEach((id) => told.append('activity', `0_1_${id}_Rest`))),
    ],
    ['no activity', forge((told) => told.delete('activity'))],
    ['an activity twice', forge((told) => told.append('activity', '0_1_k3j2x_Rest'))],
    ['an activity without a name', forge((told) => told.append('activity', '0_1_c_ '))],
    ['a name of 201 letters', forge((told) => told.append('activity', `0_1_c_${'x'.repeat(201)}`))],
    ['an id that is a marker of the page', forge((told) => told.append('activity', '0_1_free-time_Rest'))],
    [
      'a colour that there is not',
      forge((told) => told.append('activity', `0_${ACTIVITY_COLORS.length}_c_Rest`)),
    ],
    ['a colour by a name of JavaScript', forge((told) => told.append('activity', '0_length_c_Rest'))],
    ['more hours than a day has', forge((told) => told.append('activity', '16_1_c_Rest'))],
    ['negative hours', forge((told) => told.append('activity', '-1_1_c_Rest'))],
    ['hours that are no number', forge((told) => told.append('activity', '1e_1_c_Rest'))],
    ['an example that is something else', forge((told) => told.set('example', 'yes'))],
    ...['+8', ' 8', '8 ', '0x8'].map((hours) => [
      `hours written as no link has them, “${hours}”`,
      forge((told) => told.append('activity', `${hours}_1_c_Rest`)),
    ]),
    ...['+42', '42 ', '42.0', '00042'].map((age) => [
      `an age written as no link has it, “${age}”`,
      forge((told) => told.set('age', age)),
    ]),
    ['an age that its weeks cannot have', forge((told) => told.set('age', '43'))],
    ['a negative age', forge((told) => told.set('age', '-1'))],
    ['a life expectancy of 151', forge((told) => told.set('years', '151'))],
    ['a life expectancy of 0', forge((told) => told.set('years', '0'))],
    ['a country that there is not', forge((told) => told.set('country', 'ZZZ'))],
    [
      'a country that there is not, with a life expectancy that was entered',
      forge((told) => {
        told.set('basis', 'entered');
        told.set('country', 'ZZZ');
      }),
    ],
    ['more than 16,000 characters', forge((told) => told.set('more', 'x'.repeat(16_000)))],
    ['a country’s figure without a country', forge((told) => told.delete('country'))],
    ['a country’s figure without a year', forge((told) => told.delete('year'))],
    ['a slider between its steps', forge((told) => told.set('at', '261'))],
    ['a slider beyond its end', forge((told) => told.set('at', '5200'))],
  ])('%s', (_, fragment) => {
    expect(parseLifeLink(fragment)).toBeNull();
  });

  test('a link that is cut off anywhere', () => {
    const whole = writeLifeLink(SHARED);
    for (let length = 0; length < whole.length; length++) {
      expect(parseLifeLink(whole.slice(0, length))).toBeNull();
    }
  });

  test('anything at all that is no link', () => {
    expect(NAUGHTY_STRINGS.filter((text) => parseLifeLink(text))).toEqual([]);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseLifeLink(text)).toBeNull();
      }),
    );
  });
});

describe('Versions', () => {
  test.each(SHARED_LINKS)('a link that version 1 made opens: $name', ({ fragment, shared }) => {
    expect(parseLifeLink(fragment)).toEqual(shared);
  });

  test('a link of a newer version is not read, and is told apart from what cannot be read', () => {
    expect(parseLifeLink('v=2&chapters=3')).toBe('newer');
    expect(parseLifeLink(forge((parameters) => parameters.set('v', '99')))).toBe('newer');
  });
});
