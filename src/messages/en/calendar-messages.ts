/** The words of the moments as a calendar file. */
export const CALENDAR_MESSAGES = {
  /** The file’s name, without its ending. */
  file: 'my-moments',
} as const;
