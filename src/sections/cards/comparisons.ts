import { COMPARISONS } from '#words/results.ts';
import { ADULT_FROM } from '../../life/completed-age.ts';
import { DAYS_PER_YEAR, HOURS_PER_YEAR } from '../../life/time-spent.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Format } from '../../words/format.ts';
import { findKnownActivity, type KnownActivity } from '../../words/known-activities.ts';
import type { SourceId } from '../../words/sources.ts';
import {
  type ComparisonRule,
  HOURS_OF,
  type HoursTaken,
  inPageLanguage,
  ofAge,
  pickGeneralRules,
  whole,
} from './general-comparisons.ts';

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
  /** The sentence, with its figure between `<b>` and `</b>`. */
  readonly text: string;
  /** Finite, 0 or more, not rounded. */
  readonly figure: number;
  readonly source?: SourceId;
}

/** Words an hour: 238 a minute, non-fiction in English (Brysbaert 2019). */
const NON_FICTION_WORDS_PER_HOUR = 238 * 60;
const WALK_KM_PER_HOUR = 5;

const KNOWN_RULES: Partial<Record<KnownActivity, readonly ComparisonRule[]>> = {
  sleep: [
    {
      icon: 'bed',
      phrase: () => COMPARISONS.sleep.days,
      figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
    },
    {
      icon: 'moon',
      phrase: () => COMPARISONS.sleep.winters,
      figure: ({ soFar }) => soFar / HOURS_OF.season,
    },
    {
      icon: 'sun',
      phrase: () => COMPARISONS.sleep.wakingHours,
      figure: ({ perWeek }) => Math.round(Math.max(0, HOURS_OF.week - perWeek)),
    },
  ],
  work: [
    {
      icon: 'coffee',
      phrase: () => COMPARISONS.work.coffees,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.cup),
      forAdults: true,
    },
    {
      icon: 'calendar',
      phrase: () => COMPARISONS.work.weeks,
      figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
      forAdults: true,
    },
    {
      icon: 'hourglass',
      phrase: () => COMPARISONS.work.wakingYears,
      figure: ({ soFar }) => soFar / HOURS_OF.wakingYear,
    },
  ],
  commute: [
    {
      icon: 'music',
      phrase: () => COMPARISONS.commute.songs,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.song),
    },
    {
      icon: 'globe',
      phrase: () => COMPARISONS.commute.laps,
      figure: ({ inLife }) => inLife / HOURS_OF.lapOfEquator,
    },
  ],
  exercise: [
    {
      icon: 'dumbbell',
      phrase: () => COMPARISONS.exercise.minutes,
      figure: ({ perWeek }) => Math.round(perWeek * 60),
      source: 'who2020',
      forAdults: true,
    },
    {
      icon: 'footprints',
      phrase: () => COMPARISONS.exercise.walk,
      figure: ({ perYear }) => perYear * WALK_KM_PER_HOUR,
    },
  ],
  socialMedia: [
    {
      icon: 'pen-line',
      phrase: () => COMPARISONS.socialMedia.notes,
      figure: ({ perWeek }) => whole(perWeek / HOURS_OF.note),
    },
  ],
  cooking: [
    {
      icon: 'chef-hat',
      phrase: () => COMPARISONS.cooking.meals,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealCooked),
    },
    {
      icon: 'utensils',
      phrase: () => COMPARISONS.cooking.weeks,
      figure: ({ soFar }) => soFar / HOURS_OF.weekOfWork,
    },
  ],
  reading: [
    {
      icon: 'book-open',
      phrase: () => COMPARISONS.reading.novels,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
      source: 'brysbaert2019',
    },
    {
      icon: 'pen-line',
      phrase: () => COMPARISONS.reading.words,
      figure: ({ soFar }) => Number(((soFar * NON_FICTION_WORDS_PER_HOUR) / 1e6).toPrecision(3)),
      source: 'brysbaert2019',
    },
  ],
  gaming: [
    {
      icon: 'gamepad-2',
      phrase: () => COMPARISONS.gaming.adventures,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.adventure),
    },
    {
      icon: 'moon',
      phrase: () => COMPARISONS.gaming.evenings,
      figure: ({ inLife }) => whole(inLife / HOURS_OF.evening),
    },
  ],
  eating: [
    {
      icon: 'utensils',
      phrase: () => COMPARISONS.eating.meals,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.mealEaten),
    },
    {
      icon: 'sun',
      phrase: () => COMPARISONS.eating.days,
      figure: ({ soFar }) => soFar / HOURS_OF.dayAndNight,
    },
  ],
  entertainment: [
    {
      icon: 'film',
      phrase: () => COMPARISONS.entertainment.movies,
      figure: ({ perYear }) => whole(perYear / HOURS_OF.film),
    },
  ],
  studying: [
    {
      icon: 'graduation-cap',
      phrase: () => COMPARISONS.studying.hardLanguage,
      figure: ({ perYear }) => (perYear / HOURS_OF.japaneseOrArabic) * 100,
      source: 'foreignServiceInstitute',
    },
    {
      icon: 'languages',
      phrase: () => COMPARISONS.studying.languages,
      figure: ({ soFar }) => whole(soFar / HOURS_OF.frenchOrSpanish),
      source: 'foreignServiceInstitute',
    },
  ],
  hobbies: [
    {
      icon: 'palette',
      phrase: () => COMPARISONS.hobbies.weekends,
      figure: ({ perYear }) => perYear / HOURS_OF.wakingWeekend,
    },
    {
      icon: 'sun',
      phrase: () => COMPARISONS.hobbies.afternoons,
      figure: ({ inLife }) => whole(inLife / HOURS_OF.afternoon),
    },
  ],
};

/**
 * Comparisons for an activity's hours: specific ones for a known name, otherwise two general ones, which do not change
 * unless the activity is renamed.
 */
export function compareActivity(format: Format, name: string, input: ComparisonInput): readonly Comparison[] {
  const known = findKnownActivity(name);
  const own = inPageLanguage((known && KNOWN_RULES[known]) ?? []);
  const isAdult = input.age >= ADULT_FROM;
  const rules = own.length > 0 ? ofAge(own, isAdult) : pickGeneralRules(name, isAdult);
  const hours = calculateHours(input);
  return rules.flatMap((rule) => fill(format, rule, hours) ?? []);
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
  format: Format,
  { icon, phrase, figure: calculate, source }: ComparisonRule,
  hours: HoursTaken,
): Comparison | null {
  const figure = calculate(hours);
  const text = phrase()?.(format, { figure });
  return text === undefined ? null : { icon, text, figure, ...(source && { source }) };
}
