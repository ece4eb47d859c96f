import type { Agreeing } from '../plural.ts';
import { phrase } from './plural.ts';

/** For a comparison that only makes sense to speakers of English: another language may have `null` in its place. */
const orNone = (comparison: Agreeing | null): Agreeing | null => comparison;

const onFoot = 'On foot at 5 km an hour,';
const novel = '90,000 words';

/**
 * What an activity's hours are compared with, a whole sentence for each. Its hours are in `content/comparisons.ts` and
 * `content/general-comparisons.ts`: where a sentence states some, they have to be the same.
 */
export const COMPARISONS = {
  sleep: {
    days: phrase({
      one: 'You sleep through # full day a year.',
      other: 'You sleep through # full days a year.',
    }),
    winters: phrase({
      one: 'By this age, that’s # three-month winter of sleep.',
      other: 'By this age, that’s # three-month winters of sleep.',
    }),
    wakingHours: phrase({
      one: 'Each week leaves you # waking hour.',
      other: 'Each week leaves you # waking hours.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'At a cup every four hours: # coffee a year.',
      other: 'At a cup every four hours: # coffees a year.',
    }),
    weeks: phrase({
      one: 'Your working year equals # forty-hour week.',
      other: 'Your working year equals # forty-hour weeks.',
    }),
    wakingYears: phrase({
      one: 'By this age, that’s # year of work, at 16 waking hours a day.',
      other: 'By this age, that’s # years of work, at 16 waking hours a day.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Time for # four-minute song a year.',
      other: 'Time for # four-minute songs a year.',
    }),
    laps: phrase({
      one: `${onFoot} a lifetime of it would take you around the equator # time.`,
      other: `${onFoot} a lifetime of it would take you around the equator # times.`,
    }),
  },
  exercise: {
    minutes: phrase({
      one: '# minute a week. The WHO recommends 150 to 300 for adults (half that if vigorous).',
      other: '# minutes a week. The WHO recommends 150 to 300 for adults (half that if vigorous).',
    }),
    walk: phrase({
      one: `${onFoot} that would be # km a year.`,
      other: `${onFoot} that would be # km a year.`,
    }),
  },
  socialMedia: {
    average: phrase({
      one: '# times the world average (internet users, 2025).',
      other: '# times the world average (internet users, 2025).',
    }),
    notes: phrase({
      one: 'Time for # five-minute note to a friend a week.',
      other: 'Time for # five-minute notes to friends a week.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'At 45 minutes each: # meal cooked a year.',
      other: 'At 45 minutes each: # meals cooked a year.',
    }),
    weeks: phrase({
      one: 'By this age, that’s # forty-hour week in the kitchen.',
      other: 'By this age, that’s # forty-hour weeks in the kitchen.',
    }),
  },
  reading: {
    novels: orNone(
      phrase({
        one: `# novel a year, if each has ${novel} and you read 260 words a minute.`,
        other: `# novels a year, if each has ${novel} and you read 260 words a minute.`,
      }),
    ),
    words: orNone(
      phrase({
        one: 'By this age, you could have read # million words of non-fiction, at 238 words a minute.',
        other: 'By this age, you could have read # million words of non-fiction, at 238 words a minute.',
      }),
    ),
  },
  gaming: {
    adventures: phrase({
      one: 'Time for # forty-hour adventure a year.',
      other: 'Time for # forty-hour adventures a year.',
    }),
    evenings: phrase({
      one: 'Over a lifetime, that’s # three-hour evening of gaming.',
      other: 'Over a lifetime, that’s # three-hour evenings of gaming.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'At half an hour each: # meal eaten a year.',
      other: 'At half an hour each: # meals eaten a year.',
    }),
    days: phrase({
      one: 'By this age, that’s # full day at the table.',
      other: 'By this age, that’s # full days at the table.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Time for # two-hour movie a year.',
      other: 'Time for # two-hour movies a year.',
    }),
  },
  studying: {
    hardLanguage: orNone(
      phrase({
        one: 'A year of it covers # percent of the 2,200 class hours that take an English speaker to professional working proficiency in Japanese or Arabic.',
        other:
          'A year of it covers # percent of the 2,200 class hours that take an English speaker to professional working proficiency in Japanese or Arabic.',
      }),
    ),
    languages: orNone(
      phrase({
        one: 'By this age, that’s enough class hours for # language like French or Spanish (750 for an English speaker).',
        other:
          'By this age, that’s enough class hours for # languages like French or Spanish (750 each for an English speaker).',
      }),
    ),
  },
  hobbies: {
    weekends: phrase({
      one: 'At 32 waking hours each: # weekend of hobbies a year.',
      other: 'At 32 waking hours each: # weekends of hobbies a year.',
    }),
    afternoons: phrase({
      one: 'Over a lifetime, that’s # four-hour Sunday afternoon.',
      other: 'Over a lifetime, that’s # four-hour Sunday afternoons.',
    }),
  },
} as const;

/** For any other activity. */
export const GENERAL_COMPARISONS = {
  days: phrase({
    one: 'A year of this adds up to # full day.',
    other: 'A year of this adds up to # full days.',
  }),
  laps: phrase({
    one: `${onFoot} by this age you could have gone around the equator # time.`,
    other: `${onFoot} by this age you could have gone around the equator # times.`,
  }),
  workWeeks: phrase({
    one: 'A year of this equals # forty-hour work week.',
    other: 'A year of this equals # forty-hour work weeks.',
  }),
  novels: orNone(
    phrase({
      one: `In the same time, you could read # novel a year (${novel}, at 260 words a minute).`,
      other: `In the same time, you could read # novels a year (${novel} each, at 260 words a minute).`,
    }),
  ),
  seasons: phrase({
    one: 'By this age, that’s # three-month season.',
    other: 'By this age, that’s # three-month seasons.',
  }),
  languages: orNone(
    phrase({
      one: 'Over a lifetime, that’s enough class hours for # language like French or Spanish (750 for an English speaker).',
      other:
        'Over a lifetime, that’s enough class hours for # languages like French or Spanish (750 each for an English speaker).',
    }),
  ),
  movies: phrase({
    one: 'Thirty days of this equal # two-hour movie.',
    other: 'Thirty days of this equal # two-hour movies.',
  }),
  minutes: phrase({
    one: 'Around the clock, that’s # minute of every hour.',
    other: 'Around the clock, that’s # minutes of every hour.',
  }),
  coffees: phrase({
    one: 'Time for # half-hour coffee a week.',
    other: 'Time for # half-hour coffees a week.',
  }),
  songs: phrase({
    one: 'Time for # four-minute song a day.',
    other: 'Time for # four-minute songs a day.',
  }),
  wakingYears: phrase({
    one: 'Over a lifetime, that’s # year, at 16 waking hours a day.',
    other: 'Over a lifetime, that’s # years, at 16 waking hours a day.',
  }),
} as const;
