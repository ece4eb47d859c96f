import { parseCalendarDate } from '../../life/calendar-date.ts';
import { completedAge } from '../../life/completed-age.ts';
import { today } from '../../platform/clock.ts';
import type { Draft } from './draft.ts';

/** The visitor's completed age, years; `null` until the birthdate is entered. */
export function draftAge(draft: Draft): number | null {
  const birthdate = parseCalendarDate(draft.birthdate);
  return birthdate && completedAge(birthdate, today());
}
