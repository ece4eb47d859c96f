import type { ActivityProjection, Ages } from '../life/life-projection.ts';
import type { Format } from './format.ts';
import { toTenths } from './near-level.ts';
import { choosePlural, YEARS } from './plural.ts';
import { describeYears } from './result-messages.ts';

/** The words of what stands below the first results. Texts that the specification quotes are letter for letter. */
export const DETAIL_MESSAGES = {
  cards: {
    title: 'One by one',
    soFar: 'years so far',
    atThisAge: 'years at this age',
    from: (years: string) => `From ${years} years`,
    share: (percentage: string) => `${percentage} of every day`,
    toCome: (years: string) => `${years} years to come`,
  },
  projections: {
    title: 'Future Projections',
    hint: 'Years so far, and years still to come at today’s pace.',
    hintMoved: (age: string) => `Years so far, until ${age}, and after, at today’s pace.`,
    axis: (years: number) => choosePlural(years, YEARS),
    table: 'The same as a table',
    columns: {
      activity: 'Activity',
      soFar: 'Years so far',
      by: (age: string) => `Years by ${age}`,
      toCome: 'Years to come',
    },
  },
  health: {
    title: 'Health Optimization',
    exercise: 'Exercise Analysis',
    sleep: 'Sleep Analysis',
    apply: 'Apply Optimization',
    current: 'You now',
    recommended: 'WHO minimum',
    optimized: 'Optimized',
    optimal: 'Often advised',
    sleepDebt: 'Sleep debt, below 8 hours',
    yearsImpact: 'Effect on lifespan, rule of thumb',
    underAge: 'What is known, and the ranges below, are for adults; for anyone under 18, others hold.',
    potentialGain: 'Potential gain',
    sources: 'Sources',
    none: 'Add an activity with “sleep” or “exercise” in its name to see what research says about its hours.',
  },
  share: {
    title: 'Keep it',
    hint: 'An image of your results, made on your device.',
    ways: { download: 'Share Results', svg: 'Save as SVG', send: 'Send the image' },
    capturing: 'Capturing...',
    timedOut: 'The image took too long to make.',
    noCanvas: 'This browser cannot make an image.',
    link: {
      copy: 'Copy link',
      copied: 'The link is copied.',
      byHand: 'This browser did not let the page copy. Here is the link, to copy by hand.',
      address: 'Link to these results',
      note: 'The link shows these results to whoever opens it. It holds your age in years and weeks, your life expectancy, country and activities, but no birthdate. Whoever knows the day on which you made it can tell your birthday to within a week. None of it is sent to this page’s server.',
    },
  },
  jump: { toTop: 'Back to top', toResults: 'View results' },
  poster: {
    seenOn: (day: string) => `Seen on ${day}`,
    beyondAverage: (years: string) => `Past the average of ${years}. An average is not a limit.`,
  },
} as const;

/** A bar's parts, as its tooltip says them. */
export function describeBarParts(
  format: Format,
  { yearsSoFar, yearsRemaining }: Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>,
  { age, projectedAge, moved }: Ages,
): string {
  const toCome = `${format.decimal(yearsRemaining)} years to come`;
  if (!moved) return `${format.decimal(yearsSoFar)} years so far, ${toCome}`;
  const lived = toTenths((yearsSoFar * age) / projectedAge);
  // As they are written, the two make the years that stand beside the bar.
  const between = `${format.decimal(toTenths(yearsSoFar) - lived)} until ${format.number(projectedAge)}`;
  return `${format.decimal(lived)} years so far, ${between}, ${toCome}`;
}

/** The bars in a sentence. @param by the slider's age, as written; `null` when it is not moved */
export function describeProjections(
  format: Format,
  bars: readonly Pick<ActivityProjection, 'name' | 'yearsSoFar' | 'yearsRemaining'>[],
  by: string | null,
): string {
  const parts = bars.map(
    ({ name, yearsSoFar, yearsRemaining }) =>
      `${name} ${describeYears(format, yearsSoFar, yearsRemaining, by)}`,
  );
  return `${parts.join('; ')}.`;
}
