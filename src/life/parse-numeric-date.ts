import { parseCalendarDate } from './calendar-date.ts';
import { MONTHS_PER_YEAR } from './completed-age.ts';

const NUMERIC_DATE = /^(\d+)([-/.]) ?(\d+)\2 ?(\d+)\.?$/;

function toIso(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseCalendarDate(iso) && iso;
}

/**
 * Parses a date written in numbers, in any order.
 * @returns the day as ISO 8601, or `null` for any other text and for an ambiguous date
 * @example parseNumericDate('25/12/1990') // '1990-12-25'
 * @example parseNumericDate('05/06/1990') // null: May 6 or June 5
 */
export function parseNumericDate(text: string): string | null {
  const [, first, sign, second, third] = NUMERIC_DATE.exec(text.trim()) ?? [];
  if (!first || !second || !third) return null;
  if (first.length > 2) return toIso(first, second, third);
  // With dots, the day comes first in every language.
  if (sign === '.' || Number(first) > MONTHS_PER_YEAR) return toIso(third, second, first);
  return Number(second) > MONTHS_PER_YEAR || first === second ? toIso(third, first, second) : null;
}
