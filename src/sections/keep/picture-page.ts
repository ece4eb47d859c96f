import type { ActivityColor } from '../../life/colors.ts';
import type { Wrap } from '../../platform/wrap-text.ts';
import type { ListedMark } from '../../words/describe-marks.ts';
import type { PictureFormat } from './picture-formats.ts';

/** The words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly figures: string;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  /** The chapters, with their colors. */
  readonly chapters: readonly { readonly text: string; readonly color: ActivityColor }[];
  /** The moments, with their numbers. */
  readonly moments: readonly ListedMark[];
  readonly smallPrint: string;
  readonly formatAge: (age: number) => string;
}

/** How text is broken into lines, and how wide it is, in a CSS font. */
export interface TypeSetting {
  readonly wrap: Wrap;
  readonly measure: (text: string, font: string) => number;
}

/** The words of a picture, and the page that they are set on. */
export interface Page {
  readonly format: PictureFormat;
  readonly textSizes: NonNullable<PictureFormat['textSizes']>;
  readonly words: PictureWords;
  readonly setting: TypeSetting;
}

/** The CSS font of everything but titles. @param size in units of the drawing */
export const textFont = (size: number) => `${size}px var(--sans)`;

/** Heights of text, as shares of its size. */
export const CAPITAL = 0.7;
export const TEXT_LINE = 1.45;
