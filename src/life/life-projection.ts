import type { Activity } from './activity.ts';
import { toPercentages } from './apportion.ts';
import type { CalendarDate } from './calendar-date.ts';
import { exactAgeInWeek } from './exact-age.ts';
import type { Life } from './life.ts';
import { withinYearOfExpectancy } from './life-expectancies.ts';
import { roundToTenth } from './round.ts';
import { type AgeSpan, averageHours, divideLife, yearsBetween } from './schedule.ts';
import {
  calculateWeeksOfLife,
  DAYS_PER_WEEK,
  WEEKS_PER_YEAR,
  type WeeksOfLife,
  weeksAtAge,
  weeksLeft,
  yearsRemaining,
} from './weeks.ts';

/** The years that one activity, or free time, has taken by an age, and those still to come: not rounded, and its share. */
export interface ActivityProjection {
  /** The activity's id, or `FREE_TIME`. */
  readonly id: string;
  /** The name of the activity; for free time, the name given to `projectLife`. */
  readonly name: string;
  /** Hours a day on average, while it happens; those of today for free time. */
  readonly hours: number;
  /** When the activity happens. Defaults to every day of the life. */
  readonly schedule?: Activity['schedule'];
  /** `null` for free time. */
  readonly color: Activity['color'] | null;
  /** Share of the whole life in percent, as it is shown: those of all activities and of free time are 100.0 together. */
  readonly percentage: number;
  /** Up to today. */
  readonly yearsLived: number;
  /** Up to the projected age. */
  readonly yearsSoFar: number;
  /** Up to life expectancy. */
  readonly yearsRemaining: number;
}

/** A life projected to an age: today's or a later one. Every view of a life uses it. */
export interface LifeProjection extends Omit<Life, 'activities'> {
  /** Today's age, as exact as the present week, in years. */
  readonly exactAge: number;
  /** The age projected to, in years: at the slider's end, life expectancy; today's age where nothing is projected. */
  readonly projectedAge: number;
  /** Whether the projected age is later than today. */
  readonly moved: boolean;
  /** The time from today to the projected age, in weeks. */
  readonly offsetWeeks: number;
  /** From birth to the day on which the projected age is reached, whole weeks; where nothing is projected, until today. */
  readonly weeksSoFar: number;
  /** From the projected age to life expectancy, in years; 0 for an age past it. */
  readonly yearsRemaining: number;
  /** From the projected age to life expectancy, whole weeks. */
  readonly weeksRemaining: number;
  readonly daysRemaining: number;
  /** Every activity in the visitor's order, then free time. */
  readonly activities: readonly ActivityProjection[];
  /** The whole life, up to life expectancy or today, divided where an activity begins or ends. */
  readonly spans: readonly AgeSpan[];
  readonly weeks: WeeksOfLife;
}

/** The ages at which a picture of a life changes its tone. */
export type Ages = Pick<LifeProjection, 'age' | 'exactAge' | 'projectedAge' | 'moved' | 'lifeExpectancy'>;

/** The age that the slider is moved to, in years; `null` while it is at today. */
export const movedAge = ({ moved, projectedAge }: Pick<Ages, 'moved' | 'projectedAge'>): number | null =>
  moved ? projectedAge : null;

/**
 * How far an age is along the line from birth to life expectancy.
 * @param years exact age
 * @returns 0 to 1; 1 for an age past it
 * @example shareOfLine({ lifeExpectancy: 80 }, 20) // 0.25
 */
export const shareOfLine = ({ lifeExpectancy }: Pick<Ages, 'lifeExpectancy'>, years: number): number =>
  Math.min(1, years / lifeExpectancy);

/**
 * Whether the age projected to is within a year of life expectancy, or past it. The slider's ages count from the last
 * birthday.
 */
export const agesWithinYearOfExpectancy = ({ exactAge, projectedAge, lifeExpectancy }: Ages): boolean =>
  withinYearOfExpectancy(Math.max(exactAge, projectedAge), lifeExpectancy);

/** Whether any time is left up to life expectancy, as the cards show it: at least a tenth of a year. */
export const hasYearsAhead = ({ projectedAge, lifeExpectancy }: Ages): boolean =>
  roundToTenth(lifeExpectancy - projectedAge) > 0;

