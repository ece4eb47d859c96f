import { type Activity, HOURS_PER_DAY, hasSchedules, totalHours } from '../life/activity.ts';
import { type CalendarDate, parseCalendarDate } from '../life/calendar-date.ts';
import type { Profile } from '../life/life.ts';
import { findOverfullSpans, type OverfullSpan } from '../life/schedule.ts';
import { cleanText } from '../words/clean-text.ts';
import type { ActivityDraft, Draft } from './draft.ts';
import { type ActivityField, activityField, type Field, type PersonField } from './field.ts';
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

interface ScheduleMisfit {
  readonly at: ActivityField;
  readonly code: 'schedule';
  readonly wrong: ScheduleProblem['wrong'];
}

export type Problem =
  | { readonly at: Field; readonly code: ProblemCode }
  | { readonly at: Field; readonly code: 'weekTooFull'; readonly spans: readonly OverfullSpan[] }
  | ScheduleMisfit;

export interface ParsedDraft {
  /** As `parseBirthdate` reads it. */
  readonly birthdate: CalendarDate | null;
  /** As entered, in years; `null` without a country, or if the text is not a number within the limits. */
  readonly lifeExpectancy: EnteredExpectancy | null;
  readonly activities: readonly Activity[];
  /** In the order of the fields. */
  readonly problems: readonly Problem[];
  /** `null` if there are problems. */
  readonly profile: (Omit<Profile, 'lifeExpectancy'> & { readonly lifeExpectancy: EnteredExpectancy }) | null;
}

/** In years, or that of the country that was chosen. */
type EnteredExpectancy = number | 'country';

/** @param position the activity's position in its list, from 1 */
function parseActivity(
  { schedule: entered, ...draft }: ActivityDraft,
  position: number,
  birthYear: number | null,
): { activity: Activity; problems: Problem[] } {
  const name = cleanText(draft.name);
  const hours = parseHours(draft.hours) ?? 0;
  const { problems: misfits = [], ...scheduled } = entered ? parseSchedule(entered, birthYear) : {};
  const problems: Problem[] = [];
  const add = (part: ActivityField['part'], code: ProblemCode) =>
    problems.push({ at: activityField(position, part), code });
  if (name === '') add('name', 'activityNameMissing');
  if (hours < 0) add('hours', 'hoursNegative');
  else if (hours > HOURS_PER_DAY) add('hours', 'hoursTooMany');
  for (const { part, wrong } of misfits)
    problems.push({ at: activityField(position, part), code: 'schedule', wrong });
  return { activity: { ...draft, ...scheduled, name, hours: Math.max(0, hours) }, problems };
}

/** Whether the activities take more hours than there are: in a day, or at some ages in a week. */
function findDayProblems(activities: readonly Activity[]): Problem[] {
  const at = { of: 'activities' } as const;
  if (activities.length === 0) return [{ at, code: 'activitiesMissing' }];
  if (!hasSchedules(activities))
    return totalHours(activities) > HOURS_PER_DAY ? [{ at, code: 'totalTooMany' }] : [];
  const spans = findOverfullSpans(activities);
  return spans.length > 0 ? [{ at, code: 'weekTooFull', spans }] : [];
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

export const isOfSchedule = (problem: Problem, position: number): problem is ScheduleMisfit =>
  problem.code === 'schedule' && problem.at.position === position;

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

/** @param today the visitor's local date @returns what could be read, with a profile or problems */
export function parseDraft(draft: Draft, today: CalendarDate): ParsedDraft {
  const { manual, country } = draft;
  const birthdate = parseBirthdate(draft.birthdate, today);
  const lifeExpectancy: EnteredExpectancy | null = manual
    ? parseLifeExpectancy(draft.lifeExpectancy)
    : country && 'country';
  const { activities, problems: ofActivities } = parseActivities(
    draft.activities,
    birthdate && birthdate.year,
  );
  const problems: Problem[] = [];
  const add = (of: PersonField, code: ProblemCode) => problems.push({ at: { of }, code });
  if (!birthdate) add('birthdate', 'birthdateInvalid');
  if (lifeExpectancy === null && manual) add('lifeExpectancy', 'lifeExpectancyInvalid');
  if (lifeExpectancy === null && !manual) add('country', 'countryMissing');
  problems.push(...ofActivities);
  const isWhole = birthdate && lifeExpectancy !== null && problems.length === 0;
  const profile = isWhole ? { birthdate, lifeExpectancy, activities } : null;
  return { birthdate, lifeExpectancy, activities, problems, profile };
}

/** The problems to show after a refused submit: not those of a field that was added since and is still empty. */
export function selectShownProblems(problems: readonly Problem[], draft: Draft, refused: Draft) {
  return problems.filter(({ at, code }) => {
    if (code === 'lifeExpectancyInvalid') return refused.manual || draft.lifeExpectancy !== '';
    if (code !== 'activityNameMissing' || at.of !== 'activity') return true;
    const id = draft.activities[at.position - 1]?.id;
    return refused.activities.some((activity) => activity.id === id);
  });
}
