import { MESSAGES } from '#messages/messages.ts';
import { dayLoad, HOURS_PER_DAY } from '../life/activity.ts';
import type { Format } from '../messages/format.ts';
import { describeNear, toTenths } from './near-level.ts';

/**
 * The used and the free hours of a day. The two rounded figures add up to 24.
 * @param total hours a day, 0 or more
 */
export function describeTotal(format: Format, total: number): string {
  const words = MESSAGES.form;
  const written = describeNear(format, total, dayLoad);
  const free = HOURS_PER_DAY - toTenths(total);
  if (dayLoad(total) === 'over') {
    const over = toTenths(total) - HOURS_PER_DAY;
    return words.totalOver(written, over > 0 ? format.number(over) : 'a little');
  }
  if (free === 0) return words.totalFull(written);
  const under = dayLoad(total) === dayLoad(toTenths(total)) ? '' : 'just under ';
  return words.total(written, under + format.number(free));
}
