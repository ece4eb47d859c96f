import type { Format } from '../format.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({ one: '# more comparison', other: '# more comparisons' });

/** The words of what stands below the first results. Texts that the specification quotes are letter for letter. */
export const DETAIL_MESSAGES = {
  cards: {
    title: 'Activity by activity',
    soFar: (format: Format, figure: number) => `${decimalYears(format, figure)} so far`,
    atThisAge: (format: Format, figure: number) => `${decimalYears(format, figure)} at this age`,
    from: (format: Format, figure: number) => `From ${decimalYears(format, figure)}`,
    share: (percentage: string) => `${percentage} of every day`,
    /** Of an activity that is not the same every day. */
    shareOfLife: (percentage: string) => `${percentage} of your life`,
    /** The button that shows the other comparisons. */
    more: plural({ one: '# more', other: '# more' }),
    /** The same in full, for assistive technology. */
    moreAbout: (format: Format, count: number, name: string) =>
      `${moreComparisons(format, count)} for ${name}`,
  },
  projections: {
    title: 'Future Projections',
    hint: 'Years so far, and years ahead if your days stay the same.',
    hintMoved: (format: Format, age: number) =>
      `Years so far, up to ${format.number(age)}, and after that, if your days stay the same.`,
    hintPast: 'Years so far. Years ahead are counted only up to life expectancy.',
    hintAtEnd: (format: Format, age: number) =>
      `Years so far, and up to ${format.number(age)} if your days stay the same.`,
    /** Instead of these, for a life whose days do not stay the same. */
    scheduled: {
      hint: 'Years so far, and years ahead, on the days and at the ages you entered.',
      hintMoved: (format: Format, age: number) =>
        `Years so far, up to ${format.number(age)}, and after that, on the days and at the ages you entered.`,
      hintAtEnd: (format: Format, age: number) =>
        `Years so far, and up to ${format.number(age)}, on the days and at the ages you entered.`,
    },
    soFar: (format: Format, figure: number) => `${decimalYears(format, figure)} so far`,
    by: (format: Format, figure: number, age: number) =>
      `${decimalYears(format, figure)} by ${format.number(age)}`,
    /** Of the years from today on, after those so far. */
    until: (format: Format, figure: number, age: number) =>
      `${format.decimal(figure)} until ${format.number(age)}`,
    ahead: (format: Format, figure: number) => `${decimalYears(format, figure)} ahead`,
    /** The last figure of the axis. */
    axis: years,
    columns: {
      activity: 'Activity',
      soFar: 'Years so far',
      by: (format: Format, age: number) => `Years by age ${format.number(age)}`,
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
    /** In front of the sources, in a row. */
    sources: 'Sources:',
    none: 'Add an activity with “sleep” or “exercise” in its name to see what research says about its hours.',
  },
  share: {
    title: 'Keep or share it',
    /** The image’s file, without its ending. */
    file: 'my-life-visualization',
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
      moments: plural({ one: '# moment', other: '# moments' }),
      chapters: plural({ one: '# chapter', other: '# chapters' }),
      /** @param marks how many moments, how many chapters, or both */
      marksHint: (marks: string) =>
        `The link then holds ${marks}: your words, and their weeks of your life, from which the dates can be worked out to within two weeks. People are never in it.`,
    },
  },
  jump: { toTop: 'Back to top', toResults: 'View results' },
  poster: {
    asOf: (day: string) => `As of ${day}`,
    /** The titles of a list of moments, of chapters, and of both. */
    marks: { moments: 'Moments', chapters: 'Chapters', both: 'Moments and chapters' },
  },
} as const;
