import type { CalendarDate } from '../../../life/calendar-date.ts';
import type { PersonalEntries } from '../../../life/personal-entries.ts';
import { type Marks, placeChapters, placeMoments } from '../../../life/place-entries.ts';

export { layOutMarks } from '../../../charts/mark-geometry.ts';
export { MomentMarks } from '../../../charts/moment-marks.tsx';
export { pictureChapters } from '../../../charts/weeks-by-chapters.ts';
export { listMarks } from '../../../content/describe-marks.ts';
export type { Marks } from '../../../life/place-entries.ts';
export { markWeeks } from '../weeks/marked-weeks.tsx';
export { EXAMPLE_ENTRIES } from './example-entries.ts';

/** @param birthdate `null` if it is unknown */
export const createMarks = (
  { chapters, moments }: PersonalEntries,
  birthdate: CalendarDate | null,
): Marks => ({
  chapters: placeChapters(chapters, birthdate),
  moments: placeMoments(moments, birthdate),
});
