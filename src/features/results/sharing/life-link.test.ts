import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import snapshot from '../../../../data/snapshot.json' with { type: 'json' };
import { calendarDates, profiles, schedules } from '../../../../tests/fixtures/arbitraries.ts';
import { NAUGHTY_STRINGS } from '../../../../tests/fixtures/naughty-strings.ts';
import { SHARED_LINKS } from '../../../../tests/fixtures/saved/version-1.ts';
import { SHARED_LINKS as SHARED_LINKS_2 } from '../../../../tests/fixtures/saved/version-2.ts';
import { SHARED_LINKS as SHARED_LINKS_3 } from '../../../../tests/fixtures/saved/version-3.ts';
import { cleanText } from '../../../content/clean-text.ts';
import { hashText } from '../../../content/hash-text.ts';
import type { Schedule } from '../../../life/activity.ts';
import { ACTIVITY_COLORS } from '../../../life/activity-colors.ts';
import { daysBetween } from '../../../life/calendar-date.ts';
import { createLife } from '../../../life/life.ts';
import { projectLife, snapOffset } from '../../../life/life-projection.ts';
import { weeksLeft } from '../../../life/weeks.ts';
import { countryOf, placeName } from '../../../world/country-names.ts';
import { parseLifeLink, type SharedLife, writeLifeLink } from './life-link.ts';

/** The life of a readable link. */
function open(fragment: string): SharedLife | null {
  const parsed = parseLifeLink(fragment);
  return parsed === 'newer' ? null : parsed;
}

const JAPAN = { code: 'JPN', name: 'Japan', lifeExpectancy: 0 } as const;
const SLEEP = { id: 'k3j2x', name: 'Sleep', hours: 8, color: '#4E84F0' } as const;

/** A person born on 29 February 1984, as of 1 March 2026, with the slider moved by five years. */
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
  basis: 'birth',
  tableYear: null,
  atBirth: 84.0407,
  example: false,
  population: 'women',
  offsetWeeks: 260,
};

const VERSION = Number(new URLSearchParams(writeLifeLink(SHARED)).get('v'));

/** A link with a valid check and a change made by hand. */
function forge(change: (parameters: URLSearchParams) => void): string {
  const parameters = new URLSearchParams(writeLifeLink(SHARED));
  parameters.delete('check');
  change(parameters);
  parameters.append('check', hashText(String(parameters)).toString(36));
  return String(parameters);
}

describe('A link to a life', () => {
  test('is plain text and contains no date', () => {
    expect(writeLifeLink(SHARED)).toMatch(
      /^v=\d+&age=42&weeks=2191&years=84\.0407&basis=country&country=JPN&year=2023&snapshot=1&of=women&at=260&activity=8_0_k3j2x_Sleep&activity=0\.36_3_b_Long_walks\+%26\+talks&check=[a-z\d]+$/,
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
    const overridden = forge((parameters) => parameters.append('activity', '0_1_c_\u202eRest'));
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
          id: `a${index}`,
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
          }),
        );
        if (!opened) throw new Error('The link could not be read');
        expect(opened).toMatchObject({ population, offsetWeeks, ...origin });
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

describe('When activities happen', () => {
  const [sleep, walks] = SHARED.life.activities;
  if (!sleep || !walks) throw new Error('Two activities are shared');
  const withSchedule = (schedule: Schedule): SharedLife => ({
    ...SHARED,
    life: { ...SHARED.life, activities: [sleep, { ...walks, schedule }] },
  });

  test('is written as the position of the activity, days, and ages, and only if it is set', () => {
    expect(writeLifeLink(withSchedule({ days: 5, from: 22, until: 65 }))).toContain('&when=1_5_22_65&check=');
    expect(writeLifeLink(withSchedule({ days: 7, from: 0, until: 18 }))).toContain('&when=1_7_0_18&check=');
    expect(writeLifeLink(withSchedule({ days: 2, from: 30, until: null }))).toContain('&when=1_2_30_&check=');
    expect(writeLifeLink(SHARED)).not.toContain('when');
  });

  test('opens as it was', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        fc.pre(schedule !== undefined && (schedule.until ?? 0) <= 150);
        const isEveryDay = schedule?.days === 7 && schedule.from === 0 && schedule.until === null;
        if (!schedule || isEveryDay) return;
        expect(parseLifeLink(writeLifeLink(withSchedule(schedule)))).toEqual(withSchedule(schedule));
      }),
    );
  });

  test('24 hours in a day are too many only if they are of the same ages', () => {
    const full = forge((parameters) => {
      parameters.append('activity', '20_1_c_Work');
      parameters.append('when', '2_5_22_65');
    });
    // 8 × 7 + 0.36 × 7 + 20 × 5 = 158.52.
    expect(open(full)?.life.activities.at(-1)).toMatchObject({ schedule: { days: 5, from: 22, until: 65 } });
    expect(parseLifeLink(full.replace('2_5_22', '2_6_22'))).toBeNull();
  });

  test.each([
    '1_0_22_65',
    '1_8_22_65',
    '1_5_22_22',
    '1_5_65_22',
    '1_5_151_',
    '1_5_22_151',
    '1_5_-1_65',
    '1_5_022_65',
    '1_5_22.5_65',
    '1_5_22_0',
    '1_5_22',
    '1_5_22_65_1',
    '1_7_0_',
    '2_5_22_65',
    '9_5_22_65',
    '-1_5_22_65',
    '',
    '1_5_Infinity_',
  ])('makes a link unreadable that writes it as “%s”', (when) => {
    expect(parseLifeLink(forge((parameters) => parameters.append('when', when)))).toBeNull();
  });

  test('twice for the same activity makes a link unreadable', () => {
    const twice = forge((parameters) => {
      parameters.append('when', '1_5_22_65');
      parameters.append('when', '1_4_22_65');
    });
    expect(parseLifeLink(twice)).toBeNull();
  });
});

