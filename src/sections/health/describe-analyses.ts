import { ACTIVITY_STEMS, LANGUAGE } from '#words/form.ts';
import { GAINED_YEARS, HEALTH, HOURS_PER } from '#words/results.ts';
import type { ExcessHours } from '../../document/parse-draft.ts';
import { type Activity, HOURS_PER_DAY, MINUTES_PER_HOUR, totalHours } from '../../life/activity.ts';
import {
  analyzeExercise,
  analyzeSleep,
  fitnessLevel,
  hoursToReach,
  OPTIMAL_SLEEP_HOURS,
  placeOfOptimum,
  RECOMMENDED_WEEKLY_EXERCISE_HOURS,
  sleepQuality,
} from '../../life/health.ts';
import type { Life } from '../../life/life.ts';
import { roundToTenth } from '../../life/round.ts';
import { averageHours } from '../../life/schedule.ts';
import { DAYS_PER_WEEK, yearsRemaining } from '../../life/weeks.ts';
import { foldName, identifyActivity } from '../../words/activity-names.ts';
import { describeOverfullWeeks } from '../../words/describe-schedule.ts';
import { ACTIVITY_STEMS as ENGLISH_STEMS } from '../../words/en/activity-names.ts';
import type { Format } from '../../words/format.ts';
import { isolateName } from '../../words/isolate-name.ts';
import { lazily } from '../../words/lazily.ts';
import { addSide, roundWithinLevel } from '../../words/round-within-level.ts';
import { type HealthNote, noteOnExercise, noteOnSleep } from './health-notes.ts';

/** Finds the first one whose name is known as that, or has a word for it in the page's language or in English. */
const finderOf = (analyzed: keyof typeof ENGLISH_STEMS) => {
  const listStems = lazily(() => {
    // Elsewhere English words count if they stand alone: a “Gymnasium” is a school.
    const english = ENGLISH_STEMS[analyzed].map((stem) => (LANGUAGE.tag === 'en' ? stem : ` ${stem} `));
    return [...ACTIVITY_STEMS[analyzed], ...english].map((stem) => stem.replace(/\S.*\S/, foldName));
  });
  return <A extends Pick<Activity, 'name'>>(activities: readonly A[]): A | undefined =>
    activities.find(({ name }) => {
      const folded = ` ${foldName(name)} `;
      return identifyActivity(name) === analyzed || listStems().some((stem) => folded.includes(stem));
    });
};

export const findExercise = finderOf('exercise');
export const findSleep = finderOf('sleep');

export type Fact = readonly [label: string, value: string];

/** An activity's hours, and everything that is said of them. */
export interface Analysis {
  readonly title: string;
  readonly current: string;
  readonly facts: readonly Fact[];
  readonly recommended: Fact;
  readonly note: HealthNote;
  /** Of exercise: the hours to apply, on a day on which it happens; `null` if those entered need no change. */
  readonly optimized?: { readonly activityId: string; readonly hours: number | null };
}

/** Formats years with their sign, for impacts: `+2`, `−2.5`, `0`. */
export function signedYears(format: Format, years: number): string {
  const describe = GAINED_YEARS[years === 0 ? 'none' : years > 0 ? 'gain' : 'loss'];
  return describe(format, { count: Math.abs(years) });
}

const LEVELS = {
  day: (hours: number) => {
    const { sleepDebt } = analyzeSleep(hours);
    return `${sleepQuality(hours)} ${sleepDebt > 0}`;
  },
  week: fitnessLevel,
};
const toMinutes = (hours: number) => Math.round(hours * MINUTES_PER_HOUR) / MINUTES_PER_HOUR;

/** Formats hours of sleep a day or of exercise a week, so that rounding does not show another level. */
export function describeHoursPer(format: Format, hours: number, span: 'day' | 'week'): string {
  const { side } = roundWithinLevel(hours, LEVELS[span], toMinutes);
  return HOURS_PER[span]({ hours: addSide(format.hours(hours), side) });
}

export function describeExercise(
  format: Format,
  activity: Activity,
  { age, lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy'>,
): Analysis {
  const { id, schedule } = activity;
  const hours = averageHours(activity);
  const weeklyHours = hours * DAYS_PER_WEEK;
  const { yearsImpact, optimizedHours, potentialGain, isOptimal } = analyzeExercise(
    hours,
    yearsRemaining(lifeExpectancy, age),
  );
  const inWeek = (each: number) => describeHoursPer(format, each, 'week');
  const applied = schedule ? hoursToReach(optimizedHours, schedule.days) : optimizedHours;
  const isGainShown = roundToTenth(potentialGain) > 0;
  return {
    title: HEALTH.exercise,
    current: inWeek(weeklyHours),
    facts: [
      [HEALTH.yearsImpact, signedYears(format, yearsImpact)],
      ...(isOptimal ? [] : [[HEALTH.optimized, inWeek(optimizedHours * DAYS_PER_WEEK)] as const]),
      ...(isGainShown ? [[HEALTH.potentialGain, signedYears(format, potentialGain)] as const] : []),
    ],
    recommended: [HEALTH.recommended, inWeek(RECOMMENDED_WEEKLY_EXERCISE_HOURS)],
    note: noteOnExercise(format, weeklyHours),
    optimized: { activityId: id, hours: isOptimal ? null : applied },
  };
}

/**
 * Says what has to give before hours of an activity can be applied: the longest of the others, sleep only if there is no
 * other. Where activities have days and ages, it says at which ages a week is too full.
 */
export function describeExcess(format: Format, { problem, activities }: ExcessHours, activityId: string) {
  if (problem.code === 'weekTooFull') return describeOverfullWeeks(format, problem.spans);
  const others = activities.filter(({ id }) => id !== activityId);
  const sleep = findSleep(others);
  const [longest] = others.toSorted(
    (one, other) => Number(one === sleep) - Number(other === sleep) || other.hours - one.hours,
  );
  // Whole minutes, rounded up: what is said is enough.
  const missing =
    Math.ceil((totalHours(activities) - HOURS_PER_DAY) * MINUTES_PER_HOUR - 1e-6) / MINUTES_PER_HOUR;
  const { name = '', hours = 0 } = longest ?? {};
  return HEALTH.tooLong(format, { missing, name: isolateName(name), hours });
}

export function describeSleep(format: Format, activity: Activity, { age }: Pick<Life, 'age'>): Analysis {
  const hours = averageHours(activity);
  const { yearsImpact, sleepDebt } = analyzeSleep(hours);
  const inDay = (each: number) => describeHoursPer(format, each, 'day');
  return {
    title: HEALTH.sleep,
    current: inDay(hours),
    facts: [
      [HEALTH.yearsImpact, signedYears(format, yearsImpact)],
      ...(sleepDebt > 0 ? [[HEALTH.sleepDebt, inDay(sleepDebt)] as const] : []),
    ],
    recommended: [HEALTH.optimal[placeOfOptimum(age)], inDay(OPTIMAL_SLEEP_HOURS)],
    note: noteOnSleep(format, hours, age),
  };
}
