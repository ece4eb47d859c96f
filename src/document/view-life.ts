import type { CalendarDate } from '../life/calendar-date.ts';
import type { LifeEvents } from '../life/life-events.ts';

/** Everything that the view needs of a life. */
export interface ViewLife extends Pick<LifeEvents, 'chapters' | 'moments'> {
  /** From a link: a day of the week of birth. */
  readonly birthdate: CalendarDate;
  /** Years, 1 to 150. */
  readonly lifeExpectancy: number;
}
