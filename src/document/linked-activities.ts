import * as v from 'valibot';
import { LANGUAGE } from '#words/form.ts';
import { type Activity, HOURS_PER_DAY, MAX_ACTIVITIES } from '../life/activity.ts';
import { ACTIVITY_COLORS } from '../life/colors.ts';
import { LIFE_EXPECTANCY_LIMITS, MAX_NAME_LENGTH } from '../life/input-limits.ts';
import { findOverfullSpans } from '../life/schedule.ts';
import { DAYS_PER_WEEK } from '../life/weeks.ts';
import { identifyActivity, isActivityId, nameOfActivity, readCarriedName } from '../words/activity-names.ts';
import { cleanText } from '../words/clean-text.ts';
import { SEPARATOR } from './link-text.ts';

const MAX_AGE = LIFE_EXPECTANCY_LIMITS.max;

/** A number within limits. */
export const decimal = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^[\d.e-]+$/), v.transform(Number), v.minValue(min), v.maxValue(max));

/**
 * Adds the activities to the parameters of a link, each with the page's id of it if the page knows it, so that the page
 * shows it in another language. An activity's own name in the page's language is left out. The visitor's own ids stay on
 * the device: they are the same for as long as the form is saved, and would show that two links are one person's.
 */
export function appendActivities(parameters: URLSearchParams, activities: readonly Activity[]): void {
  parameters.append('lang', LANGUAGE.tag);
  for (const { name, hours, color } of activities) {
    const known = identifyActivity(name);
    const own = known && nameOfActivity(known) === name ? '' : name;
    const values = [hours, ACTIVITY_COLORS.indexOf(color), known ?? '', own];
    parameters.append('activity', values.join(SEPARATOR));
  }
  for (const [index, { schedule }] of activities.entries()) {
    if (!schedule) continue;
    const { days, from, until } = schedule;
    parameters.append('when', [index, days, from, until ?? ''].join(SEPARATOR));
  }
}

const SharedActivity = v.pipe(
  v.string(),
  v.transform((text) => {
    const [hours, color, known, ...name] = text.split(SEPARATOR);
    return { hours, color: ACTIVITY_COLORS[Number(color)], known, name: name.join(SEPARATOR) };
  }),
  v.object({
    hours: decimal(0, HOURS_PER_DAY),
    color: v.picklist(ACTIVITY_COLORS),
    /** Empty for an activity that the page did not know when the link was made; a later page may know others. */
    known: v.string(),
    /** Empty if it is the activity's name in the page's language. */
    name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH), v.transform(cleanText)),
  }),
  v.check(({ known, name }) => isActivityId(known) || name !== ''),
);

/** The position of an activity, from 0, its days a week, and the ages from which and until which it happens. */
const SharedSchedule = v.pipe(
  v.string(),
  v.regex(/^\d_[1-7]_(0|[1-9]\d{0,2})_([1-9]\d{0,2})?$/),
  v.transform((text) => {
    const [index, days, from, until] = text.split(SEPARATOR);
    const schedule = { days: Number(days), from: Number(from), until: until ? Number(until) : null };
    return { index: Number(index), schedule };
  }),
  v.check(({ schedule: { from, until } }) => from <= MAX_AGE && (until ?? 0) <= MAX_AGE),
  v.check(({ schedule: { from, until } }) => until === null || until > from),
  // A schedule of every day at every age is not written.
  v.check(({ schedule: { days, from, until } }) => days < DAYS_PER_WEEK || from > 0 || until !== null),
);

/** The parameters of a link about activities. */
export const LINKED_ACTIVITIES = {
  /** The page's language when the link was made. */
  lang: v.pipe(v.string(), v.regex(/^[A-Za-z\d-]{2,20}$/)),
  activities: v.pipe(v.array(SharedActivity), v.minLength(1), v.maxLength(MAX_ACTIVITIES)),
  schedules: v.pipe(
    v.array(SharedSchedule),
    v.check((schedules) => new Set(schedules.map(({ index }) => index)).size === schedules.length),
  ),
};

type Linked = v.InferOutput<v.ObjectSchema<typeof LINKED_ACTIVITIES, undefined>>;

/**
 * Reads the activities of a link, with their positions as ids.
 * @returns `null` if a schedule names an activity that is missing, or a week is too full
 */
export function readActivities({ activities, schedules, lang: language }: Linked): Activity[] | null {
  if (schedules.some(({ index }) => index >= activities.length)) return null;
  const scheduled = activities.map(({ known, name, ...activity }, position) => {
    const found = schedules.find(({ index }) => index === position);
    return {
      ...activity,
      id: String(position),
      name: readCarriedName({ name, known, language }),
      ...(found && { schedule: found.schedule }),
    };
  });
  return findOverfullSpans(scheduled, Number.POSITIVE_INFINITY).length > 0 ? null : scheduled;
}
