import { cleanText } from '../../content/clean-text.ts';
import { HOURS_PER_DAY, totalHours } from '../../life/activity.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import { toPlainNumber } from '../../ui/number-text.ts';
import { type ActivityDraft, type Draft, parseActivities } from './draft.ts';
import type { FieldId, Problem } from './problem.ts';
import { readHours } from './read-hours.ts';

/** The day of birth, or `null` unless it is a day before today. */
export function parseBirthdate(text: string, today: CalendarDate): CalendarDate | null {
  const birthdate = parseCalendarDate(text);
  return birthdate && daysBetween(birthdate, today) > 0 ? birthdate : null;
}

/** Years, or `null` unless the text is a number within the limits. */
export function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}

/** @param position of the activity in its list, from 1 */
function findActivityProblems({ name, hours }: ActivityDraft, position: number, isNew: boolean): Problem[] {
  const problems: Problem[] = [];
  const hoursField: FieldId = `activity-${position}-hours`;
  if (cleanText(name) === '' && !isNew)
    problems.push({ field: `activity-${position}-name`, code: 'activityNameMissing' });
  const read = readHours(hours);
  if (read === null) problems.push({ field: hoursField, code: 'hoursUnreadable' });
  else if (read < 0) problems.push({ field: hoursField, code: 'hoursNegative' });
  else if (read > HOURS_PER_DAY) problems.push({ field: hoursField, code: 'hoursTooMany' });
  return problems;
}

/**
 * Everything that is wrong with a form, in the order of its fields; nothing when it can be visualized.
 * @param today the visitor's own calendar day
 * @param figureFailed whether the look-up of the chosen country's figure has failed
 * @param refused the form as its submit was refused: what is empty because it has come since is no problem yet
 */
export function findProblems(
  draft: Draft,
  today: CalendarDate,
  figureFailed: boolean,
  refused: Draft = draft,
): Problem[] {
  const { activities, manual, country } = draft;
  const problems: Problem[] = [];
  if (!parseBirthdate(draft.birthdate, today))
    problems.push({ field: 'birthdate', code: 'birthdateInvalid' });
  if (!manual && !country) problems.push({ field: 'country', code: 'countryMissing' });
  if (!manual && country && figureFailed) problems.push({ field: 'country', code: 'figureMissing' });
  const asked = refused.manual || draft.lifeExpectancy;
  if (manual && asked && parseLifeExpectancy(draft.lifeExpectancy) === null) {
    problems.push({ field: 'life-expectancy', code: 'lifeExpectancyInvalid' });
  }
  if (activities.length === 0) problems.push({ field: 'activities', code: 'activitiesMissing' });
  for (const [index, activity] of activities.entries()) {
    const isNew = !refused.activities.some(({ id }) => id === activity.id);
    problems.push(...findActivityProblems(activity, index + 1, isNew));
  }
  if (totalHours(parseActivities(activities)) > HOURS_PER_DAY) {
    problems.push({ field: 'activities', code: 'totalTooMany' });
  }
  return problems;
}
