import { DETAIL_MESSAGES } from '#messages/detail-messages.ts';
import { MESSAGES } from '#messages/messages.ts';
import { RESULT_MESSAGES } from '#messages/result-messages.ts';
import type { CalendarDate } from '../life/calendar-date.ts';
import type { Format } from '../messages/format.ts';
import { choosePlural } from './plural.ts';

/** The texts of the pictures to keep, and of the dialog that makes them. */
export const KEEPSAKE_MESSAGES = {
  title: 'A picture to keep',
  hint: 'Your weeks as a print for the wall, a phone wallpaper, or an image to post.',
  open: 'Choose a picture',
  format: 'Format',
  formats: {
    a3: 'Print, A3',
    a4: 'Print, A4',
    wallpaper: 'Phone wallpaper',
    square: 'Square',
    story: 'Story',
  },
  millimeters: (width: number, height: number) => `${width} × ${height} mm`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  theme: 'Background',
  themes: { light: 'Light', dark: 'Dark' },
  titleField: 'Title (optional)',
  birthdate: 'Show the date of birth',
  birthdateHint:
    'Even without it, the weeks lived and the date of the picture give it away to within a week.',
  moments: 'Include my moments',
  defaultTitle: { own: 'My life in weeks', shared: 'A life in weeks', example: 'An example life in weeks' },
  phone: 'Weeks only, with room for the clock.',
  noPhone:
    'Weeks only, with room for the clock, in the size of a common phone. Open this page on your phone for the size of its own screen.',
  print: 'Print or save as PDF',
  svg: 'Download SVG',
  png: 'Download PNG',
  send: 'Send the picture',
  set: 'Download 52 wallpapers',
  setHint:
    'One for each week of the next year, in one zip file. Each is named after the day to start using it.',
  making: 'Making the picture…',
  progress: (done: string, total: string) => `${done} of ${total} wallpapers made`,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was downloaded.',
  saved: (name: string) => `Downloaded ${name}.`,
  timedOut: 'Making the picture took too long. Nothing was downloaded. Try again, or choose another format.',
  noCanvas: 'This browser couldn’t make a picture of this size. Choose another format.',
  noPrint: 'This browser can’t print. Download the SVG instead.',
  notSent: 'The picture couldn’t be sent. Download it instead.',
  failed: 'The picture couldn’t be made. Nothing was downloaded. Please try again later.',
} as const;

/** Characters of a title. */
export const MAX_TITLE_LENGTH = 60;

interface WeekFigures {
  readonly weeksLived: number;
  /** `null` near the average or past it, where the weeks to it say little. */
  readonly weeksAhead: number | null;
  /** `null` to leave it out. */
  readonly birthdate: CalendarDate | null;
}

const WEEKS = { one: 'week', other: 'weeks' };

/**
 * The line under the title of a picture.
 * @example describeWeekFigures(format, { weeksLived: 1905, weeksAhead: 2497, birthdate: null })
 * // '1,905 weeks lived · about 2,497 ahead'
 */
export function describeWeekFigures(
  format: Format,
  { weeksLived, weeksAhead, birthdate }: WeekFigures,
): string {
  const lived =
    weeksLived === 0
      ? 'In the first week'
      : `${format.number(weeksLived)} ${choosePlural(weeksLived, WEEKS)} lived`;
  const rest = weeksAhead === null ? 'and counting' : `about ${format.number(weeksAhead)} ahead`;
  const figures = weeksAhead === null ? `${lived}, ${rest}` : `${lived} · ${rest}`;
  return birthdate ? `Born ${format.date(birthdate)} · ${figures}` : figures;
}

interface SmallPrint {
  /** Where the figures come from. */
  readonly source: string;
  readonly example: boolean;
  /** `null` if it is unknown. */
  readonly asOf: CalendarDate | null;
}

/** The small print at the foot of a picture. */
export function describeSmallPrint(format: Format, { source, example, asOf }: SmallPrint): string {
  return [
    ...(example ? [RESULT_MESSAGES.example] : []),
    source,
    ...(asOf ? [`${DETAIL_MESSAGES.poster.asOf(format.date(asOf))}.`] : []),
    MESSAGES.productName,
  ].join(' ');
}
