import { FORM } from '#words/form.ts';
import { dayLoad, HOURS_PER_DAY } from '../../life/activity.ts';
import type { Format } from '../../words/format.ts';
import { roundNear, toTenths } from '../../words/near-level.ts';

/**
 * The used and the free hours of a day. The two rounded figures add up to 24.
 * @param total hours a day, 0 or more
 */
export function describeTotal(format: Format, total: number): string {
  const { rounded: tenths, side } = roundNear(total, dayLoad);
  if (dayLoad(total) === 'over') {
    return side === 'over'
      ? FORM.totalBarelyOver
      : FORM.totalOver(format, { total: tenths, over: toTenths(tenths - HOURS_PER_DAY) });
  }
  const free = toTenths(HOURS_PER_DAY - tenths);
  if (free === 0) return FORM.totalFull;
  const describe = side === 'over' ? FORM.totalJustOver : FORM.total;
  return describe(format, { total: tenths, free });
}
