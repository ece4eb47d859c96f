import type { CalendarDate } from '../life/calendar-date.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { type Marks, placeChapters, placeMoments } from '../life/place-events.ts';

export { exampleEvents } from '../document/example-events.ts';
export type { Marks } from '../life/place-events.ts';
export { layOutMarks } from '../ui/charts/mark-geometry.ts';
export { markWeeks } from '../ui/charts/marked-weeks.tsx';
export { MomentMarks } from '../ui/charts/moment-marks.tsx';
export { pictureChapters } from '../ui/charts/weeks-by-chapters.ts';
export { listMarks } from '../words/describe-marks.ts';
export { RememberQuestion } from './remember-question.tsx';

/**
 * Places a life's chapters and moments in its weeks.
 * @param birthdate `null` if it is unknown
 * @param now the present week of life, counted from 0
 */
export const createMarks = (
  { chapters, moments }: LifeEvents,
  birthdate: CalendarDate | null,
  now: number,
): Marks => ({
  chapters: placeChapters(chapters, { birthdate, now }),
  moments: placeMoments(moments, birthdate),
});
