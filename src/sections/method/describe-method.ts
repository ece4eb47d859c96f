import { GENERAL_STEPS, RESULTS, STEP_TITLES, STEPS } from '#words/results.ts';
import { type Activity, HOURS_PER_DAY, hasSchedules, totalHours, yearsSpent } from '../../life/activity.ts';
import { daysBetween } from '../../life/calendar-date.ts';
import type { Dates, Life } from '../../life/life.ts';
import { averageHours, happensAt } from '../../life/schedule.ts';
import { DAYS_PER_WEEK, WEEKS_PER_YEAR, weeksLeft, yearsRemaining as yearsTo } from '../../life/weeks.ts';
import { type Format, MOST_DECIMALS } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

const yearsOf = ({ schedule }: Activity, from: number, until: number): number =>
  Math.max(0, Math.min(until, schedule?.until ?? until) - Math.max(from, schedule?.from ?? 0));

interface Calculation {
  readonly format: Format;
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  readonly exact: (figure: number) => string;
  readonly yearsRemaining: number;
}

/** The calculation of the results with the visitor's own numbers, step by step. Each can be repeated on a calculator with the figures as written. */
export function describeMethod(format: Format, { life, dates }: Pick<Calculation, 'life' | 'dates'>) {
  const exact = (figure: number) => format.exact(Number(figure.toFixed(MOST_DECIMALS)));
  const yearsRemaining = yearsTo(life.lifeExpectancy, life.age);
  const calculation = { format, life, dates, exact, yearsRemaining };
  return [
    { what: RESULTS.yearsLived, how: describeAge(calculation) },
    { what: RESULTS.yearsRemaining, how: describeYearsRemaining(calculation) },
    { what: RESULTS.weeksLeft, how: describeWeeksLeft(calculation) },
    { what: STEP_TITLES.weeksLived, how: describeWeeksLived(calculation) },
    { what: STEP_TITLES.activity, how: describeActivity(calculation) },
    { what: RESULTS.freeTime, how: describeFreeTime(calculation) },
    ...GENERAL_STEPS,
  ];
}

function describeAge({ format, life, dates }: Calculation): string {
  const age = format.number(life.age);
  if (!dates) return STEPS.yearsLived.birthdays({ age });
  const { birthdate, asOf } = dates;
  const isLeapDay = birthdate.month === 2 && birthdate.day === 29;
  const describe = isLeapDay ? STEPS.yearsLived.fromLeapDay : STEPS.yearsLived.between;
  return describe({ from: format.date(birthdate), until: format.date(asOf), age });
}

function describeYearsRemaining({ format, life, exact, yearsRemaining }: Calculation): string {
  const difference = `${exact(life.lifeExpectancy)} − ${exact(life.age)}`;
  if (life.age > life.lifeExpectancy) return STEPS.yearsRemaining.past(format, { difference });
  const calculation = `${difference} = ${exact(yearsRemaining)}`;
  return STEPS.yearsRemaining.left(format, { calculation });
}

const describeWeeksLeft = ({ format, life, exact, yearsRemaining }: Calculation): string =>
  STEPS.weeksLeft(format, {
    calculation: `${exact(yearsRemaining)} × ${WEEKS_PER_YEAR} = ${format.number(weeksLeft(life))}`,
  });

function describeWeeksLived({ format, life, dates }: Calculation): string {
  const weeks = format.number(life.weeksLived);
  if (!dates) return STEPS.weeksLived.weeks({ weeks });
  const days = format.number(daysBetween(dates.birthdate, dates.asOf));
  return STEPS.weeksLived.fromDays(format, { calculation: `${days} ÷ ${DAYS_PER_WEEK} = ${weeks}` });
}

/** How often an activity happens, and its share of the time. */
function shareOfTime({ hours, schedule }: Activity, exact: Calculation['exact']) {
  const days = schedule?.days ?? DAYS_PER_WEEK;
  if (days < DAYS_PER_WEEK) {
    const share = `${exact(hours)} × ${exact(days)} ÷ ${DAYS_PER_WEEK} ÷ ${HOURS_PER_DAY}`;
    return { rhythm: 'someDaysInYears', share } as const;
  }
  const rhythm = schedule ? 'everyDayInYears' : 'everyDay';
  return { rhythm, share: `${exact(hours)} ÷ ${HOURS_PER_DAY}` } as const;
}

function describeActivity({ format, life, exact, yearsRemaining }: Calculation): string {
  const { age, activities } = life;
  const [first] = activities;
  if (!first) return STEPS.activity.rule({ rhythm: 'everyDay' });
  const { rhythm, share } = shareOfTime(first, exact);
  const past = yearsOf(first, 0, age);
  const ahead = yearsOf(first, age, age + yearsRemaining);
  const factorsOf = (years: number) => `${share} × ${exact(years)}`;
  const spentIn = (years: number) => yearsSpent(averageHours(first), years);
  const figures = {
    soFarFactors: factorsOf(past),
    soFarYears: spentIn(past),
    aheadFactors: factorsOf(ahead),
    aheadYears: spentIn(ahead),
  };
  return joinSentences(
    STEPS.activity.rule({ rhythm }),
    STEPS.activity[ahead === 0 ? 'soFar' : 'withAhead'](format, figures),
  );
}

/** By the day, or by the week as of today if activities have days and ages of their own. */
function describeFreeTime({ format, life, exact }: Calculation): string {
  const { age, activities } = life;
  const isByWeek = hasSchedules(activities);
  const whole = isByWeek ? HOURS_PER_DAY * DAYS_PER_WEEK : HOURS_PER_DAY;
  const taken = activities
    .filter((activity) => happensAt(activity, age))
    .map(({ hours, schedule }) => ({ hours: isByWeek ? hours * (schedule?.days ?? DAYS_PER_WEEK) : hours }));
  const free = Math.max(0, whole - totalHours(taken));
  const terms = [whole, ...taken.map(({ hours }) => hours)].map(exact);
  const calculation = `${terms.join(' − ')} = ${exact(free)}`;
  return STEPS.freeTime[isByWeek ? 'ofWeek' : 'ofDay'](format, { calculation });
}