/** The id of the projection of the hours that no activity takes. */
export const FREE_TIME = 'free-time';

/** The step of the slider, in weeks: a year. */
export const SLIDER_STEP_WEEKS = WEEKS_PER_YEAR;

/** Returns whether charts of a day show it: every activity, even of 0 hours, and free time if there is any. */
export const isPartOfDay = (
  activity: Pick<ActivityProjection, 'id' | 'yearsSoFar' | 'yearsRemaining'>,
): boolean => activity.id !== FREE_TIME || activity.yearsSoFar + activity.yearsRemaining > 0;

/**
 * The time that each activity, and then free time, has taken by an age and will take in the years ahead. An activity
 * without a schedule takes hours / 24 of all those years.
 */
function projectActivities(
  { activities, age, lifeExpectancy }: Life,
  spans: readonly AgeSpan[],
  { projectedAge, freeTimeName }: Pick<Ages, 'projectedAge'> & { readonly freeTimeName: string },
): ActivityProjection[] {
  const today = spans.findLast(({ from }) => from <= age);
  const freeTime = { id: FREE_TIME, name: freeTimeName, hours: today?.hours.at(-1) ?? 0, color: null };
  const all = [...activities, freeTime];
  const whole = Math.max(age, lifeExpectancy);
  const percentages = toPercentages(all.map((_, index) => yearsBetween(spans, index, 0, whole)));
  return all.map((activity, index) => ({
    ...activity,
    hours: averageHours(activity),
    percentage: percentages[index] ?? 0,
    yearsLived: yearsBetween(spans, index, 0, age),
    yearsSoFar: yearsBetween(spans, index, 0, projectedAge),
    yearsRemaining: yearsBetween(spans, index, projectedAge, lifeExpectancy),
  }));
}

/**
 * A life projected to a later age, or as of today.
 * @param offsetWeeks whole weeks from today, 0 to `weeksLeft(life)`
 * @param freeTimeName what free time is called among the activities
 * @param birthdate if it is known: `weeksSoFar` is exact then
 * @example projectLife(life, 260) // age 42 becomes 47, and 1,768 weeks left 1,508
 */
export function projectLife(
  life: Life,
  offsetWeeks = 0,
  freeTimeName = '',
  birthdate: CalendarDate | null = null,
): LifeProjection {
  const { age, lifeExpectancy, activities } = life;
  const weeksRemaining = weeksLeft(life) - offsetWeeks;
  // Weeks Left are whole, so that the last one may end some days before.
  const isAtEnd = offsetWeeks > 0 && weeksRemaining === 0;
  const projectedAge = isAtEnd ? lifeExpectancy : age + offsetWeeks / WEEKS_PER_YEAR;
  const spans = divideLife(activities, Math.max(age, lifeExpectancy));
  return {
    ...life,
    exactAge: exactAgeInWeek(life.presentWeek),
    projectedAge,
    moved: offsetWeeks > 0,
    offsetWeeks,
    weeksSoFar:
      offsetWeeks > 0 ? Math.max(life.weeksLived, weeksAtAge(projectedAge, birthdate)) : life.weeksLived,
    yearsRemaining: yearsRemaining(lifeExpectancy, projectedAge),
    weeksRemaining,
    daysRemaining: weeksRemaining * DAYS_PER_WEEK,
    activities: projectActivities(life, spans, { projectedAge, freeTimeName }),
    spans,
    weeks: calculateWeeksOfLife(life, offsetWeeks),
  };
}

/**
 * The nearest valid offset of the slider: a multiple of 52 weeks, or its end, which need not be one.
 * @param offsetWeeks any number
 * @param end the slider's end, whole weeks, 0 or more
 * @example snapOffset(270, 1768) // 260
 */
export function snapOffset(offsetWeeks: number, end: number): number {
  const step = Math.round(offsetWeeks / SLIDER_STEP_WEEKS) * SLIDER_STEP_WEEKS;
  const lastStep = Math.floor(end / SLIDER_STEP_WEEKS) * SLIDER_STEP_WEEKS;
  const nearerTheEnd = offsetWeeks - lastStep > (end - lastStep) / 2;
  return nearerTheEnd ? end : Math.min(Math.max(0, step), lastStep);
}
