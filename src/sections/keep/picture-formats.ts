import type { Direction } from '../../ui/charts/week-grid.ts';
import { fitPaper, type Paper } from './paper-formats.ts';

/** The screen of a phone or tablet in portrait, in its own pixels; `null` for a device with a mouse. */
export function readPhoneScreen(): { readonly width: number; readonly height: number } | null {
  if (!matchMedia('(pointer: coarse)').matches) return null;
  const [short, long] = [screen.width, screen.height]
    .map((pixels) => Math.round(pixels * devicePixelRatio))
    .toSorted((one, other) => one - other);
  return short && long ? { width: short, height: long } : null;
}

/** The formats of pictures to keep. */
export type PictureId = 'print' | 'wallpaper' | 'square' | 'story';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A format of a picture. Lengths are in units of the drawing: pixels of the image, or quarter millimeters of paper. */
export interface PictureFormat extends Size {
  readonly id: PictureId;
  /** `null` for a screen. */
  readonly paper: Paper | null;
  readonly unit: 'mm' | 'px';
  /** Empty space at each edge. */
  readonly margins: { readonly top: number; readonly bottom: number; readonly sides: number };
  /** The sizes of the words; `null` for weeks alone. */
  readonly type: { readonly title: number; readonly text: number; readonly small: number } | null;
  /** Vertical: a row for each year; horizontal: a column for each year. */
  readonly direction: Direction;
}

const SQUARE: PictureFormat = {
  id: 'square',
  paper: null,
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
  paper: null,
  unit: 'px',
  width: 1080,
  height: 1920,
  margins: { top: 250, bottom: 250, sides: 80 },
  type: { title: 100, text: 36, small: 20 },
  direction: 'vertical',
};

/** A common phone, for visitors on another device. */
const COMMON_PHONE: Size = { width: 1170, height: 2532 };
/**
 * The parts of a lock screen that phones cover, as shares of its height: the clock and widgets above, up to a third,
 * and buttons below, up to a tenth; and the room that the glow around today needs.
 */
const CLOCK = 0.35;
const BUTTONS = 0.12;
const WALLPAPER_SIDES = 0.1;

/** @param screen of the phone, in its own pixels */
function fitWallpaper({ width, height }: Size): PictureFormat {
  return {
    id: 'wallpaper',
    paper: null,
    unit: 'px',
    width,
    height,
    margins: {
      top: Math.ceil(height * CLOCK),
      bottom: Math.ceil(height * BUTTONS),
      sides: Math.ceil(width * WALLPAPER_SIDES),
    },
    type: null,
    direction: 'vertical',
  };
}

/**
 * All formats.
 * @param phone its screen in portrait, in its own pixels; `null` on another device
 * @param paper of the print
 */
export function listFormats(phone: Size | null, paper: Paper): readonly PictureFormat[] {
  return [fitPaper(paper), fitWallpaper(phone ?? COMMON_PHONE), SQUARE, STORY];
}
