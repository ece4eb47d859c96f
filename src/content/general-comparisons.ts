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
  /** Whether what it compares with holds for adults alone. */
  readonly forAdults?: true;
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
    before: 'A year of this adds up to ',
    figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
    after: { one: ' full day.', other: ' full days.' },
  },
  {
    icon: 'footprints',
    before: 'On foot at 5 km an hour, by this age you could have gone around the equator ',
    figure: ({ soFar }) => soFar / HOURS_OF.lapOfEquator,
    after: { one: ' time.', other: ' times.' },
  },
  {
    icon: 'briefcase',
    before: 'A year of this equals ',
    figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
    after: { one: ' forty-hour work week.', other: ' forty-hour work weeks.' },
  },
  {
    icon: 'book-open',
    before: 'In the same time, you could read ',
    figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
    after: {
      one: ' novel a year (90,000 words, at 260 words a minute).',
      other: ' novels a year (90,000 words each, at 260 words a minute).',
    },
    source: 'brysbaert2019',
  },
  {
    icon: 'sun',
    before: 'By this age, that’s ',
    figure: ({ soFar }) => soFar / HOURS_OF.season,
    after: { one: ' three-month season.', other: ' three-month seasons.' },
  },
  {
    icon: 'languages',
    before: 'Over a lifetime, that’s enough class hours for ',
    figure: ({ inLife }) => whole(inLife / HOURS_OF.frenchOrSpanish),
    after: {
      one: ' language like French or Spanish (750 for an English speaker).',
      other: ' languages like French or Spanish (750 each for an English speaker).',
    },
    source: 'foreignServiceInstitute',
  },
  {
    icon: 'film',
    before: 'Thirty days of this equal ',
    figure: ({ perDay }) => whole((perDay * DAYS_PER_MONTH) / HOURS_OF.film),
    after: { one: ' two-hour movie.', other: ' two-hour movies.' },
  },
  {
    icon: 'clock',
    before: 'Around the clock, that’s ',
    figure: ({ perDay }) => (perDay / HOURS_OF.dayAndNight) * MINUTES_PER_HOUR,
    after: { one: ' minute of every hour.', other: ' minutes of every hour.' },
  },
  {
    icon: 'coffee',
    before: 'Time for ',
    figure: ({ perWeek }) => whole(perWeek / HOURS_OF.slowCoffee),
    after: { one: ' half-hour coffee a week.', other: ' half-hour coffees a week.' },
  },
  {
    icon: 'music',
    before: 'Time for ',
    figure: ({ perDay }) => whole(perDay / HOURS_OF.song),
    after: { one: ' four-minute song a day.', other: ' four-minute songs a day.' },
  },
  {
    icon: 'hourglass',
    before: 'Over a lifetime, that’s ',
    figure: ({ inLife }) => inLife / HOURS_OF.wakingYear,
    after: { one: ' year, at 16 waking hours a day.', other: ' years, at 16 waking hours a day.' },
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
