import type { ActivityProjection, Ages, LifeProjection } from '../life/life-projection.ts';
import type { Day, Format } from './format.ts';
import { choosePlural, formatYears, YEARS } from './plural.ts';

/** The words of the results. Texts that the specification quotes are letter for letter. */
export const RESULT_MESSAGES = {
  figures: 'The figures of your life',
  rest: 'The rest of the results',
  yearsLived: 'Years Lived',
  yearsRemaining: 'Years Remaining',
  weeksLeft: 'Weeks Left',
  activities: {
    title: 'Life Spent On Activities',
    hint: 'The wider a slice, the more of each day. Solid is lived, pale is still to come.',
    hintMoved: (age: string) =>
      `The wider a slice, the more of each day. Solid is lived, half-tone is until ${age}, pale is after.`,
    freeTime: 'Free Time',
    /** Behind a figure that always has a decimal. */
    unit: 'years',
    center: (years: number) => choosePlural(years, YEARS),
    columns: {
      activity: 'Activity',
      soFar: 'So far',
      by: (age: string) => `By ${age}`,
      toCome: 'To come',
      share: 'Of a day',
    },
  },
  timeline: {
    title: 'Life Timeline',
    hint: 'Move through the years that are still to come.',
    birth: 'Birth',
    now: (age: string) => `Now, ${age}`,
    expectancy: (years: string) => `Life expectancy, ${years}`,
    projected: (age: string) => `Age ${age}`,
    slider: 'Interactive Timeline',
    today: 'Today',
    end: 'Life Expectancy',
    play: 'Let the years pass',
    stop: 'Stop the years',
    table: 'The same as a table',
    columns: { what: 'Marker', when: 'When' },
  },
} as const;

/** The slider's age; `null` when it is not moved. */
export const formatProjectedAge = (format: Format, { moved, projectedAge }: Ages): string | null =>
  moved ? format.number(projectedAge) : null;

/** What stands under the slider: the time that remains, at the slider's age or today. */
export function describeRemaining(
  format: Format,
  projection: Ages & Pick<LifeProjection, 'yearsRemaining' | 'daysRemaining'>,
): string {
  const { yearsRemaining: years, daysRemaining } = projection;
  const at = formatProjectedAge(format, projection);
  if (at === null && years === 0) return 'Today: 0 years left of the average.';
  if (years === 0) return `At ${at}: life expectancy is reached, 0 days.`;
  const remain = choosePlural(years, { one: 'remains', other: 'remain' });
  const left = `${formatYears(format, years)} ${remain}, ${format.number(daysRemaining)} days.`;
  return at === null ? `Today: ${left}` : `At ${at}: ${left}`;
}

/** What each activity has taken, as it is spoken once the slider rests. */
export function describeSliderFigures(
  format: Format,
  activities: readonly Pick<ActivityProjection, 'name' | 'yearsSoFar'>[],
): string {
  const figures = activities.map(({ name, yearsSoFar }) => `${name} ${format.decimal(yearsSoFar)} years`);
  return `${figures.join(', ')}.`;
}

/** One of the markers of the timeline, and what is told of it. */
interface Milestone {
  readonly id: 'birth' | 'now' | 'projected' | 'expectancy';
  readonly years: number;
  readonly title: string;
  readonly text: string;
}

/** The markers of the timeline, from birth on. @param birthdate `null` where it is not known */
export function listMilestones(
  format: Format,
  birthdate: Day | null,
  { age: now, projectedAge: projected, moved, lifeExpectancy }: Ages,
): Milestone[] {
  const { birth, now: nowTitle, projected: projectedTitle, expectancy } = RESULT_MESSAGES.timeline;
  const inYears = (years: number) =>
    format.number(years) === format.number(0) ? 'within weeks' : `in ${formatYears(format, years)}`;
  const share = format.percent((Math.min(now, lifeExpectancy) / lifeExpectancy) * 100);
  return [
    {
      id: 'birth',
      years: 0,
      title: birth,
      text: birthdate ? format.date(birthdate) : `${formatYears(format, now)} ago`,
    },
    {
      id: 'now',
      years: now,
      title: nowTitle(format.number(now)),
      text: `${share} of ${formatYears(format, lifeExpectancy)}`,
    },
    ...(moved
      ? [
          {
            id: 'projected' as const,
            years: projected,
            title: projectedTitle(format.number(projected)),
            text: inYears(projected - now),
          },
        ]
      : []),
    {
      id: 'expectancy',
      years: lifeExpectancy,
      title: expectancy(format.number(lifeExpectancy)),
      text: lifeExpectancy > now ? inYears(lifeExpectancy - now) : 'an average that you are past',
    },
  ];
}

