import { type Activity, totalHours } from '../life/activity.ts';
import { type AgeSpan, divideLife, findOverfullSpans } from '../life/schedule.ts';
import { pageLocale } from '../platform/page-locale.ts';
import { describeOverfullWeek } from '../words/describe-schedule.ts';
import { formatFor } from '../words/format.ts';
import { joinSentences } from '../words/join-sentences.ts';

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

/** Describes all ages at which the activities take more hours than a week has; `null` if there are none. */
export function findWeekProblem(activities: readonly Activity[]): string | null {
  const overfull = findOverfullSpans(activities, NO_END);
  if (overfull.length === 0) return null;
  // The form finds its problems outside of components, where there is no hook.
  const [language = ''] = navigator.languages;
  const format = formatFor(pageLocale(language));
  return joinSentences(...overfull.map((span) => describeOverfullWeek(format, span)));
}
