/** A stored picture to compare with: an exhibit of the gallery, in a theme, at a screen width. */
export interface Picture {
  readonly exhibit: string;
  /** A folder of `src/words`; English by default. */
  readonly language?: 'ar';
  readonly theme: 'dark' | 'light';
  /** Pixels. */
  readonly width: 360 | 768 | 1280;
  /** An element over the page, where that is the picture. */
  readonly of?: string;
  /** Whether it is of all results, which are longer than a screen and load later. */
  readonly whole?: true;
}

/**
 * Every kind of drawing and of control, both themes, wide and narrow, with the states that are hardest to draw; and what
 * differs most where the page reads from right to left. Only in letters that the page's own typefaces have, as others look
 * different on every machine, and in Arabic ones, whose typefaces `provideFonts` installs.
 */
export const PICTURES: readonly Picture[] = [
  { exhibit: 'buttons', theme: 'dark', width: 360 },
  { exhibit: 'toast-bad', theme: 'light', width: 360, of: '.toast' },
  { exhibit: 'picker-list', theme: 'dark', width: 360, of: 'dialog[open]' },
  { exhibit: 'form-wrong', theme: 'dark', width: 360 },
  { exhibit: 'form-five', theme: 'light', width: 1280 },
  { exhibit: 'rings', theme: 'light', width: 1280 },
  { exhibit: 'bars', theme: 'dark', width: 768 },
  { exhibit: 'life-lines', theme: 'light', width: 768 },
  { exhibit: 'timeline-tooltip', theme: 'dark', width: 360 },
  { exhibit: 'projections-long', theme: 'light', width: 360 },
  { exhibit: 'weeks-by-activities-five', theme: 'dark', width: 360 },
  { exhibit: 'weeks-chapters', theme: 'light', width: 1280 },
  { exhibit: 'entries', theme: 'dark', width: 360 },
  { exhibit: 'chapter-editor', theme: 'light', width: 1280 },
  { exhibit: 'moment-marks', theme: 'dark', width: 360 },
  { exhibit: 'chances-36', theme: 'dark', width: 1280 },
  { exhibit: 'place-36', theme: 'light', width: 360 },
  { exhibit: 'people-example', theme: 'dark', width: 360 },
  { exhibit: 'image-moved', theme: 'light', width: 1280, of: '.results-image' },
  { exhibit: 'picture-a4-moments', theme: 'light', width: 1280, of: '.poster' },
  { exhibit: 'form-filled', language: 'ar', theme: 'light', width: 360 },
  { exhibit: 'results-moved', language: 'ar', theme: 'dark', width: 360, whole: true },
  { exhibit: 'results-moved', language: 'ar', theme: 'light', width: 1280, whole: true },
  { exhibit: 'image-moved', language: 'ar', theme: 'light', width: 1280, of: '.results-image' },
];

/** The language that a picture is in. */
export const languageOf = ({ language }: Picture): string => language ?? 'en';

/** The languages that there are pictures of. */
export const PICTURED_LANGUAGES: ReadonlySet<string> = new Set(PICTURES.map(languageOf));

/** The name of a picture's file, without its ending. */
export const nameOf = ({ exhibit, language, theme, width }: Picture): string =>
  [exhibit, ...(language ? [language] : []), theme, width].join('-');

/** Where the gallery is built in one language, from the project's root. @param language a folder of `src/words` */
export const galleryFolder = (language: string): string => `node_modules/.cache/gallery/${language}`;
