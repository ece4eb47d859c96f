import { parseCalendarDate } from './calendar-date.ts';

const IN_FIGURES = /^(\d+)([-/.]) ?(\d+)\2 ?(\d+)\.?$/;
const MONTHS_PER_YEAR = 12;

function toIso(year: string, month: string, day: string): string | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return parseCalendarDate(iso) && iso;
}

/**
 * Reads a date in figures, whatever their order.
 * @returns the day as ISO 8601, or `null` for any other text, and where it could be more than one day
 * @example readDateInFigures('25/12/1990') // '1990-12-25'
 * @example readDateInFigures('05/06/1990') // null, as that is in May or in June
 */
export function readDateInFigures(text: string): string | null {
  const [, first, sign, second, third] = IN_FIGURES.exec(text.trim()) ?? [];
  if (!first || !second || !third) return null;
  if (first.length > 2) return toIso(first, second, third);
  // Between points, the day comes first everywhere.
  if (sign === '.' || Number(first) > MONTHS_PER_YEAR) return toIso(third, second, first);
  return Number(second) > MONTHS_PER_YEAR || first === second ? toIso(third, first, second) : null;
}
