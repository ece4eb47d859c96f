import type { Format } from '../format.ts';
import { plural } from './plural.ts';

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
  /** The measures of paper, in millimeters. */
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
  /** The file of a picture, without its ending. */
  files: {
    a3: 'life-in-weeks-a3',
    a4: 'life-in-weeks-a4',
    wallpaper: 'life-in-weeks-wallpaper',
    square: 'life-in-weeks-square',
    story: 'life-in-weeks-story',
    set: 'life-in-weeks-wallpapers',
  },
  /** @param name of the file */
  saved: (name: string) => `Downloaded ${name}.`,
  timedOut: 'Making the picture took too long. Nothing was downloaded. Try again, or choose another format.',
  noCanvas: 'This browser couldn’t make a picture of this size. Choose another format.',
  noPrint: 'This browser can’t print. Download the SVG instead.',
  notSent: 'The picture couldn’t be sent. Download it instead.',
  failed: 'The picture couldn’t be made. Nothing was downloaded. Please try again later.',
} as const;

const weeksLived = plural({ one: '# week lived', other: '# weeks lived' });

/** The line under the title of a picture. */
export const KEEPSAKE_FIGURES = {
  firstWeek: (format: Format, ahead: number) => `In the first week · about ${format.number(ahead)} ahead`,
  lived: (format: Format, lived: number, ahead: number) =>
    `${weeksLived(format, lived)} · about ${format.number(ahead)} ahead`,
  /** Near the average or past it, where the weeks to it say little. */
  firstWeekAlone: 'In the first week, and counting',
  livedAlone: (format: Format, lived: number) => `${weeksLived(format, lived)}, and counting`,
  /** @param figures one of the others */
  born: (date: string, figures: string) => `Born ${date} · ${figures}`,
} as const;

/** What else a picture says. */
export const KEEPSAKE_PRINT = {
  /** At the end of life expectancy. @param age years, with one decimal */
  lifeExpectancy: (format: Format, age: number) => `Life expectancy, ${format.decimal(age)}`,
  asOf: (date: string) => `As of ${date}.`,
  /** A moment with its number in the picture, in a row of them. */
  moment: (number: string, text: string) => `${number} ${text}`,
  moments: (items: readonly string[]) => items.join(' · '),
} as const;
