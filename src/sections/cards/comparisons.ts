import { COMPARISONS, GENERAL_COMPARISONS } from '#words/results.ts';
import { DAYS_PER_YEAR, HOURS_PER_YEAR, MINUTES_PER_HOUR } from '../../life/activity.ts';
import { ADULT_FROM } from '../../life/calendar-date.ts';
import type { KnownActivity } from '../../life/known-activities.ts';
import type { ActivityProjection } from '../../life/life-projection.ts';
import { DAYS_PER_WEEK } from '../../life/weeks.ts';
import type { IconName } from '../../ui/icon.tsx';
import { findKnownActivity } from '../../words/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { hashText } from '../../words/hash-text.ts';
import type { SourceId } from '../../words/sources.ts';

type TimeTaken = Pick<ActivityProjection, 'hours' | 'yearsSoFar' | 'yearsRemaining'>;

/** The hours of one activity. All 0 or more. */
const countHours = ({ hours: perDay, yearsSoFar, yearsRemaining }: TimeTaken) => ({
  perDay,
  perWeek: perDay * DAYS_PER_WEEK,
  perYear: perDay * DAYS_PER_YEAR,
  /** From birth to the age shown. */
  soFar: yearsSoFar * HOURS_PER_YEAR,
  /** So far and ahead. */
  inLife: (yearsSoFar + yearsRemaining) * HOURS_PER_YEAR,
});

type HoursTaken = Readonly<ReturnType<typeof countHours>>;

interface ComparisonRule {
  readonly icon: IconName;
  readonly figure: (hours: HoursTaken) => number;
  readonly source?: SourceId;
  readonly forAdults?: true;
  /** Whether anyone can follow it for such hours. Defaults to any. */
  readonly holds?: (hours: HoursTaken) => boolean;
}

/** A rule for each sentence, by its key in the catalogue, in the order in which they are shown. */
type RulesFor<Sentences> = { readonly [Key in keyof Sentences]: ComparisonRule };

const WAKING_HOURS_PER_DAY = 16;
/** Of waking hours, nobody has more. */
const isAwake = ({ perDay }: HoursTaken) => perDay <= WAKING_HOURS_PER_DAY;
/** More languages than this are nobody's. */
const MOST_LANGUAGES = 20;

