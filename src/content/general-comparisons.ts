import type { IconName } from '../ui/icon-name.ts';
import { hashText } from './hash-text.ts';
import type { PluralForms } from './plural.ts';
import type { SourceId } from './sources.ts';

/** The hours of one activity. All 0 or more. */
export interface HoursTaken {
  readonly perDay: number;
  readonly perWeek: number;
  readonly perYear: number;
  /** From birth to the age shown. */
  readonly soFar: number;
  /** So far and ahead. */
  readonly inLife: number;
}

/** A comparison whose figure is calculated from hours. */
export interface ComparisonPhrase {
  readonly icon: IconName;
  readonly before: string;
  readonly figure: (hours: HoursTaken) => number;
  /** The same text for every figure, or the singular and plural forms. */
  readonly after: string | PluralForms;
  readonly source?: SourceId;
}

const WAKING_HOURS_PER_DAY = 16;

/** The hours that one of each thing takes. Each is stated in its sentence. */
export const HOURS_OF = {
  note: 5 / 60,
  song: 4 / 60,
  slowCoffee: 0.5,
  mealEaten: 0.5,
  mealCooked: 0.75,
  film: 2,
  evening: 3,
  afternoon: 4,
  /** Hours of work per cup of coffee. */
  cup: 4,
  /** 90,000 words at 260 words a minute (Brysbaert 2019, fiction in English): about 5.8 hours. */
  novel: 90_000 / 260 / 60,
  dayAndNight: 24,
  wakingWeekend: 2 * WAKING_HOURS_PER_DAY,
  weekOfWork: 40,
  adventure: 40,
  week: 168,
  /** In class, for an English speaker: the upper end of 600 to 750 (US Foreign Service Institute). */
  frenchOrSpanish: 750,
  /** In class, for an English speaker (US Foreign Service Institute). */
  japaneseOrArabic: 2200,
  /** A quarter of 8,760. */
  season: 2190,
  wakingYear: 365 * WAKING_HOURS_PER_DAY,
  /** 40,075 km of equator at a walk of 5 km an hour. */
  lapOfEquator: 8015,
} as const;

const DAYS_PER_MONTH = 30;
const MINUTES_PER_HOUR = 60;

/**
 * The number of whole things that fit.
 * Rounded to a millionth first, so that floating-point errors do not turn 3 into 2.
 */
export function whole(count: number): number {
  return Math.floor(Math.round(count * 1e6) / 1e6);
}

/** Comparisons for any activity. */
const GENERAL_PHRASES: readonly ComparisonPhrase[] = [
  {
    icon: 'calendar',
    before: 'Laid end to end, a year of this lasts ',
    figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
    after: { one: ' day and night.', other: ' days and nights.' },
  },
  {
    icon: 'footprints',
    before: 'On foot at 5 km an hour, these hours by this age would come to ',
    figure: ({ soFar }) => soFar / HOURS_OF.lapOfEquator,
    after: { one: ' lap of the equator.', other: ' laps of the equator.' },
  },
  {
    icon: 'briefcase',
    before: 'A year of this is as long as ',
    figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
    after: { one: ' week at a job of 40 hours.', other: ' weeks at a job of 40 hours.' },
  },
  {
    icon: 'book-open',
    before: 'At 260 words a minute, the average for fiction in English, a year of these hours would hold ',
    figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
    after: { one: ' novel of 90,000 words.', other: ' novels of 90,000 words.' },
    source: 'brysbaert2019',
  },
  {
    icon: 'sun',
    before: 'Added up, this would fill ',
    figure: ({ soFar }) => soFar / HOURS_OF.season,
    after: { one: ' season of three months by this age.', other: ' seasons of three months by this age.' },
  },
  {
    icon: 'languages',
    before:
      'A working knowledge of French or Spanish takes an English speaker up to 750 class hours; so far and ' +
      'still to come, these hours would cover ',
    figure: ({ inLife }) => whole(inLife / HOURS_OF.frenchOrSpanish),
    after: { one: ' language of that kind.', other: ' languages of that kind.' },
    source: 'foreignServiceInstitute',
  },
  {
    icon: 'film',
    before: 'Thirty days of this hold ',
    figure: ({ perDay }) => whole((perDay * DAYS_PER_MONTH) / HOURS_OF.film),
    after: { one: ' film of two hours.', other: ' films of two hours.' },
  },
  {
    icon: 'clock',
    before: 'Out of every hour of the day and night, this takes ',
    figure: ({ perDay }) => (perDay / HOURS_OF.dayAndNight) * MINUTES_PER_HOUR,
    after: { one: ' minute.', other: ' minutes.' },
  },
  {
    icon: 'coffee',
    before: 'A week of this has room for ',
    figure: ({ perWeek }) => whole(perWeek / HOURS_OF.slowCoffee),
    after: { one: ' slow coffee of half an hour.', other: ' slow coffees of half an hour.' },
  },
  {
    icon: 'music',
    before: 'From first note to last, one day of this has time for ',
    figure: ({ perDay }) => whole(perDay / HOURS_OF.song),
    after: { one: ' song of four minutes.', other: ' songs of four minutes.' },
  },
  {
    icon: 'hourglass',
    before: 'Counted in waking days of 16 hours, this would come to ',
    figure: ({ inLife }) => inLife / HOURS_OF.wakingYear,
    after: { one: ' year, so far and still to come.', other: ' years, so far and still to come.' },
  },
];

/**
 * Two different general comparisons, chosen by the activity's id alone, so that they vary between activities but never
 * change for one.
 */
export function pickGeneralPhrases(id: string): readonly ComparisonPhrase[] {
  const seed = hashText(id);
  const count = GENERAL_PHRASES.length;
  const first = seed % count;
  const stepsToSecond = 1 + (Math.floor(seed / count) % (count - 1));
  const second = (first + stepsToSecond) % count;
  return GENERAL_PHRASES.filter((_, index) => index === first || index === second);
}
