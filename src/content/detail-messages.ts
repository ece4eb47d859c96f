import {
  type ActivityProjection,
  type Ages,
  hasYearsAhead,
  type LifeProjection,
} from '../life/life-projection.ts';
import type { Format } from '../messages/format.ts';
import { hasSchedules } from './explain-counting.ts';
import { formatProjectedAge } from './format-projected-age.ts';
import { toTenths } from './near-level.ts';
import { choosePlural, YEARS } from './plural.ts';

/** @example describeMarks(1, 3) // '3 moments and 1 chapter' */
const describeMarks = (chapters: number, moments: number): string =>
  [
    ...(moments > 0 ? [`${moments} ${choosePlural(moments, { one: 'moment', other: 'moments' })}`] : []),
    ...(chapters > 0 ? [`${chapters} ${choosePlural(chapters, { one: 'chapter', other: 'chapters' })}`] : []),
  ].join(' and ');

/** The words of what stands below the first results. Texts that the specification quotes are letter for letter. */
export const DETAIL_MESSAGES = {
  cards: {
    title: 'Activity by activity',
    soFar: 'years so far',
    atThisAge: 'years at this age',
    from: (years: string) => `From ${years} years`,
    share: (percentage: string) => `${percentage} of every day`,
    /** Of an activity that is not the same every day. */
    shareOfLife: (percentage: string) => `${percentage} of your life`,
    /** The button that shows the other comparisons. */
    more: (count: number) => `${count} more`,
    /** The rest of its name, for assistive technology. */
    moreAbout: (count: number, name: string) =>
      ` ${choosePlural(count, { one: 'comparison', other: 'comparisons' })} for ${name}`,
  },
  projections: {
    title: 'Future Projections',
    hint: 'Years so far, and years ahead if your days stay the same.',
    hintMoved: (age: string) => `Years so far, up to ${age}, and after that, if your days stay the same.`,
    hintPast: 'Years so far. Years ahead are counted only up to life expectancy.',
    hintAtEnd: (age: string) => `Years so far, and up to ${age} if your days stay the same.`,
    /** Instead of these, for a life whose days do not stay the same. */
    scheduled: {
      hint: 'Years so far, and years ahead, on the days and at the ages you entered.',
      hintMoved: (age: string) =>
        `Years so far, up to ${age}, and after that, on the days and at the ages you entered.`,
      hintAtEnd: (age: string) => `Years so far, and up to ${age}, on the days and at the ages you entered.`,
    },
    soFar: (years: string) => `${years} years so far`,
    by: (years: string, age: string) => `${years} years by ${age}`,
    ahead: (years: string) => `${years} years ahead`,
    axis: (years: number) => choosePlural(years, YEARS),
    columns: {
      activity: 'Activity',
      soFar: 'Years so far',
      by: (age: string) => `Years by age ${age}`,
      ahead: 'Years ahead',
    },
  },
  health: {
    title: 'Health Optimization',
    exercise: 'Exercise Analysis',
    sleep: 'Sleep Analysis',
    apply: 'Apply Optimization',
    current: 'Your hours now',
    recommended: 'WHO minimum',
    optimized: 'Optimized',
    optimal: 'Middle of the 7 to 9 hours recommended',
    sleepDebt: 'Short of 8 hours by',
    yearsImpact: 'Years of life (this tool’s own rule of thumb)',
    underAge: 'These analyses are for adults. For under-18s, other guidelines apply.',
    potentialGain: 'Potential gain',
    more: { exercise: 'More on exercise, with sources', sleep: 'More on sleep, with sources' },
    sources: 'Sources',
    none: 'Add an activity with “sleep” or “exercise” in its name to see what research says about its hours.',
  },
  share: {
    title: 'Keep or share it',
    full: 'Full results',
    fullHint: 'Everything on this page as one image.',
    ways: { download: 'Share Results', svg: 'Save as SVG', send: 'Send the image' },
    includeMarks: 'Include my moments and chapters in the image',
    capturing: 'Capturing...',
    timedOut: 'Making the image took too long. Try again, or save it as SVG.',
    noCanvas: 'This browser can’t make this image. Save it as SVG instead.',
    link: {
      title: 'A link',
      copy: 'Copy link',
      copied: 'Link copied.',
      byHand: 'Your browser blocked copying. Select the link below and copy it.',
      address: 'Link to these results',
      note: 'Anyone with the link sees your age, life expectancy, country and activities, but not your birthdate (though your birthday can be worked out to within a week). The data is in the link itself, not on a server.',
      marks: 'Include my moments and chapters',
      marksHint: (chapters: number, moments: number) =>
        `The link then holds ${describeMarks(chapters, moments)}: your words, and their weeks of your life, from which the dates can be worked out to within two weeks. People are never in it.`,
    },
  },
  jump: { toTop: 'Back to top', toResults: 'View results' },
  poster: {
    asOf: (day: string) => `As of ${day}`,
    /** The title of a list of moments, of chapters, or of both. */
    marks: (hasMoments: boolean, hasChapters: boolean) => {
      if (hasMoments && hasChapters) return 'Moments and chapters';
      return hasMoments ? 'Moments' : 'Chapters';
    },
  },
} as const;

/** What the bars show. */
export function explainBars(format: Format, ages: Ages & Pick<LifeProjection, 'activities'>): string {
  const by = formatProjectedAge(format, ages);
  const words = DETAIL_MESSAGES.projections;
  const { hint, hintMoved, hintAtEnd } = hasSchedules(ages.activities) ? words.scheduled : words;
  if (hasYearsAhead(ages)) return by === null ? hint : hintMoved(by);
  return by === null ? words.hintPast : hintAtEnd(by);
}

type Years = Pick<ActivityProjection, 'yearsSoFar' | 'yearsRemaining'>;

/** The figure beside a bar: the years ahead or, if they are not shown, those up to then. */
export function describeBarFigure(format: Format, { yearsSoFar, yearsRemaining }: Years, ages: Ages): string {
  const { ahead, soFar, by } = DETAIL_MESSAGES.projections;
  if (hasYearsAhead(ages)) return ahead(format.decimal(yearsRemaining));
  const years = format.decimal(yearsSoFar);
  return ages.moved ? by(years, format.number(ages.projectedAge)) : soFar(years);
}

/** The parts of a bar, for its tooltip. */
export function describeBarParts(
  format: Format,
  { yearsLived, yearsSoFar, yearsRemaining }: Years & Pick<ActivityProjection, 'yearsLived'>,
  ages: Ages,
): string {
  const { projectedAge, moved } = ages;
  const words = DETAIL_MESSAGES.projections;
  const ahead = hasYearsAhead(ages) ? [words.ahead(format.decimal(yearsRemaining))] : [];
  if (!moved) return [words.soFar(format.decimal(yearsSoFar)), ...ahead].join(', ');
  const lived = toTenths(yearsLived);
  // As they are written, the two make the years that stand beside the bar.
  const between = `${format.decimal(toTenths(yearsSoFar) - lived)} until ${format.number(projectedAge)}`;
  return [words.soFar(format.decimal(lived)), between, ...ahead].join(', ');
}

/** The bars in a sentence: the figures beside them. */
export function describeProjections(
  format: Format,
  bars: readonly (Years & Pick<ActivityProjection, 'name'>)[],
  ages: Ages,
): string {
  const parts = bars.map((bar) => `${bar.name} ${describeBarFigure(format, bar, ages)}`);
  return `${parts.join(', ')}.`;
}
