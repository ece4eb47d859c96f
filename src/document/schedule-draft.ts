import type { Schedule } from '../life/activity.ts';

/** When an activity happens, as text, whether or not it is valid. */
export interface ScheduleDraft {
  /** Days a week. */
  readonly days: string;
  /** An age or a calendar year; empty for birth. */
  readonly from: string;
  /** An age or a calendar year; empty for no end. */
  readonly until: string;
}

/** More than any age or year takes in words. */
export const MAX_AGE_CHARACTERS = 60;

/** The schedule of an activity that has none. */
export const EVERY_DAY: ScheduleDraft = { days: '7', from: '', until: '' };

/** A schedule as text, such as the form has it. */
export const writeSchedule = ({ days, from, until }: Schedule): ScheduleDraft => ({
  days: String(days),
  from: from === 0 ? '' : String(from),
  until: until === null ? '' : String(until),
});
