import { type Activity, freeHours, HOURS_PER_DAY, totalHours } from '../life/activity.ts';
import { daysBetween } from '../life/calendar-date.ts';
import type { Dates, Life } from '../life/life.ts';
import { averageHours, happensAt } from '../life/schedule.ts';
import { yearsSpent } from '../life/time-spent.ts';
import {
  DAYS_PER_WEEK,
  WEEKS_PER_YEAR,
  weeksLeft,
  wholeWeeks,
  yearsRemaining as yearsTo,
} from '../life/weeks.ts';
import { type Format, MOST_DECIMALS } from '../messages/format.ts';
import { hasSchedules } from './explain-counting.ts';

/** One step of the calculation, with the visitor's own numbers. */
interface MethodStep {
  readonly what: string;
  readonly how: string;
}

export const METHOD_MESSAGES = {
  title: 'How this is calculated',
  stepsTitle: 'The arithmetic, with your numbers',
  sourcesTitle: 'Where the figures come from',
  limitsTitle: 'What these numbers can’t tell you',
} as const;

const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));

/** The years of an activity so far: those of its schedule, or all. */
const yearsSoFar = ({ schedule }: Activity, age: number): number =>
  schedule ? Math.max(0, Math.min(age, schedule.until ?? age) - schedule.from) : age;

/** The years of an activity ahead: those of its schedule, or all that remain. */
function yearsAhead({ schedule }: Activity, age: number, yearsRemaining: number): number {
  if (!schedule) return yearsRemaining;
  const end = age + yearsRemaining;
  return Math.max(0, Math.min(end, schedule.until ?? end) - Math.max(age, schedule.from));
}

/** The fewest decimals of the life expectancy with which every calculation below gives the figure on the page. */
function findDecimals(format: Format, { age, lifeExpectancy, activities: [first] }: Life): number {
  const calculate = (years: number) =>
    [
      format.number(years),
      wholeWeeks(years),
      first && format.decimal(yearsSpent(averageHours(first), yearsAhead(first, age, years))),
    ].join();
  const wanted = calculate(yearsTo(lifeExpectancy, age));
  for (let decimals = 1; decimals < MOST_DECIMALS; decimals += 1) {
    const years = rounded(yearsTo(rounded(lifeExpectancy, decimals), age), decimals);
    if (calculate(years) === wanted) return decimals;
  }
  return MOST_DECIMALS;
}

interface MethodInput {
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
}

/** The calculation of the results, step by step. Each can be repeated on a calculator with the figures as written. */
export function describeMethod(format: Format, { life, dates }: MethodInput): readonly MethodStep[] {
  const decimals = findDecimals(format, life);
  const lifeExpectancy = rounded(life.lifeExpectancy, decimals);
  const figures = {
    exact: (figure: number) => format.exact(rounded(figure, MOST_DECIMALS)),
    lifeExpectancy,
    yearsRemaining: rounded(yearsTo(lifeExpectancy, life.age), decimals),
  };
  return [
    { what: 'Years Lived', how: describeAge(format, life, dates) },
    { what: 'Years Remaining', how: describeYearsRemaining(life, figures) },
    { what: 'Weeks Left', how: describeWeeksLeft(format, life, figures) },
    { what: 'Weeks so far', how: describeWeeksLived(format, life, dates) },
    { what: 'Years of an activity', how: describeActivity(format, life, figures) },
    { what: 'Free Time', how: describeFreeTime(life, figures) },
    ...GENERAL_STEPS,
  ];
}

/** What the steps share. */
interface Figures {
  /** Formats a figure with all decimals that it has. */
  readonly exact: (figure: number) => string;
  /** Years, with as many decimals as the calculation needs. */
  readonly lifeExpectancy: number;
  readonly yearsRemaining: number;
}

function describeAge(format: Format, { age }: Life, dates: Dates | null): string {
  if (!dates) return `Birthdays so far: ${format.number(age)}.`;
  const { birthdate, asOf } = dates;
  const leapDay = birthdate.month === 2 && birthdate.day === 29;
  const between = `Birthdays from ${format.date(birthdate)} to ${format.date(asOf)}: ${format.number(age)}.`;
  return leapDay ? `${between} In years without a February 29, the birthday is March 1.` : between;
}

