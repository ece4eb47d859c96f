import { SCHEDULE_ENTRY } from '#words/results.ts';
import type { Activity } from '../life/activity.ts';
import type { Life } from '../life/life.ts';
import { yearsUpTo } from '../life/schedule.ts';
import { cleanText } from './clean-text.ts';
import type { Format } from './format.ts';
import { isolateName } from './isolate-name.ts';
import { toTenths } from './near-level.ts';

type Scheduled = Pick<Activity, 'name' | 'hours' | 'schedule'>;

/**
 * The years of an activity before and after a change of when it happens.
 * @returns the same on screen and for screen readers, which read out the name of an arrow
 * @example describeScheduleChange(format, before, after, life).shown // 'Work: 12.0 → 3.3 years so far'
 */
export function describeScheduleChange(
  format: Format,
  before: Scheduled,
  after: Scheduled,
  { age, lifeExpectancy, horizon = lifeExpectancy }: Pick<Life, 'age' | 'lifeExpectancy' | 'horizon'>,
): { shown: string; aloud: string } {
  const { changed, changedAloud, notYet } = SCHEDULE_ENTRY;
  const name = isolateName(cleanText(after.name));
  const soFar = yearsUpTo(after, age);
  const ahead = yearsUpTo(after, horizon) - soFar;
  if (toTenths(soFar) === 0 && toTenths(ahead) > 0) {
    const text = notYet(format, { name, ahead });
    return { shown: text, aloud: text };
  }
  const years = { name, before: yearsUpTo(before, age), after: soFar };
  return { shown: changed(format, years), aloud: changedAloud(format, years) };
}
