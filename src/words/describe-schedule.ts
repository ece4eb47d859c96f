import { LANGUAGE, OVERFULL, SCHEDULE_AGES } from '#words/form.ts';
import type { Schedule } from '../life/activity.ts';
import { HOURS_PER_WEEK, type OverfullSpan } from '../life/schedule.ts';
import type { Format } from './format.ts';
import { joinSentences } from './join-sentences.ts';

/** From which age until which: `22 to 65`, `from 30`, `until 18`; `null` for a whole life. */
export function describeAges(format: Format, { from, until }: Schedule): string | null {
  if (until === null) return from === 0 ? null : SCHEDULE_AGES.from(format, { age: from });
  if (from === 0) return SCHEDULE_AGES.until(format, { age: until });
  return SCHEDULE_AGES.between(format, { from, until });
}

export function withAges(format: Format, days: string, schedule: Schedule): string {
  const ages = describeAges(format, schedule);
  return ages === null ? days : `${days}${LANGUAGE.comma}${ages}`;
}

/** @example 'From age 22 to 30, your activities take 171 hours …' */
function describeOverfullWeek(format: Format, { from, until, weeklyHours }: OverfullSpan): string {
  const { always, from: since, until: upTo, between } = OVERFULL;
  const week = { hours: format.exact(weeklyHours), most: format.exact(HOURS_PER_WEEK) };
  if (!Number.isFinite(until)) return from === 0 ? always(week) : since(format, { ...week, from });
  return from === 0 ? upTo(format, { ...week, until }) : between(format, { ...week, from, until });
}

/** At which ages the activities take more hours than a week has. */
export const describeOverfullWeeks = (format: Format, spans: readonly OverfullSpan[]): string =>
  joinSentences(...spans.map((span) => describeOverfullWeek(format, span)));