describe('The life expectancy at birth beside another one', () => {
  const ofTable: SharedLife = {
    ...SHARED,
    life: { ...SHARED.life, lifeExpectancy: 87.9 },
    basis: 'period',
    tableYear: 2024,
  };

  test('comes with the link: the country’s figure and its year', () => {
    expect(writeLifeLink(ofTable)).toContain(
      '&years=87.9&basis=period&country=JPN&year=2024&birth=84.0407_2023&snapshot=1&',
    );
    expect(parseLifeLink(writeLifeLink(ofTable))).toEqual(ofTable);
  });

  test('comes without a year if it was entered', () => {
    const entered = { ...ofTable, figure: null, atBirth: 80 };
    expect(writeLifeLink(entered)).toContain('&birth=80&');
    expect(parseLifeLink(writeLifeLink(entered))).toEqual(entered);
  });

  test.each(['', '0_2023', '151_2023', '84_', '84_20233', '84_2023_1', 'x', '_2023'])(
    'makes a link unreadable that writes it as “%s”',
    (birth) => {
      const link = forge((parameters) => {
        parameters.set('basis', 'period');
        parameters.set('birth', birth);
      });
      expect(parseLifeLink(link)).toBeNull();
    },
  );

  test('is not written twice', () => {
    expect(writeLifeLink(SHARED)).not.toContain('birth');
    expect(parseLifeLink(forge((parameters) => parameters.set('birth', '84_2023')))).toBeNull();
  });
});

test.each(['period', 'cohort'] as const)(
  'a %s life table’s figure is not taken as the one at birth',
  (basis) => {
    const opened = parseLifeLink(forge((parameters) => parameters.set('basis', basis)));
    expect(opened).toMatchObject({ country: JAPAN, figure: null, basis, tableYear: 2023 });
  },
);

