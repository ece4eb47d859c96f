import type { Direction } from '../../ui/charts/week-grid.ts';
import type { ScreenSize } from './wallpaper-phones.ts';
import { COMMON_PHONE, marginsOn } from './wallpaper-screen.ts';

/** The formats of pictures to keep. */
export type PictureId = 'a3' | 'a4' | 'wallpaper' | 'square' | 'story';

/** A format of a picture. Lengths are in units of the drawing: pixels of the image, or quarter millimeters of paper. */
export interface PictureFormat {
  readonly id: PictureId;
  readonly unit: 'mm' | 'px';
  readonly width: number;
  readonly height: number;
  /** Empty space at each edge. */
  readonly margins: { readonly top: number; readonly bottom: number; readonly sides: number };
  /** The sizes of the words; `null` for weeks alone. */
  readonly type: { readonly title: number; readonly text: number; readonly small: number } | null;
  /** Vertical: a row for each year; horizontal: a column for each year. */
  readonly direction: Direction;
}

/** Units of a drawing for paper in a millimeter. */
export const UNITS_PER_MM = 4;

const A3: PictureFormat = {
  id: 'a3',
  unit: 'mm',
  width: 297 * UNITS_PER_MM,
  height: 420 * UNITS_PER_MM,
  margins: { top: 104, bottom: 72, sides: 104 },
  type: { title: 96, text: 24, small: 13 },
  direction: 'vertical',
};

const A4: PictureFormat = {
  id: 'a4',
  unit: 'mm',
  width: 210 * UNITS_PER_MM,
  height: 297 * UNITS_PER_MM,
  margins: { top: 74, bottom: 51, sides: 74 },
  type: { title: 68, text: 17, small: 10 },
  direction: 'vertical',
};

const SQUARE: PictureFormat = {
  id: 'square',
  unit: 'px',
  width: 1080,
  height: 1080,
  margins: { top: 80, bottom: 64, sides: 64 },
  type: { title: 84, text: 32, small: 18 },
  direction: 'horizontal',
};

/** Its margins leave room for the buttons that apps show over the top and bottom of a story. */
const STORY: PictureFormat = {
  id: 'story',
  unit: 'px',
  width: 1080,
  height: 1920,
  margins: { top: 250, bottom: 250, sides: 80 },
  type: { title: 100, text: 36, small: 20 },
  direction: 'vertical',
};

/** @param screen of the phone */
const fitWallpaper = (screen: ScreenSize): PictureFormat => ({
  id: 'wallpaper',
  unit: 'px',
  width: screen.width,
  height: screen.height,
  margins: marginsOn(screen),
  type: null,
  direction: 'vertical',
});

/** All formats. @param phone its screen in portrait, in its own pixels; `null` on another device */
export function listFormats(phone: ScreenSize | null): readonly PictureFormat[] {
  return [A3, A4, fitWallpaper(phone ?? COMMON_PHONE), SQUARE, STORY];
}