function describeYearsRemaining({ age }: Life, { exact, lifeExpectancy, yearsRemaining }: Figures): string {
  const difference = `${exact(lifeExpectancy)} − ${exact(age)}`;
  if (age > lifeExpectancy) return `Life expectancy − years lived. ${difference} is below 0, so it’s 0.`;
  return `Life expectancy − years lived: ${difference} = ${exact(yearsRemaining)}.`;
}

/** Why the weeks left and the weeks so far do not add up to whole years. */
const YEAR_NOTE = 'That’s counted from your last birthday; a year is a day or two longer than 52 weeks.';

function describeWeeksLeft(format: Format, life: Life, { exact, yearsRemaining }: Figures): string {
  const weeks = format.number(weeksLeft(life));
  return `Years remaining × ${WEEKS_PER_YEAR}, rounded down: ${exact(yearsRemaining)} × ${WEEKS_PER_YEAR} = ${weeks}. ${YEAR_NOTE}`;
}

function describeWeeksLived(format: Format, { weeksLived }: Life, dates: Dates | null): string {
  const weeks = format.number(weeksLived);
  if (!dates) return `Whole weeks since birth: ${weeks}.`;
  const days = format.number(daysBetween(dates.birthdate, dates.asOf));
  return `Days since birth ÷ 7, rounded down: ${days} ÷ 7 = ${weeks}.`;
}

function describeActivity(format: Format, { age, activities: [first] }: Life, figures: Figures): string {
  const schedule = first?.schedule;
  const { days = DAYS_PER_WEEK } = schedule ?? {};
  const isDaily = days === DAYS_PER_WEEK;
  const often = isDaily ? '' : ` × days a week ÷ ${DAYS_PER_WEEK}`;
  const rule = `Hours a day${often} ÷ ${HOURS_PER_DAY} × years${schedule ? ' in which it happens' : ''}.`;
  if (!first) return rule;
  const { exact, yearsRemaining } = figures;
  const share = `${exact(first.hours)}${isDaily ? '' : ` × ${days} ÷ ${DAYS_PER_WEEK}`} ÷ ${HOURS_PER_DAY}`;
  const multiply = (years: number) =>
    `${share} × ${exact(years)} = ${format.decimal(yearsSpent(averageHours(first), years))}`;
  const toCome = yearsAhead(first, age, yearsRemaining);
  const ahead = toCome > 0 ? `, and ${multiply(toCome)} ahead` : '';
  return `${rule} For your first activity: ${multiply(yearsSoFar(first, age))} years so far${ahead}.`;
}

function describeFreeTime({ age, activities }: Life, { exact }: Figures): string {
  const subtract = (whole: number, hours: readonly number[], free: number) =>
    `${[whole, ...hours].map(exact).join(' − ')} = ${exact(free)}.`;
  if (hasSchedules(activities)) {
    const weekly = activities
      .filter((activity) => happensAt(activity, age))
      .map(({ hours, schedule }) => ({ hours: hours * (schedule?.days ?? DAYS_PER_WEEK) }));
    const week = HOURS_PER_DAY * DAYS_PER_WEEK;
    const free = Math.max(0, week - totalHours(weekly));
    return `Hours a week, at your age, that no activity takes: ${subtract(
      week,
      weekly.map(({ hours }) => hours),
      free,
    )}`;
  }
  const hours = activities.map((activity) => activity.hours);
  return `Hours a day that no activity takes: ${subtract(HOURS_PER_DAY, hours, freeHours(activities))}`;
}

/** The steps without the visitor's own numbers. */
const GENERAL_STEPS: readonly MethodStep[] = [
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
];

/** What no figure on the page can say. */
export const LIMITS = [
  'An average doesn’t say how long you will live. Many people live longer than average, and many die younger.',
  'Life tables use the death rates of one year. Death rates have been falling. If they keep falling as the UN expects, people will live longer than those tables say.',
  'The life tables of a country, for everyone, women and men, are all scaled by one factor, so that everyone’s life expectancy at birth is the World Bank’s. They’re least certain for Kuwait, the U.S. Virgin Islands, the Faroe Islands, Seychelles and Armenia.',
  'Studies find associations in groups of people. Nobody can read their own future from them.',
] as const;
