import type { Direction } from '../../weeks/grid.ts';
import { fitPaper, type Paper } from './paper-formats.ts';
import { marginsOn, type ScreenSize } from './phone-screen.ts';

export const POSTER_IDS = ['print', 'wallpaper', 'square', 'story'] as const;
export type PosterId = (typeof POSTER_IDS)[number];

/** A format of a poster. Lengths are in units of the drawing: pixels of the image, or quarter millimeters of paper. */
export interface PosterFormat {
  readonly id: PosterId;
  /** `null` for a screen. */
  readonly paper: Paper | null;
  readonly width: number;
  readonly height: number;
  /** Empty space at each edge. */
  readonly margins: { readonly top: number; readonly bottom: number; readonly sides: number };
  /** The sizes of the words; `null` for weeks alone. */
  readonly textSizes: { readonly title: number; readonly text: number; readonly small: number } | null;
  /** Vertical: a row for each year; horizontal: a column for each year. */
  readonly direction: Direction;
}

const SQUARE: PosterFormat = {
  id: 'square',
  paper: null,
  width: 1080,
  height: 1080,
  margins: { top: 80, bottom: 64, sides: 64 },
  textSizes: { title: 84, text: 32, small: 18 },
  direction: 'horizontal',
};

/** Its margins leave room for the buttons that apps show over the top and bottom of a story. */
const STORY: PosterFormat = {
  id: 'story',
  paper: null,
  width: 1080,
  height: 1920,
  margins: { top: 250, bottom: 250, sides: 80 },
  textSizes: { title: 100, text: 36, small: 20 },
  direction: 'vertical',
};

/** @param screen of the phone */
const fitWallpaper = (screen: ScreenSize): PosterFormat => ({
  id: 'wallpaper',
  paper: null,
  width: screen.width,
  height: screen.height,
  margins: marginsOn(screen),
  textSizes: null,
  direction: 'vertical',
});

interface Surfaces {
  /** The paper of a print. */
  readonly paper: Paper;
  /** The screen of a phone in portrait, in its own pixels. */
  readonly screen: ScreenSize;
}

export function findFormat(id: PosterId, { paper, screen }: Surfaces): PosterFormat {
  if (id === 'print') return fitPaper(paper);
  if (id === 'wallpaper') return fitWallpaper(screen);
  return id === 'square' ? SQUARE : STORY;
}