describe('A link is unreadable if it is or has', () => {
  test.each([
    ['nothing', ''],
    ['the id of an element', 'results'],
    ['markup', '<script>alert(1)</script>'],
    ['a broken escape', `v=${VERSION}&age=%E0%A4%A`],
    ['no check', writeLifeLink(SHARED).replace(/&check=.*/, '')],
    ['an altered number', writeLifeLink(SHARED).replace('age=42', 'age=24')],
    ['an added parameter', `${writeLifeLink(SHARED)}&of=men`],
    ['no version', forge((parameters) => parameters.delete('v'))],
    ['a version 0', forge((parameters) => parameters.set('v', '0'))],
    ['a version in scientific notation', forge((parameters) => parameters.set('v', '1e2'))],
    [
      'ten thousand activities',
      forge((parameters) => parameters.append('activity', '0_1_x_Rest'.repeat(10_000))),
    ],
    [
      'a sixth activity',
      forge((parameters) =>
        ['c', 'd', 'e', 'f'].forEach((id) => parameters.append('activity', `0_1_${id}_Rest`)),
      ),
    ],
    ['no activity', forge((parameters) => parameters.delete('activity'))],
    ['an activity twice', forge((parameters) => parameters.append('activity', '0_1_k3j2x_Rest'))],
    ['an activity without a name', forge((parameters) => parameters.append('activity', '0_1_c_ '))],
    [
      'a name of 201 letters',
      forge((parameters) => parameters.append('activity', `0_1_c_${'x'.repeat(201)}`)),
    ],
    [
      'the reserved id of free time',
      forge((parameters) => parameters.append('activity', '0_1_free-time_Rest')),
    ],
    [
      'an unknown color',
      forge((parameters) => parameters.append('activity', `0_${ACTIVITY_COLORS.length}_c_Rest`)),
    ],
    ['a property name as color', forge((parameters) => parameters.append('activity', '0_length_c_Rest'))],
    ['more than 24 hours in all', forge((parameters) => parameters.append('activity', '16_1_c_Rest'))],
    ['negative hours', forge((parameters) => parameters.append('activity', '-1_1_c_Rest'))],
    ['hours that are not a number', forge((parameters) => parameters.append('activity', '1e_1_c_Rest'))],
    ['an invalid example mark', forge((parameters) => parameters.set('example', 'yes'))],
    ...['+8', ' 8', '8 ', '0x8'].map((hours) => [
      `hours in an invalid notation, “${hours}”`,
      forge((parameters) => parameters.append('activity', `${hours}_1_c_Rest`)),
    ]),
    ...['+42', '42 ', '42.0', '00042'].map((age) => [
      `an age in an invalid notation, “${age}”`,
      forge((parameters) => parameters.set('age', age)),
    ]),
    ['an age that contradicts the weeks', forge((parameters) => parameters.set('age', '43'))],
    ['a negative age', forge((parameters) => parameters.set('age', '-1'))],
    ['a life expectancy of 151', forge((parameters) => parameters.set('years', '151'))],
    ['a life expectancy of 0', forge((parameters) => parameters.set('years', '0'))],
    ['an unknown country', forge((parameters) => parameters.set('country', 'ZZZ'))],
    [
      'an unknown country, with an entered life expectancy',
      forge((parameters) => {
        parameters.set('basis', 'entered');
        parameters.set('country', 'ZZZ');
      }),
    ],
    ['more than 16,000 characters', forge((parameters) => parameters.set('more', 'x'.repeat(16_000)))],
    ['a country’s figure without a country', forge((parameters) => parameters.delete('country'))],
    [
      'a life table’s figure without a year',
      forge((parameters) => {
        parameters.set('basis', 'cohort');
        parameters.delete('year');
      }),
    ],
    ['the basis of version 1', forge((parameters) => parameters.set('basis', 'table'))],
    ['a country’s figure without a year', forge((parameters) => parameters.delete('year'))],
    ['a slider position between steps', forge((parameters) => parameters.set('at', '261'))],
    ['a slider position beyond the end', forge((parameters) => parameters.set('at', '5200'))],
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

describe('Versions', () => {
  test.each(SHARED_LINKS)('a link made by version 1 opens: $name', ({ fragment, shared }) => {
    expect(parseLifeLink(fragment)).toEqual(shared);
  });

  test.each(SHARED_LINKS_2)('a link made by version 2 opens: $name', ({ fragment, shared }) => {
    expect(parseLifeLink(fragment)).toEqual(shared);
  });

  test.each(SHARED_LINKS_3)('a link made by version 3 opens: $name', ({ fragment, shared }) => {
    expect(parseLifeLink(fragment)).toEqual(shared);
    expect(writeLifeLink(shared)).toBe(fragment);
  });

  test('a link of a newer version gives “newer”, not null', () => {
    expect(parseLifeLink(`v=${VERSION + 1}&chapters=3`)).toBe('newer');
    expect(parseLifeLink(forge((parameters) => parameters.set('v', `${VERSION + 98}`)))).toBe('newer');
  });
});
