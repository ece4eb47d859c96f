import { DAYS_PER_YEAR, HOURS_PER_YEAR } from '../life/time-spent.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import type { IconName } from '../ui/icon-name.ts';
import {
  type ComparisonPhrase,
  HOURS_OF,
  type HoursTaken,
  pickGeneralPhrases,
  whole,
} from './general-comparisons.ts';
import { findKnownActivity, type KnownActivity } from './known-activities.ts';
import { choosePlural } from './plural.ts';
import type { SourceId } from './sources.ts';

/** The figures that a comparison is calculated from. All 0 or more. */
export interface ComparisonInput {
  readonly hoursPerDay: number;
  /** Years of 24-hour days spent on this activity so far. */
  readonly yearsSoFar: number;
  /** Years of 24-hour days from there to life expectancy. */
  readonly yearsRemaining: number;
}

/** A sentence with one figure. */
export interface Comparison {
  readonly icon: IconName;
  /** Ends in a space, unless the sentence starts with the figure. */
  readonly before: string;
  /** Finite, 0 or more, not rounded. */
  readonly figure: number;
  /** Starts with a space, ends in a full stop. */
  readonly after: string;
  readonly source?: SourceId;
}

/** Hours a day, United States, age 15 and over (American Time Use Survey 2022). */
const AMERICANS = { television: 2.78, eating: 1.23, exercise: 0.33, reading: 0.27 };
/** Hours a day, world internet users (DataReportal 2025). */
const INTERNET_USERS_SOCIAL_MEDIA = 2.35;
/** Words an hour: 238 a minute, non-fiction in English (Brysbaert 2019). */
const NON_FICTION_WORDS_PER_HOUR = 238 * 60;
const WALK_KM_PER_HOUR = 5;

