import type { Format } from '../format.ts';
import { decimalYears } from './units.ts';

/** The texts of the method. A calculation has its result: “84 − 42 = 42”. */
export const METHOD_MESSAGES = {
  title: 'How this is calculated',
  stepsTitle: 'The arithmetic, with your numbers',
  sourcesTitle: 'Where the figures come from',
  limitsTitle: 'What these numbers can’t tell you',
} as const;

/** What the steps with the visitor's own numbers calculate. */
export const STEP_TITLES = {
  yearsLived: 'Years Lived',
  yearsRemaining: 'Years Remaining',
  weeksLeft: 'Weeks Left',
  weeksLived: 'Weeks so far',
  activity: 'Years of an activity',
  freeTime: 'Free Time',
} as const;

export interface Birthdays {
  /** The first and the last day, as written. */
  readonly from: string;
  readonly to: string;
  readonly age: string;
}

const countBirthdays = ({ from, to, age }: Birthdays) => `Birthdays from ${from} to ${to}: ${age}.`;

const SHARES_OF_TIME = {
  everyDay: 'Hours a day ÷ 24 × years.',
  everyDayInYears: 'Hours a day ÷ 24 × years in which it happens.',
  someDaysInYears: 'Hours a day × days a week ÷ 7 ÷ 24 × years in which it happens.',
} as const;

/** When an activity happens: every day of a life, every day of some years, or on some days of them. */
type Rhythm = keyof typeof SHARES_OF_TIME;

/** The years of an activity, and the calculation that gives them. */
interface Product {
  /** The calculation, as written, without its result. */
  readonly factors: string;
  /** Its result, with one decimal. */
  readonly years: number;
}

/** The steps with the visitor's own numbers. */
export const STEPS = {
  yearsLived: {
    /** Without dates. */
    birthdays: (age: string) => `Birthdays so far: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays: Birthdays) =>
      `${countBirthdays(birthdays)} In years without a February 29, the birthday is March 1.`,
  },
  yearsRemaining: {
    left: (calculation: string) => `Life expectancy − years lived: ${calculation}.`,
    /** @param difference without its result, which is below 0 */
    past: (difference: string) => `Life expectancy − years lived. ${difference} is below 0, so it’s 0.`,
  },
  weeksLeft: (calculation: string) =>
    `Years remaining × 52, rounded down: ${calculation}. That’s counted from your last birthday; a year is a day or two longer than 52 weeks.`,
  weeksLived: {
    /** Without dates. */
    weeks: (weeks: string) => `Whole weeks since birth: ${weeks}.`,
    fromDays: (calculation: string) => `Days since birth ÷ 7, rounded down: ${calculation}.`,
  },
  activity: {
    /** Without any activity. */
    rule: (rhythm: Rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format: Format, rhythm: Rhythm, soFar: Product) =>
      `${SHARES_OF_TIME[rhythm]} For your first activity: ${soFar.factors} = ${decimalYears(format, soFar.years)} so far.`,
    withAhead: (format: Format, rhythm: Rhythm, soFar: Product, ahead: Product) =>
      `${SHARES_OF_TIME[rhythm]} For your first activity: ${soFar.factors} = ${decimalYears(format, soFar.years)} so far, and ${ahead.factors} = ${format.decimal(ahead.years)} ahead.`,
  },
  freeTime: {
    ofDay: (calculation: string) => `Hours a day that no activity takes: ${calculation}.`,
    ofWeek: (calculation: string) => `Hours a week, at your age, that no activity takes: ${calculation}.`,
  },
} as const;

/** The steps without the visitor's own numbers. */
export const GENERAL_STEPS = [
  {
    what: 'Life expectancy at your age',
    how: 'The average at birth includes people who died young. A life table says how long people who have already reached an age live on average.',
  },
  {
    what: 'If death rates keep falling',
    how: 'Each year to come has the death rates that the UN expects for it; after 2100 they stay as they are. The range takes every year as low or as high as the UN’s 80% interval of life expectancy at birth, which only everyone’s tables have.',
  },
  {
    what: 'How many reach each age',
    how: 'Survivors at the later age ÷ survivors at the earlier age. Between ages, the logarithm of the death rate is interpolated.',
  },
  {
    what: 'Your place among the living',
    how: 'People by five-year age group, as the UN expects them for 2025. Within a group, their number is interpolated, and the result rounded.',
  },
  {
    what: 'Years of life, and potential gain',
    how: 'This tool’s own rules of thumb, not measurements: a fixed number of years for each level, and (optimized − current hours) ÷ 24 × years remaining × 3.',
  },
] as const;

/** What no figure on the page can say. */
export const LIMITS = [
  'An average doesn’t say how long you will live. Many people live longer than average, and many die younger.',
  'Life tables use the death rates of one year. Death rates have been falling. If they keep falling as the UN expects, people will live longer than those tables say.',
  'The life tables of a country, for everyone, women and men, are all scaled by one factor, so that everyone’s life expectancy at birth is the World Bank’s. They’re least certain for Kuwait, the U.S. Virgin Islands, the Faroe Islands, Seychelles and Armenia.',
  'Studies find associations in groups of people. Nobody can read their own future from them.',
] as const;
