import { type Activity, HOURS_PER_DAY, hasSchedules, totalHours } from '../life/activity.ts';
import { type CalendarDate, parseCalendarDate } from '../life/calendar-date.ts';
import type { Profile } from '../life/life.ts';
import { findOverfullSpans, type OverfullSpan } from '../life/schedule.ts';
import { cleanText } from '../words/clean-text.ts';
import type { ActivityDraft, Draft } from './draft.ts';
import { activityFieldId, activityPosition, type FieldId } from './element-ids.ts';
import { parseBirthdate, parseLifeExpectancy } from './parse-fields.ts';
import { parseHours } from './parse-hours.ts';
import { parseSchedule, type ScheduleDraft, type ScheduleProblem } from './schedule-draft.ts';

/** What is wrong at a field, where no more is to be said of it. */
type ProblemCode =
  | 'birthdateInvalid'
  | 'countryMissing'
  | 'figureMissing'
  | 'lifeExpectancyInvalid'
  | 'activitiesMissing'
  | 'activityNameMissing'
  | 'hoursNegative'
  | 'hoursTooMany'
  | 'totalTooMany';

export type Problem = { readonly field: FieldId } & (
  | { readonly code: ProblemCode }
  | { readonly code: 'weekTooFull'; readonly spans: readonly OverfullSpan[] }
  | { readonly code: 'schedule'; readonly wrong: ScheduleProblem['wrong'] }
);

export interface ParsedDraft {
  /** As `parseBirthdate` reads it. */
  readonly birthdate: CalendarDate | null;
  /** As entered, in years; `null` if the country's is used or the text is not a number within the limits. */
  readonly lifeExpectancy: number | null;
  readonly activities: readonly Activity[];
  /** In the order of the fields. */
  readonly problems: readonly Problem[];
  /** `null` if there are problems. Its life expectancy is `null` if the country's is used. */
  readonly profile: (Omit<Profile, 'lifeExpectancy'> & { readonly lifeExpectancy: number | null }) | null;
}

/** @param position the activity's position in its list, from 1 */
function parseActivity(
  { schedule: entered, ...draft }: ActivityDraft,
  position: number,
  birthYear: number | null,
): { activity: Activity; problems: Problem[] } {
  const name = cleanText(draft.name);
  const hours = parseHours(draft.hours) ?? 0;
  const { problems: misfits = [], ...scheduled } = entered ? parseSchedule(entered, birthYear) : {};
  const field = activityFieldId(position, 'hours');
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: activityFieldId(position, 'name'), code: 'activityNameMissing' });
  if (hours < 0) problems.push({ field, code: 'hoursNegative' });
  else if (hours > HOURS_PER_DAY) problems.push({ field, code: 'hoursTooMany' });
  for (const { part, wrong } of misfits)
    problems.push({ field: activityFieldId(position, part), code: 'schedule', wrong });
  return { activity: { ...draft, ...scheduled, name, hours: Math.max(0, hours) }, problems };
}

/** Whether the activities take more hours than there are: in a day, or at some ages in a week. */
function findDayProblems(activities: readonly Activity[]): Problem[] {
  const field = 'activities';
  if (activities.length === 0) return [{ field, code: 'activitiesMissing' }];
  if (!hasSchedules(activities))
    return totalHours(activities) > HOURS_PER_DAY ? [{ field, code: 'totalTooMany' }] : [];
  const spans = findOverfullSpans(activities);
  return spans.length > 0 ? [{ field, code: 'weekTooFull', spans }] : [];
}

/**
 * Parses activities, each on its own and all of them together.
 * @param birthYear the calendar year of birth; `null` without a valid birthdate
 * @returns the activities, in which unreadable and negative hours are 0, and all problems in the order of the fields
 */
export function parseActivities(drafts: readonly ActivityDraft[], birthYear: number | null) {
  const parsed = drafts.map((activity, index) => parseActivity(activity, index + 1, birthYear));
  const activities = parsed.map(({ activity }) => activity);
  return {
    activities,
    problems: [...parsed.flatMap(({ problems }) => problems), ...findDayProblems(activities)],
  };
}

export interface ExcessHours {
  readonly problem: Problem;
  readonly activities: readonly Activity[];
}

function parseChanged({ activities, birthdate }: Draft, id: string, change: Partial<ActivityDraft>) {
  const changed = activities.map((each) => (each.id === id ? { ...each, ...change } : each));
  return parseActivities(changed, parseCalendarDate(birthdate)?.year ?? null);
}

export const isExcess = ({ code }: Problem): boolean => code === 'totalTooMany' || code === 'weekTooFull';

export const isOfSchedule = ({ code, field }: Problem, position: number): boolean =>
  code === 'schedule' && activityPosition(field) === position;

/** What is too much if an activity of the form takes other hours, as the form has them; `null` if they fit. */
export function findExcess(draft: Draft, id: string, hours: string): ExcessHours | null {
  const { problems, activities } = parseChanged(draft, id, { hours });
  const problem = problems.find(isExcess);
  return problem ? { problem, activities } : null;
}

/** Finds what is wrong with days and ages of an activity, alone or beside the others in the form. */
export function findScheduleProblems(draft: Draft, id: string, schedule: ScheduleDraft): readonly Problem[] {
  const position = draft.activities.findIndex((each) => each.id === id) + 1;
  const { problems } = parseChanged(draft, id, { schedule });
  return problems.filter((problem) => isExcess(problem) || isOfSchedule(problem, position));
}

/**
 * @param today the visitor's local date
 * @param figureFailed whether the figure of the chosen country could not be fetched
 * @returns a profile or problems
 */
export function parseDraft(draft: Draft, today: CalendarDate, figureFailed = false): ParsedDraft {
  const { manual, country } = draft;
  const birthdate = parseBirthdate(draft.birthdate, today);
  const lifeExpectancy = manual ? parseLifeExpectancy(draft.lifeExpectancy) : null;
  const { activities, problems: ofActivities } = parseActivities(
    draft.activities,
    birthdate && birthdate.year,
  );
  const problems: Problem[] = [];
  const add = (field: FieldId, code: ProblemCode) => problems.push({ field, code });
  if (!birthdate) add('birthdate', 'birthdateInvalid');
  if (manual && lifeExpectancy === null) add('life-expectancy', 'lifeExpectancyInvalid');
  if (!manual && !country) add('country', 'countryMissing');
  if (!manual && country && figureFailed) add('country', 'figureMissing');
  problems.push(...ofActivities);
  const profile = birthdate && problems.length === 0 ? { birthdate, lifeExpectancy, activities } : null;
  return { birthdate, lifeExpectancy, activities, problems, profile };
}

/** The problems to show after a refused submit: not those of a field that was added since and is still empty. */
export function selectShownProblems(
  problems: readonly Problem[],
  draft: Draft,
  refused: Draft,
): readonly Problem[] {
  return problems.filter(({ field, code }) => {
    if (code === 'lifeExpectancyInvalid') return refused.manual || draft.lifeExpectancy !== '';
    if (code !== 'activityNameMissing') return true;
    const id = draft.activities[(activityPosition(field) ?? 0) - 1]?.id;
    return refused.activities.some((activity) => activity.id === id);
  });
}
