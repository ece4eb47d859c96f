import type { CalendarDate } from '../../../life/calendar-date.ts';
import type { PersonalEntries } from '../../../life/personal-entries.ts';
import {
  type PlacedChapter,
  type PlacedMoment,
  placeChapters,
  placeMoments,
} from '../../../life/place-entries.ts';

export { EXAMPLE_ENTRIES } from './example-entries.ts';

/** The chapters and moments that can be placed in the weeks of a life, each in the order of time. */
export interface Marks {
  readonly chapters: readonly PlacedChapter[];
  readonly moments: readonly PlacedMoment[];
}

/** @param birthdate `null` if it is unknown */
export const createMarks = (
  { chapters, moments }: PersonalEntries,
  birthdate: CalendarDate | null,
): Marks => ({
  chapters: placeChapters(chapters, birthdate),
  moments: placeMoments(moments, birthdate),
});