const KNOWN_PHRASES: Partial<Record<KnownActivity, readonly ComparisonPhrase[]>> = {
  Sleep: [
    {
      icon: 'bed',
      before: 'Laid end to end, a year of your sleep lasts ',
      figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
      after: { one: ' day and night.', other: ' days and nights.' },
    },
    {
      icon: 'moon',
      before: 'At these hours, your sleep by this age would fill ',
      figure: ({ soFar }) => soFar / HOURS_OF.season,
      after: { one: ' winter of three months.', other: ' winters of three months.' },
    },
    {
      icon: 'sun',
      before: 'Outside your sleep, each week has ',
      figure: ({ perWeek }) => Math.max(0, HOURS_OF.week - perWeek),
      after: { one: ' waking hour.', other: ' waking hours.' },
    },
  ],
  Work: [
    {
      icon: 'coffee',
      before: 'With one cup for every four hours, a year of your work takes ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.cup),
      after: { one: ' cup of coffee.', other: ' cups of coffee.' },
    },
    {
      icon: 'calendar',
      before: 'A year of your work is as long as ',
      figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
      after: { one: ' week of 40 hours.', other: ' weeks of 40 hours.' },
    },
    {
      icon: 'hourglass',
      before: 'Counted in waking days of 16 hours, your work at these hours would come to ',
      figure: ({ soFar }) => soFar / HOURS_OF.wakingYear,
      after: { one: ' year by this age.', other: ' years by this age.' },
    },
  ],
  Commute: [
    {
      icon: 'music',
      before: 'A year of your commute has room for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.song),
      after: { one: ' song of four minutes.', other: ' songs of four minutes.' },
    },
    {
      icon: 'globe',
      before: 'On foot at 5 km an hour, your commuting hours, so far and still to come, would make ',
      figure: ({ inLife }) => inLife / HOURS_OF.lapOfEquator,
      after: { one: ' lap of the equator.', other: ' laps of the equator.' },
    },
  ],
  Exercise: [
    {
      icon: 'dumbbell',
      before:
        'For adults, the World Health Organization names 150 to 300 minutes of moderate activity a week, or half ' +
        'that if it is vigorous; your exercise comes to ',
      figure: ({ perWeek }) => perWeek * 60,
      after: { one: ' minute.', other: ' minutes.' },
      source: 'who2020',
    },
    {
      icon: 'footprints',
      before: 'Walked at 5 km an hour, a year of your exercise would take you ',
      figure: ({ perYear }) => perYear * WALK_KM_PER_HOUR,
      after: ' km.',
    },
    {
      icon: 'users',
      before: 'For every hour that the average American, aged 15 or over, exercised in 2022, you give ',
      figure: ({ perDay }) => perDay / AMERICANS.exercise,
      after: { one: ' hour to exercise.', other: ' hours to exercise.' },
      source: 'timeUse2022',
    },
  ],
  'Social Media': [
    {
      icon: 'share-2',
      before:
        'For every 10 hours that the world’s average internet user spent on social media in 2025, you spend ',
      figure: ({ perDay }) => (perDay / INTERNET_USERS_SOCIAL_MEDIA) * 10,
      after: { one: ' hour there.', other: ' hours there.' },
      source: 'dataReportal2025',
    },
    {
      icon: 'pen-line',
      before: 'At five minutes each, a week of your social media has room for ',
      figure: ({ perWeek }) => whole(perWeek / HOURS_OF.note),
      after: { one: ' note to a friend.', other: ' notes to friends.' },
    },
  ],
  Cooking: [
    {
      icon: 'chef-hat',
      before: 'At 45 minutes each, a year of your cooking makes ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealCooked),
      after: { one: ' meal.', other: ' meals.' },
    },
    {
      icon: 'utensils',
      before: 'At these hours, your cooking by this age would keep a cook with a 40-hour week busy for ',
      figure: ({ soFar }) => soFar / HOURS_OF.weekOfWork,
      after: { one: ' week.', other: ' weeks.' },
    },
  ],
  Reading: [
    {
      icon: 'book-open',
      before:
        'At 260 words a minute, the average for fiction in English, a year of your reading has room for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
      after: { one: ' novel of 90,000 words.', other: ' novels of 90,000 words.' },
      source: 'brysbaert2019',
    },
    {
      icon: 'pen-line',
      before:
        'At 238 words a minute, the average for non-fiction in English, your reading by this age would reach ',
      figure: ({ soFar }) => (soFar * NON_FICTION_WORDS_PER_HOUR) / 1e6,
      after: ' million words.',
      source: 'brysbaert2019',
    },
    {
      icon: 'users',
      before: 'For every hour that the average American, aged 15 or over, read in 2022, you give ',
      figure: ({ perDay }) => perDay / AMERICANS.reading,
      after: { one: ' hour to reading.', other: ' hours to reading.' },
      source: 'timeUse2022',
    },
  ],
  Gaming: [
    {
      icon: 'gamepad-2',
      before: 'A year of your gaming has room for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.adventure),
      after: { one: ' adventure of 40 hours.', other: ' adventures of 40 hours.' },
    },
    {
      icon: 'moon',
      before: 'So far and still to come, your gaming at these hours would fill ',
      figure: ({ inLife }) => whole(inLife / HOURS_OF.evening),
      after: { one: ' evening of three hours.', other: ' evenings of three hours.' },
    },
  ],
  Eating: [
    {
      icon: 'utensils',
      before: 'At half an hour each, a year of your eating makes ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealEaten),
      after: { one: ' meal.', other: ' meals.' },
    },
    {
      icon: 'sun',
      before: 'Set as one long meal, your time at the table by this age would last ',
      figure: ({ soFar }) => soFar / HOURS_OF.dayAndNight,
      after: { one: ' day and night.', other: ' days and nights.' },
    },
    {
      icon: 'users',
      before:
        'For every 10 hours that the average American, aged 15 or over, ate and drank in 2022, you spend ',
      figure: ({ perDay }) => (perDay / AMERICANS.eating) * 10,
      after: { one: ' hour at the table.', other: ' hours at the table.' },
      source: 'timeUse2022',
    },
  ],
  'TV/Entertainment': [
    {
      icon: 'film',
      before: 'A year of your watching has room for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.film),
      after: { one: ' film of two hours.', other: ' films of two hours.' },
    },
    {
      icon: 'tv',
      before:
        'For every 10 hours of television that the average American, aged 15 or over, watched in 2022, ' +
        'your watching takes ',
      figure: ({ perDay }) => (perDay / AMERICANS.television) * 10,
      after: { one: ' hour.', other: ' hours.' },
      source: 'timeUse2022',
    },
  ],
  Studying: [
    {
      icon: 'graduation-cap',
      before:
        'A working knowledge of Japanese or Arabic takes an English speaker about 2,200 class hours; ' +
        'a year of your study comes to ',
      figure: ({ perYear }) => (perYear / HOURS_OF.japaneseOrArabic) * 100,
      after: ' percent of that.',
      source: 'foreignServiceInstitute',
    },
    {
      icon: 'languages',
      before: 'At 750 class hours each for an English speaker, your study by this age would cover ',
      figure: ({ soFar }) => whole(soFar / HOURS_OF.frenchOrSpanish),
      after: { one: ' language like French or Spanish.', other: ' languages like French or Spanish.' },
      source: 'foreignServiceInstitute',
    },
  ],
  Hobbies: [
    {
      icon: 'palette',
      before: 'A year of your hobbies is as long as ',
      figure: ({ perYear }) => perYear / HOURS_OF.wakingWeekend,
      after: { one: ' weekend of 32 waking hours.', other: ' weekends of 32 waking hours.' },
    },
    {
      icon: 'sun',
      before: 'So far and still to come, your hobbies at these hours would fill ',
      figure: ({ inLife }) => whole(inLife / HOURS_OF.afternoon),
      after: { one: ' Sunday afternoon of four hours.', other: ' Sunday afternoons of four hours.' },
    },
  ],
};

/**
 * Comparisons for an activity's hours: specific ones for a known name, otherwise two general ones, which do not change
 * while the activity exists.
 */
export function compareActivity(
  activity: { readonly id: string; readonly name: string },
  input: ComparisonInput,
): readonly Comparison[] {
  const known = findKnownActivity(activity.name);
  const phrases = (known && KNOWN_PHRASES[known]) ?? pickGeneralPhrases(activity.id);
  const hours = calculateHours(input);
  return phrases.map((phrase) => fill(phrase, hours));
}

function calculateHours({ hoursPerDay, yearsSoFar, yearsRemaining }: ComparisonInput): HoursTaken {
  return {
    perDay: hoursPerDay,
    perWeek: hoursPerDay * DAYS_PER_WEEK,
    perYear: hoursPerDay * DAYS_PER_YEAR,
    soFar: yearsSoFar * HOURS_PER_YEAR,
    inLife: (yearsSoFar + yearsRemaining) * HOURS_PER_YEAR,
  };
}

function fill({ figure: calculate, after, ...rest }: ComparisonPhrase, hours: HoursTaken): Comparison {
  const figure = calculate(hours);
  return { ...rest, figure, after: typeof after === 'string' ? after : choosePlural(figure, after) };
}
