import { GENERAL_COMPARISONS } from '#words/results.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { Format } from '../../words/format.ts';
import { hashText } from '../../words/hash-text.ts';
import type { SourceId } from '../../words/sources.ts';

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

/** A sentence with its figure between `<b>` and `</b>`. */
type ComparisonPhrase = (format: Format, args: { readonly figure: number }) => string;

/** A comparison whose figure is calculated from hours. */
export interface ComparisonRule {
  readonly icon: IconName;
  /** The sentence; `null` in a language for whose speakers it makes no sense. */
  readonly phrase: () => ComparisonPhrase | null;
  readonly figure: (hours: HoursTaken) => number;
  readonly source?: SourceId;
  /** Whether it is only true for adults. */
  readonly forAdults?: true;
}

/** The comparisons that the page's language has. */
export const inPageLanguage = (rules: readonly ComparisonRule[]): readonly ComparisonRule[] =>
  rules.filter(({ phrase }) => phrase() !== null);

/** The comparisons that are true at a visitor's age: all for adults, otherwise those that are not only for adults. */
export const ofAge = (rules: readonly ComparisonRule[], isAdult: boolean): readonly ComparisonRule[] =>
  isAdult ? rules : rules.filter(({ forAdults }) => !forAdults);

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

const MINUTES_PER_HOUR = 60;

/**
 * The number of whole things that fit.
 * Rounded to a millionth first, so that floating-point errors do not turn 3 into 2.
 */
export function whole(count: number): number {
  return Math.floor(Math.round(count * 1e6) / 1e6);
}

/** Comparisons for any activity. */
const GENERAL_RULES: readonly ComparisonRule[] = [
  {
    icon: 'calendar',
    phrase: () => GENERAL_COMPARISONS.days,
    figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight,
  },
  {
    icon: 'footprints',
    phrase: () => GENERAL_COMPARISONS.laps,
    figure: ({ soFar }) => soFar / HOURS_OF.lapOfEquator,
  },
  {
    icon: 'briefcase',
    phrase: () => GENERAL_COMPARISONS.workWeeks,
    figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork,
    forAdults: true,
  },
  {
    icon: 'languages',
    phrase: () => GENERAL_COMPARISONS.languages,
    figure: ({ inLife }) => whole(inLife / HOURS_OF.frenchOrSpanish),
    source: 'foreignServiceInstitute',
  },
  {
    icon: 'film',
    phrase: () => GENERAL_COMPARISONS.movies,
    figure: ({ perYear }) => whole(perYear / HOURS_OF.film),
  },
  {
    icon: 'clock',
    phrase: () => GENERAL_COMPARISONS.minutes,
    figure: ({ perDay }) => (perDay / HOURS_OF.dayAndNight) * MINUTES_PER_HOUR,
  },
  {
    icon: 'coffee',
    phrase: () => GENERAL_COMPARISONS.coffees,
    figure: ({ perWeek }) => whole(perWeek / HOURS_OF.slowCoffee),
    forAdults: true,
  },
  {
    icon: 'music',
    phrase: () => GENERAL_COMPARISONS.songs,
    figure: ({ perDay }) => whole(perDay / HOURS_OF.song),
  },
  {
    icon: 'hourglass',
    phrase: () => GENERAL_COMPARISONS.wakingYears,
    figure: ({ inLife }) => inLife / HOURS_OF.wakingYear,
  },
];

/**
 * Two different general comparisons, chosen by the activity's name, so that they vary between activities but never
 * change for one before its owner is an adult, or after that, and are the same in a link.
 */
export function pickGeneralRules(name: string, isAdult: boolean): readonly ComparisonRule[] {
  const rules = ofAge(inPageLanguage(GENERAL_RULES), isAdult);
  const seed = hashText(name);
  const first = seed % rules.length;
  const stepsToSecond = 1 + (Math.floor(seed / rules.length) % (rules.length - 1));
  const second = (first + stepsToSecond) % rules.length;
  return rules.filter((_, index) => index === first || index === second);
}
