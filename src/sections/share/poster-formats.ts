import { SAVED } from '../../events/saved-events.ts';

/** Sizes of paper, the shorter side first, in millimeters. */
const PAPERS = { a3: [297, 420], a4: [210, 297], letter: [215.9, 279.4] } as const;
export const PAPER_SIZES = ['a3', 'a4', 'letter'] as const;

const MILLIMETERS_PER_INCH = 25.4;
/** Pixels per inch of the image of a print: sharp at the distance of a wall. */
const IMAGE_DPI = 200;

/** An upright sheet, by CSS's name of its size. */
export type Paper = (typeof PAPER_SIZES)[number];

/** A format of a poster. Lengths are in pixels of an image, or in millimeters of a print on A3. */
export interface PosterFormat {
  readonly width: number;
  readonly height: number;
  /** `null` for a screen. */
  readonly paper: Paper | null;
  readonly margins: { readonly top: number; readonly bottom: number; readonly sides: number };
  /** In pixels. */
  readonly imageWidth: number;
  /** The sizes of the words. */
  readonly textSizes: { readonly title: number; readonly text: number; readonly small: number };
  /** The list of moments: its text size, and how many columns and moments it has at most. */
  readonly list: { readonly size: number; readonly columns: number; readonly most: number };
}

/**
 * On other paper than A3, all lengths are in proportion to the shorter side. On A4, the small text has 2.5 millimeters,
 * 7 points, and no margin is under 12: printers leave up to 10 white.
 */
function fitPaper(paper: Paper): PosterFormat {
  const [short, long] = PAPERS[paper];
  const [width] = PAPERS.a3;
  return {
    paper,
    width,
    height: (width / short) * long,
    imageWidth: Math.ceil((short / MILLIMETERS_PER_INCH) * IMAGE_DPI),
    margins: { top: 26, bottom: 18, sides: 24 },
    textSizes: { title: 24, text: 6, small: 3.55 },
    list: { size: 4.08, columns: 3, most: SAVED.moments.limit },
  };
}

const SQUARE: PosterFormat = {
  paper: null,
  width: 1080,
  height: 1080,
  imageWidth: 1080,
  margins: { top: 80, bottom: 64, sides: 64 },
  textSizes: { title: 84, text: 32, small: 18 },
  list: { size: 22, columns: 3, most: 9 },
};

/** Its margins leave room for the buttons that apps show over the top and bottom of a story. */
const STORY: PosterFormat = {
  paper: null,
  width: 1080,
  height: 1920,
  imageWidth: 1080,
  margins: { top: 250, bottom: 250, sides: 80 },
  textSizes: { title: 100, text: 36, small: 20 },
  list: { size: 26, columns: 2, most: 12 },
};

export const POSTER_IDS = ['print', 'square', 'story'] as const;
export type PosterId = (typeof POSTER_IDS)[number];

/** @param paper of a print */
export function findFormat(id: PosterId, paper: Paper): PosterFormat {
  if (id === 'print') return fitPaper(paper);
  return id === 'square' ? SQUARE : STORY;
}
