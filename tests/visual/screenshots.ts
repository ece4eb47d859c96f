/** A picture that is stored and compared with: an exhibit of the gallery, in a theme, on a screen of a width. */
export interface Picture {
  readonly exhibit: string;
  readonly theme: 'dark' | 'light';
  /** Pixels. */
  readonly width: 360 | 768 | 1280;
  /** What lies over the page, where that is the picture. */
  readonly of?: string;
}

/**
 * Every chart and every kind of control, both themes, wide and narrow, with the states that are hardest to draw. Only in
 * letters that the page's own typefaces have: others look different on every machine.
 */
export const PICTURES: readonly Picture[] = [
  { exhibit: 'paints', theme: 'light', width: 360 },
  { exhibit: 'buttons', theme: 'dark', width: 360 },
  { exhibit: 'toast-bad', theme: 'light', width: 360, of: '.toast' },
  { exhibit: 'picker-list', theme: 'dark', width: 360, of: 'dialog[open]' },
  { exhibit: 'form-wrong', theme: 'dark', width: 360 },
  { exhibit: 'form-five', theme: 'light', width: 1280 },
  { exhibit: 'rings', theme: 'light', width: 1280 },
  { exhibit: 'bars', theme: 'dark', width: 768 },
  { exhibit: 'life-lines', theme: 'light', width: 768 },
  { exhibit: 'shares-five', theme: 'dark', width: 1280 },
  { exhibit: 'shares-chapters', theme: 'light', width: 768 },
  { exhibit: 'timeline-tooltip', theme: 'dark', width: 360 },
  { exhibit: 'projections-long', theme: 'light', width: 360 },
  { exhibit: 'week-points-moved', theme: 'light', width: 360 },
  { exhibit: 'weeks-by-activities-five', theme: 'dark', width: 360 },
  { exhibit: 'weeks-chapters', theme: 'light', width: 1280 },
  { exhibit: 'entries', theme: 'dark', width: 360 },
  { exhibit: 'chapter-editor', theme: 'light', width: 1280 },
  { exhibit: 'moment-marks', theme: 'dark', width: 360 },
  { exhibit: 'weeks-by-chapters', theme: 'light', width: 1280, of: '.weeks-picture' },
  { exhibit: 'chances-36', theme: 'dark', width: 1280 },
  { exhibit: 'place-36', theme: 'light', width: 360 },
  { exhibit: 'people-example', theme: 'dark', width: 360 },
  { exhibit: 'poster-moved', theme: 'light', width: 1280, of: '.poster' },
];

/** The name of a picture's file, without its ending. */
export const nameOf = ({ exhibit, theme, width }: Picture) => `${exhibit}-${theme}-${width}`;