/**
 * The pie in a sentence.
 * @param shares per cent of the day, in the order of the pie
 * @param by the slider's age, as written; `null` when it is not moved
 */
export function describeShares(
  format: Format,
  shares: readonly Omit<ActivityProjection, 'id' | 'hours' | 'color'>[],
  by: string | null,
): string {
  const parts = shares.map(
    ({ name, percentage, yearsSoFar, yearsRemaining }) =>
      `${name} ${format.percent(percentage)}, ${describeYears(format, yearsSoFar, yearsRemaining, by)}`,
  );
  return `${parts.join('; ')}.`;
}

/** One slice of the pie, as its tooltip says it. */
export function describeSlice(format: Format, percentage: number, years: number): string {
  return `${format.percent(percentage)} · ${format.decimal(years)} years`;
}

/**
 * What is written beside a bar.
 * @param by the slider's age, as written; `null` when it is not moved
 */
export function describeBar(format: Format, soFar: number, toCome: number, by: string | null): string {
  const until = by === null ? 'so far' : `by ${by}`;
  return `${format.decimal(soFar)} ${until} · ${format.decimal(toCome)} to come`;
}

export const describeYears = (format: Format, soFar: number, toCome: number, by: string | null) =>
  `${format.decimal(soFar)} years ${by === null ? 'so far' : `by ${by}`} and ${format.decimal(toCome)} to come`;

/** The timeline in a sentence. */
export function describeTimeline(format: Format, ages: Ages): string {
  const { age, lifeExpectancy } = ages;
  const at = formatProjectedAge(format, ages);
  const share = format.percent((Math.min(age, lifeExpectancy) / lifeExpectancy) * 100);
  const lived = `${format.number(age)} of ${formatYears(format, lifeExpectancy)} lived, ${share}.`;
  return at === null ? lived : `${lived} The slider stands at ${at}.`;
}

interface LifeExpectancyWords {
  /** The country's figure; `null` where another is used. */
  readonly figure: {
    readonly countryName: string;
    readonly year: number;
    readonly source: string;
    readonly fromSnapshot?: true;
  } | null;
  /** The years that the page uses. */
  readonly lifeExpectancy: number;
  /** Whether they are a life table's. */
  readonly fromTable: boolean;
}

/** Where the life expectancy of the results comes from. */
export function describeFigure(
  format: Format,
  { figure, lifeExpectancy, fromTable }: LifeExpectancyWords,
): string {
  const years = formatYears(format, lifeExpectancy);
  if (fromTable) return `Worked out with the life table’s figure for your age, ${years}.`;
  if (!figure) return `Worked out with the life expectancy that you entered, ${years}.`;
  const { countryName, source, year, fromSnapshot } = figure;
  const origin = `${source}, ${year}${fromSnapshot ? ', from this page’s snapshot' : ''}`;
  return `Worked out with a life expectancy at birth of ${years} in ${countryName} (${origin}).`;
}

/** How the years of an activity are counted. */
export const COUNTING_NOTE = 'Years count the hours of today as if every day had been, and will be, like it.';

/** Older than anybody on record, in years. */
const BEYOND_RECORDS = 125;

/** What is said to someone older than the average they are compared with. */
export function describeBeyondAverage(format: Format, age: number, lifeExpectancy: number): string {
  if (age > BEYOND_RECORDS) {
    return `That would make you ${format.number(age)}, older than anybody on record. Is the birthdate right?`;
  }
  return `You are ${format.number(age)}, past the average of ${formatYears(format, lifeExpectancy)}. An average is not a limit: it counts everybody from birth, and people who have reached your age live on. No table can say how long anyone will.`;
}
