import { expect, test } from 'vitest';
import timeUse from '../../../data/time-use.json' with { type: 'json' };
import { KNOWN_ACTIVITIES } from '../../life/known-activities.ts';
import { nameOfActivity } from '../../words/activity-names.ts';
import { formatFor } from '../../words/format.ts';
import { SOURCES } from '../../words/sources.ts';
import type { TimeUse } from '../../world/country-facts-schema.ts';
import { compareWithAverage } from './time-use-comparisons.ts';

const format = formatFor('en');
const JAPAN = { code: 'JPN', countryPhrase: 'Japan', timeUse: timeUse.JPN };

interface Compared {
  readonly age?: number;
  readonly country?: {
    readonly code: string;
    readonly countryPhrase: string;
    readonly timeUse: TimeUse;
  } | null;
}

/** The sentence with its figure as the page shows it, and its source; `null` if there is none. */
function read(name: string, hours: number, { age = 36, country = JAPAN }: Compared = {}) {
  const comparison = compareWithAverage(format, { name, hours }, { age, country });
  if (!comparison) return null;
  const { text, source } = comparison;
  return `${text.replaceAll(/<\/?b>/g, '')}${source ? ` ${SOURCES[source].label}` : ''}`;
}

const COUNTRIES = {
  Japan: JAPAN,
  Austria: { code: 'AUT', countryPhrase: 'Austria', timeUse: timeUse.AUT },
  Australia: { code: 'AUS', countryPhrase: 'Australia', timeUse: timeUse.AUS },
  America: { code: 'USA', countryPhrase: 'the United States', timeUse: timeUse.USA },
  'no country': null,
};
const IN_AMERICA = 'average in the United States';
const ATUS = '2025). American Time Use Survey 2025';

test.each([
  // Minutes a day in Japan: 462 of sleep, 294 of work, 91 of eating, 80 of television, 9 of sports.
  // 360 of 462 minutes are 77.9%, rounded to 80.
  ['Japan', 'Sleep', 6, 'About 20% below the average in Japan (ages 15 to 64, naps included, 2021). OECD'],
  ['Japan', 'Work', 8, '1.6 times the average in Japan (ages 15 to 64, with or without a job, 2021). OECD'],
  ['Japan', 'TV', 2, '1.5 times the average in Japan (TV, radio and newspapers, ages 15 to 64, 2021). OECD'],
  ['Japan', ' household ', 2.6, '2 times the average in Japan (housework, ages 15 to 64, 2021). OECD'],
  // Within 5% of it, hours are about the average; below it, the difference is in steps of 5%.
  ['Japan', 'Eating', 1.5, 'About the average in Japan (ages 15 to 64, 2021). OECD'],
  ['Japan', 'Eating', 1.6, '1.1 times the average in Japan (ages 15 to 64, 2021). OECD'],
  // 84, 54 and 2.7 of 91 minutes are 92.3, 59.3 and 3.0%.
  ['Japan', 'Eating', 1.4, 'About 10% below the average in Japan (ages 15 to 64, 2021). OECD'],
  ['Japan', 'Eating', 0.045, 'About 95% below the average in Japan (ages 15 to 64, 2021). OECD'],
  ['Japan', 'Eating', 0, null],
  // Elsewhere than in Japan, television is TV and radio.
  [
    'Austria',
    'TV/Entertainment',
    4,
    '2.1 times the average in Austria (TV and radio, ages 15 to 64, 2021–22). OECD',
  ],
  // A survey without an upper age.
  ['Australia', 'Shopping', 1, '2.1 times the average in Australia (ages 15 and over, 2006). OECD'],
  // The survey of the United States stands in for a missing country or activity; its work includes the way there.
  ['no country', 'TV', 5.22, `2 times the ${IN_AMERICA} (TV, ages 15 and over, ${ATUS}`],
  [
    'no country',
    'Exercise',
    1.02,
    `3 times the ${IN_AMERICA} (sports, exercise, and recreation, ages 15 and over, ${ATUS}`,
  ],
  ['Japan', 'Reading', 0.54, `2 times the ${IN_AMERICA} (ages 15 and over, ${ATUS}`],
  [
    'America',
    'Work',
    8,
    `2.4 times the ${IN_AMERICA} (work and commuting, ages 15 and over, with or without a job, ${ATUS}`,
  ],
  ['America', 'Sleep', 7.5, `About 15% below the ${IN_AMERICA} (ages 15 and over, naps included, ${ATUS}`],
  ['no country', 'Sleep', 7.5, null],
  // The world's internet users: 2.35 hours.
  ['Japan', 'Social Media', 2, 'About 15% below the world average (internet users, 2025). DataReportal 2025'],
  ['no country', 'Social Media', 4.7, '2 times the world average (internet users, 2025). DataReportal 2025'],
  // No survey has these.
  ['Japan', 'Knitting', 1, null],
] as const)('In %s, %s for %d hours', (country, name, hours, text) => {
  expect(read(name, hours, { country: COUNTRIES[country] })).toBe(text);
});

test('no figure is “1 times” or less', () => {
  for (let hours = 0; hours < 1.8; hours += 0.01)
    expect(read('Eating', hours) ?? '').not.toMatch(/^(1|0\.\d) times/);
});

test.each([
  // Surveys begin at 15 or 16; a figure of adults is none for somebody under 18.
  ['Sleep', 17, 18],
  ['Social Media', 17, 18],
  ['Work', 65, 64],
])(
  '%s is not compared at %d, younger or older than all who took part, but at %d',
  (name, outside, inside) => {
    expect(read(name, 8, { age: outside })).toBeNull();
    expect(read(name, 8, { age: inside })).not.toBeNull();
  },
);

test('the American survey has no upper age', () => {
  expect(read('TV', 2, { age: 84, country: null })).not.toBeNull();
});

test('every country’s comparisons are sentences with year and ages, without a verdict', () => {
  for (const [code, survey] of Object.entries(timeUse))
    for (const name of [...KNOWN_ACTIVITIES.map(nameOfActivity), 'Housework'])
      for (const hours of [0, 0.5, 8, 24]) {
        const text = read(name, hours, { country: { code, countryPhrase: code, timeUse: survey } });
        if (text === null) continue;
        expect(text).toMatch(
          /^([\d.]+ times|About|About \d+% below) the (average in .* \(.*ages \d\d (to \d\d|and over).*|world average \(internet users), \d{4}(–\d\d)?\)\. [A-Z]/,
        );
        expect(text).not.toMatch(/undefined|NaN|too|only|should/);
      }
});
