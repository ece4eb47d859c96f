import { MESSAGES } from '#messages/messages.ts';
import { dayLoad, HOURS_PER_DAY } from '../life/activity.ts';
import type { Format } from '../messages/format.ts';
import { roundNear, toTenths } from './near-level.ts';

/**
 * The used and the free hours of a day. The two rounded figures add up to 24.
 * @param total hours a day, 0 or more
 */
export function describeTotal(format: Format, total: number): string {
  const words = MESSAGES.form;
  const { tenths, side } = roundNear(total, dayLoad);
  if (dayLoad(total) === 'over') {
    return side === 'over'
      ? words.totalBarelyOver
      : words.totalOver(format, { total: tenths, over: toTenths(tenths - HOURS_PER_DAY) });
  }
  const free = toTenths(HOURS_PER_DAY - tenths);
  if (free === 0) return words.totalFull;
  const describe = side === 'over' ? words.totalJustOver : words.total;
  return describe(format, { total: tenths, free });
}
