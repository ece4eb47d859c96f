import { ADULT_FROM } from '../life/completed-age.ts';
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
interface ComparisonInput {
  /** The visitor's completed age, years. */
  readonly age: number;
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

/** Hours a day, world internet users (DataReportal 2025). */
const INTERNET_USERS_SOCIAL_MEDIA = 2.35;
/** Words an hour: 238 a minute, non-fiction in English (Brysbaert 2019). */
const NON_FICTION_WORDS_PER_HOUR = 238 * 60;
const WALK_KM_PER_HOUR = 5;

const KNOWN_PHRASES: Partial<Record<KnownActivity, readonly ComparisonPhrase[]>> = {
  Sleep: [
    {
      icon: 'bed',
      before: 'You sleep through ',
      figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
      after: { one: ' full day a year.', other: ' full days a year.' },
    },
    {
      icon: 'moon',
      before: 'By this age, that’s ',
      figure: ({ soFar }) => soFar / HOURS_OF.season,
      after: { one: ' three-month winter of sleep.', other: ' three-month winters of sleep.' },
    },
    {
      icon: 'sun',
      before: 'Each week leaves you ',
      figure: ({ perWeek }) => Math.max(0, HOURS_OF.week - perWeek),
      after: { one: ' waking hour.', other: ' waking hours.' },
    },
  ],
  Work: [
    {
      icon: 'coffee',
      before: 'At a cup every four hours: ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.cup),
      after: { one: ' coffee a year.', other: ' coffees a year.' },
    },
    {
      icon: 'calendar',
      before: 'Your working year equals ',
      figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
      after: { one: ' forty-hour week.', other: ' forty-hour weeks.' },
    },
    {
      icon: 'hourglass',
      before: 'By this age, that’s ',
      figure: ({ soFar }) => soFar / HOURS_OF.wakingYear,
      after: {
        one: ' year of work, at 16 waking hours a day.',
        other: ' years of work, at 16 waking hours a day.',
      },
    },
  ],
  Commute: [
    {
      icon: 'music',
      before: 'Time for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.song),
      after: { one: ' four-minute song a year.', other: ' four-minute songs a year.' },
    },
    {
      icon: 'globe',
      before: 'On foot at 5 km an hour, a lifetime of it would take you around the equator ',
      figure: ({ inLife }) => inLife / HOURS_OF.lapOfEquator,
      after: { one: ' time.', other: ' times.' },
    },
  ],
  Exercise: [
    {
      icon: 'dumbbell',
      before: '',
      figure: ({ perWeek }) => perWeek * 60,
      after: {
        one: ' minute a week. The WHO recommends 150 to 300 for adults (half that if vigorous).',
        other: ' minutes a week. The WHO recommends 150 to 300 for adults (half that if vigorous).',
      },
      source: 'who2020',
      forAdults: true,
    },
    {
      icon: 'footprints',
      before: 'On foot at 5 km an hour, that would be ',
      figure: ({ perYear }) => perYear * WALK_KM_PER_HOUR,
      after: ' km a year.',
    },
  ],
  'Social Media': [
    {
      icon: 'share-2',
      before: '',
      figure: ({ perDay }) => perDay / INTERNET_USERS_SOCIAL_MEDIA,
      after: ' times the world average (internet users, 2025).',
      source: 'dataReportal2025',
    },
    {
      icon: 'pen-line',
      before: 'Time for ',
      figure: ({ perWeek }) => whole(perWeek / HOURS_OF.note),
      after: { one: ' five-minute note to a friend a week.', other: ' five-minute notes to friends a week.' },
    },
  ],
  Cooking: [
    {
      icon: 'chef-hat',
      before: 'At 45 minutes each: ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealCooked),
      after: { one: ' meal cooked a year.', other: ' meals cooked a year.' },
    },
    {
      icon: 'utensils',
      before: 'By this age, that’s ',
      figure: ({ soFar }) => soFar / HOURS_OF.weekOfWork,
      after: { one: ' forty-hour week in the kitchen.', other: ' forty-hour weeks in the kitchen.' },
    },
  ],
  Reading: [
    {
      icon: 'book-open',
      before: '',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
      after: {
        one: ' novel a year, if each has 90,000 words and you read 260 words a minute.',
        other: ' novels a year, if each has 90,000 words and you read 260 words a minute.',
      },
      source: 'brysbaert2019',
    },
    {
      icon: 'pen-line',
      before: 'By this age, you could have read ',
      figure: ({ soFar }) => (soFar * NON_FICTION_WORDS_PER_HOUR) / 1e6,
      after: ' million words of non-fiction, at 238 words a minute.',
      source: 'brysbaert2019',
    },
  ],
  Gaming: [
    {
      icon: 'gamepad-2',
      before: 'Time for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.adventure),
      after: { one: ' forty-hour adventure a year.', other: ' forty-hour adventures a year.' },
    },
    {
      icon: 'moon',
      before: 'Over a lifetime, that’s ',
      figure: ({ inLife }) => whole(inLife / HOURS_OF.evening),
      after: { one: ' three-hour evening of gaming.', other: ' three-hour evenings of gaming.' },
    },
  ],
  Eating: [
    {
      icon: 'utensils',
      before: 'At half an hour each: ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealEaten),
      after: { one: ' meal eaten a year.', other: ' meals eaten a year.' },
    },
    {
      icon: 'sun',
      before: 'By this age, that’s ',
      figure: ({ soFar }) => soFar / HOURS_OF.dayAndNight,
      after: { one: ' full day at the table.', other: ' full days at the table.' },
    },
  ],
  'TV/Entertainment': [
    {
      icon: 'film',
      before: 'Time for ',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.film),
      after: { one: ' two-hour movie a year.', other: ' two-hour movies a year.' },
    },
  ],
  Studying: [
    {
      icon: 'graduation-cap',
      before: 'A year of it covers ',
      figure: ({ perYear }) => (perYear / HOURS_OF.japaneseOrArabic) * 100,
      after:
        ' percent of the 2,200 class hours that take an English speaker to professional working proficiency in ' +
        'Japanese or Arabic.',
      source: 'foreignServiceInstitute',
    },
    {
      icon: 'languages',
      before: 'By this age, that’s enough class hours for ',
      figure: ({ soFar }) => whole(soFar / HOURS_OF.frenchOrSpanish),
      after: {
        one: ' language like French or Spanish (750 for an English speaker).',
        other: ' languages like French or Spanish (750 each for an English speaker).',
      },
      source: 'foreignServiceInstitute',
    },
  ],
  Hobbies: [
    {
      icon: 'palette',
      before: 'At 32 waking hours each: ',
      figure: ({ perYear }) => perYear / HOURS_OF.wakingWeekend,
      after: { one: ' weekend of hobbies a year.', other: ' weekends of hobbies a year.' },
    },
    {
      icon: 'sun',
      before: 'Over a lifetime, that’s ',
      figure: ({ inLife }) => whole(inLife / HOURS_OF.afternoon),
      after: { one: ' four-hour Sunday afternoon.', other: ' four-hour Sunday afternoons.' },
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
  return phrases
    .filter(({ forAdults }) => !forAdults || input.age >= ADULT_FROM)
    .map((phrase) => fill(phrase, hours));
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

function fill(
  { icon, before, figure: calculate, after, source }: ComparisonPhrase,
  hours: HoursTaken,
): Comparison {
  const figure = calculate(hours);
  return {
    icon,
    before,
    figure,
    after: typeof after === 'string' ? after : choosePlural(figure, after),
    ...(source && { source }),
  };
}
