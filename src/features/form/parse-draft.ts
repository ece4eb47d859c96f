import { cleanText } from '../../content/clean-text.ts';
import { type Activity, HOURS_PER_DAY, totalHours } from '../../life/activity.ts';
import { type CalendarDate, daysBetween, parseCalendarDate } from '../../life/calendar-date.ts';
import { LIFE_EXPECTANCY_LIMITS } from '../../life/input-limits.ts';
import type { Profile } from '../../life/life.ts';
import { toPlainNumber } from '../../ui/number-text.ts';
import type { ActivityDraft, Draft } from './draft.ts';
import type { FieldId, Problem } from './problem.ts';
import { readHours } from './read-hours.ts';

/** A form, checked. Nothing else reads what was typed. */
export interface ParsedDraft {
  /** The activities as far as they can be read: hours that cannot are 0. */
  readonly activities: readonly Activity[];
  /** Everything that is wrong, in the order of the fields. */
  readonly problems: readonly Problem[];
  /** `null` where there are problems. Its life expectancy is `null` where the country's is to be used. */
  readonly profile: (Omit<Profile, 'lifeExpectancy'> & { readonly lifeExpectancy: number | null }) | null;
}

/** The day of birth, or `null` unless it is a day before today. */
function parseBirthdate(text: string, today: CalendarDate): CalendarDate | null {
  const birthdate = parseCalendarDate(text);
  return birthdate && daysBetween(birthdate, today) > 0 ? birthdate : null;
}

/** Years, or `null` unless the text is a number within the limits. */
function parseLifeExpectancy(text: string): number | null {
  const years = Number(toPlainNumber(text) || Number.NaN);
  return years >= LIFE_EXPECTANCY_LIMITS.min && years <= LIFE_EXPECTANCY_LIMITS.max ? years : null;
}

/** @param position of the activity in its list, from 1 */
function parseActivity(draft: ActivityDraft, position: number): { activity: Activity; problems: Problem[] } {
  const name = cleanText(draft.name);
  const hours = readHours(draft.hours);
  const field: FieldId = `activity-${position}-hours`;
  const problems: Problem[] = [];
  if (name === '') problems.push({ field: `activity-${position}-name`, code: 'activityNameMissing' });
  if (hours === null) problems.push({ field, code: 'hoursUnreadable' });
  else if (hours < 0) problems.push({ field, code: 'hoursNegative' });
  else if (hours > HOURS_PER_DAY) problems.push({ field, code: 'hoursTooMany' });
  return { activity: { ...draft, name, hours: hours ?? 0 }, problems };
}

function findCountryProblems({ manual, country }: Draft, figureFailed: boolean): Problem[] {
  if (manual) return [];
  if (!country) return [{ field: 'country', code: 'countryMissing' }];
  return figureFailed ? [{ field: 'country', code: 'figureMissing' }] : [];
}

function findDayProblems(activities: readonly Activity[]): Problem[] {
  if (activities.length === 0) return [{ field: 'activities', code: 'activitiesMissing' }];
  return totalHours(activities) > HOURS_PER_DAY ? [{ field: 'activities', code: 'totalTooMany' }] : [];
}

/**
 * Checks a form as it was typed.
 * @param today the visitor's own calendar day
 * @param figureFailed whether the figure of the chosen country could not be fetched
 * @returns a profile, or what is wrong
 */
export function parseDraft(draft: Draft, today: CalendarDate, figureFailed = false): ParsedDraft {
  const birthdate = parseBirthdate(draft.birthdate, today);
  const lifeExpectancy = draft.manual ? parseLifeExpectancy(draft.lifeExpectancy) : null;
  const parsed = draft.activities.map((activity, index) => parseActivity(activity, index + 1));
  const activities = parsed.map(({ activity }) => activity);
  const problems: Problem[] = [
    ...(birthdate ? [] : [{ field: 'birthdate', code: 'birthdateInvalid' } as const]),
    ...findCountryProblems(draft, figureFailed),
    ...(draft.manual && lifeExpectancy === null
      ? [{ field: 'life-expectancy', code: 'lifeExpectancyInvalid' } as const]
      : []),
    ...parsed.flatMap((each) => each.problems),
    ...findDayProblems(activities),
  ];
  const profile = birthdate && problems.length === 0 ? { birthdate, lifeExpectancy, activities } : null;
  return { activities, problems, profile };
}

/**
 * What a visitor is shown of the problems after a refused submit: a field that came since and is still empty is no
 * problem yet.
 * @param refused the form as its submit was refused
 */
export function selectShownProblems(
  problems: readonly Problem[],
  draft: Draft,
  refused: Draft,
): readonly Problem[] {
  const isNew = (position: number) => {
    const id = draft.activities[position - 1]?.id;
    return !refused.activities.some((activity) => activity.id === id);
  };
  return problems.filter(({ field, code }) => {
    if (code === 'lifeExpectancyInvalid') return refused.manual || draft.lifeExpectancy !== '';
    return code !== 'activityNameMissing' || !isNew(Number(field.split('-')[1]));
  });
}
