import { describeOverfullWeek } from '../../content/describe-scheduled-years.ts';
import { type Activity, totalHours } from '../../life/activity.ts';
import { type AgeSpan, divideLife, findOverfullSpans } from '../../life/schedule.ts';
import { formatFor } from '../../messages/format.ts';
import { pageLocale } from '../../platform/page-locale.ts';
import { visitorLanguages } from '../../platform/visitor-languages.ts';

/** What only a form with a schedule needs. Loaded once there is one. */
export { describeFullestWeek } from '../../content/describe-scheduled-years.ts';
export { parseSchedule } from './parse-schedule.ts';

/** Schedules reach past any life expectancy. */
const NO_END = Number.POSITIVE_INFINITY;

const totalOf = ({ hours }: AgeSpan) => totalHours(hours.slice(0, -1).map((each) => ({ hours: each })));

/** The activities of the ages at which they take the most, each with its hours a day on average over the week. */
export function listFullestDay(activities: readonly Activity[]): Activity[] {
  const spans = divideLife(activities, NO_END);
  const most = Math.max(...spans.map(totalOf));
  const fullest = spans.find((span) => totalOf(span) === most);
  return activities.map((activity, index) => ({ ...activity, hours: fullest?.hours[index] ?? 0 }));
}

/** What is wrong if the activities of some ages take more hours a week than there are; `null` otherwise. */
export function findWeekProblem(activities: readonly Activity[]): string | null {
  const [fullest] = findOverfullSpans(activities, NO_END).toSorted(
    (one, other) => other.weeklyHours - one.weeklyHours,
  );
  if (!fullest) return null;
  // The form finds its problems outside of components, where there is no hook.
  const [language = ''] = visitorLanguages();
  return describeOverfullWeek(formatFor(pageLocale(language)), fullest);
}