/** The hours that one of each thing takes. Each is stated in its sentence. */
const HOURS_OF = {
  note: 5 / 60,
  song: 4 / 60,
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

/** Words an hour: 238 a minute, non-fiction in English (Brysbaert 2019). */
const NON_FICTION_WORDS_PER_HOUR = 238 * 60;
const WALK_KM_PER_HOUR = 5;

/** Rounded to a millionth first, so that floating-point errors do not turn 3 into 2. */
const whole = (count: number): number => Math.floor(Math.round(count * 1e6) / 1e6);

const KNOWN_RULES: {
  readonly [Known in keyof typeof COMPARISONS]: RulesFor<(typeof COMPARISONS)[Known]>;
} = {
  sleep: {
    days: { icon: 'bed', figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight },
    winters: { icon: 'moon', figure: ({ soFar }) => soFar / HOURS_OF.season },
    wakingHours: { icon: 'sun', figure: ({ perWeek }) => Math.round(Math.max(0, HOURS_OF.week - perWeek)) },
  },
  work: {
    coffees: { icon: 'coffee', figure: ({ perYear }) => whole(perYear / HOURS_OF.cup), forAdults: true },
    weeks: { icon: 'calendar', figure: ({ perYear }) => perYear / HOURS_OF.weekOfWork, forAdults: true },
    wakingYears: {
      icon: 'hourglass',
      figure: ({ soFar }) => soFar / HOURS_OF.wakingYear,
      forAdults: true,
      holds: isAwake,
    },
  },
  commute: {
    songs: { icon: 'music', figure: ({ perYear }) => whole(perYear / HOURS_OF.song) },
    laps: { icon: 'globe', figure: ({ inLife }) => inLife / HOURS_OF.lapOfEquator },
  },
  exercise: {
    minutes: {
      icon: 'dumbbell',
      figure: ({ perWeek }) => whole(perWeek * MINUTES_PER_HOUR),
      source: 'who2020',
      forAdults: true,
    },
    walk: { icon: 'footprints', figure: ({ perYear }) => perYear * WALK_KM_PER_HOUR, forAdults: true },
  },
  socialMedia: {
    notes: { icon: 'pen-line', figure: ({ perWeek }) => whole(perWeek / HOURS_OF.note) },
  },
  cooking: {
    meals: { icon: 'chef-hat', figure: ({ perYear }) => whole(perYear / HOURS_OF.mealCooked) },
    weeks: { icon: 'utensils', figure: ({ soFar }) => soFar / HOURS_OF.weekOfWork, forAdults: true },
  },
  reading: {
    novels: {
      icon: 'book-open',
      figure: ({ perYear }) => whole(perYear / HOURS_OF.novel),
      source: 'brysbaert2019',
      forAdults: true,
    },
    words: {
      icon: 'pen-line',
      figure: ({ soFar }) => Number(((soFar * NON_FICTION_WORDS_PER_HOUR) / 1e6).toPrecision(3)),
      source: 'brysbaert2019',
      forAdults: true,
    },
  },
  gaming: {
    adventures: { icon: 'gamepad-2', figure: ({ perYear }) => whole(perYear / HOURS_OF.adventure) },
    evenings: { icon: 'moon', figure: ({ inLife }) => whole(inLife / HOURS_OF.evening) },
  },
  eating: {
    meals: { icon: 'utensils', figure: ({ perYear }) => whole(perYear / HOURS_OF.mealEaten) },
    days: { icon: 'sun', figure: ({ soFar }) => soFar / HOURS_OF.dayAndNight },
  },
  entertainment: {
    movies: { icon: 'film', figure: ({ perYear }) => whole(perYear / HOURS_OF.film) },
  },
  studying: {
    hardLanguage: {
      icon: 'graduation-cap',
      figure: ({ perYear }) => (perYear / HOURS_OF.japaneseOrArabic) * 100,
      source: 'foreignServiceInstitute',
      forAdults: true,
    },
    languages: {
      icon: 'languages',
      figure: ({ soFar }) => whole(soFar / HOURS_OF.frenchOrSpanish),
      source: 'foreignServiceInstitute',
      forAdults: true,
      holds: ({ soFar }) => soFar <= MOST_LANGUAGES * HOURS_OF.frenchOrSpanish,
    },
  },
  hobbies: {
    weekends: { icon: 'palette', figure: ({ perYear }) => perYear / HOURS_OF.wakingWeekend },
    afternoons: { icon: 'sun', figure: ({ inLife }) => whole(inLife / HOURS_OF.afternoon) },
  },
};

/** Comparisons for any activity: they fit an evening with friends as well as caring for a parent. */
const GENERAL_RULES: RulesFor<typeof GENERAL_COMPARISONS> = {
  days: { icon: 'calendar', figure: ({ perYear }) => perYear / HOURS_OF.dayAndNight },
  minutes: { icon: 'clock', figure: ({ perDay }) => (perDay / HOURS_OF.dayAndNight) * MINUTES_PER_HOUR },
  wakingYears: { icon: 'hourglass', figure: ({ inLife }) => inLife / HOURS_OF.wakingYear, holds: isAwake },
};

/** A sentence, with its figure between `<b>` and `</b>`: finite, 0 or more, not rounded. */
export interface Comparison {
  readonly icon: IconName;
  readonly text: string;
  readonly figure: number;
  readonly source?: SourceId | undefined;
}

const isCompared = (known: KnownActivity | null): known is keyof typeof COMPARISONS =>
  known !== null && known in COMPARISONS;

type Sentence = (format: Format, args: { readonly figure: number }) => string;

/** The rules that hold at an age and have a sentence: in some languages, a few make no sense (`null`). */
function listRules(
  rules: Readonly<Record<string, ComparisonRule>>,
  sentences: Readonly<Record<string, Sentence | null>>,
  age: number,
) {
  return Object.entries(rules).flatMap(([key, rule]) => {
    const sentence = sentences[key];
    return sentence && (age >= ADULT_FROM || !rule.forAdults) ? [{ ...rule, sentence }] : [];
  });
}

/** Two different rules, chosen by the activity's name: the same ones at any age and in a link. */
function pickTwo<Rule>(rules: readonly Rule[], name: string): readonly Rule[] {
  const seed = hashText(name);
  const first = seed % rules.length;
  const stepsToSecond = 1 + (Math.floor(seed / rules.length) % (rules.length - 1));
  const second = (first + stepsToSecond) % rules.length;
  return rules.filter((_, index) => index === first || index === second);
}

/**
 * Comparisons for an activity's hours, at least two: specific ones for a known name, and otherwise general ones, which do
 * not change unless the activity is renamed.
 * @param age the visitor's completed age, years
 */
export function compareActivity(
  format: Format,
  { name, ...taken }: TimeTaken & Pick<ActivityProjection, 'name'>,
  age: number,
): readonly Comparison[] {
  const known = findKnownActivity(name);
  const hours = countHours(taken);
  const holdsHere = ({ holds }: Pick<ComparisonRule, 'holds'>) => holds === undefined || holds(hours);
  const specific = isCompared(known) ? listRules(KNOWN_RULES[known], COMPARISONS[known], age) : [];
  const general = listRules(GENERAL_RULES, GENERAL_COMPARISONS, age).filter(holdsHere);
  const own = specific.filter(holdsHere);
  const rules = [...own, ...pickTwo(general, name).slice(0, Math.max(0, 2 - own.length))];
  return rules.map(({ icon, sentence, source, ...rule }) => {
    const figure = rule.figure(hours);
    return { icon, text: sentence(format, { figure }), figure, source };
  });
}
