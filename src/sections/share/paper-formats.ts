import type { Direction } from '../../weeks/grid.ts';

/** Sizes of paper, the shorter side first, in millimeters. */
const PAPERS = {
  a2: [420, 594],
  a3: [297, 420],
  a4: [210, 297],
  letter: [215.9, 279.4],
  tabloid: [279.4, 431.8],
} as const satisfies Record<string, readonly [short: number, long: number]>;

type PaperSize = keyof typeof PAPERS;
type Orientation = 'portrait' | 'landscape';

/** A sheet of paper, as the visitor chose it. */
export interface Paper {
  readonly size: PaperSize;
  readonly orientation: Orientation;
}

export const PAPER_SIZES: readonly PaperSize[] = ['a2', 'a3', 'a4', 'letter', 'tabloid'];
export const ORIENTATIONS: readonly Orientation[] = ['portrait', 'landscape'];

/** Units of a drawing for paper in a millimeter. */
export const UNITS_PER_MM = 4;

/** Printers leave up to 10 millimeters at the edges white. */
const LEAST_MARGIN_MM = 12;
/** The least size of a text, in millimeters: 7 points. */
const LEAST_TEXT_MM = 2.5;
/** The sheet that the lengths below are for: those of other sheets are in proportion. */
const DESIGNED_FOR = PAPERS.a3[0];
/** Lengths in millimeters. A landscape sheet has less height to share. */
const DESIGN = {
  portrait: { top: 26, bottom: 18, sides: 26, title: 24 },
  landscape: { top: 20, bottom: 16, sides: 22, title: 18 },
};
/** A sheet that is higher than wide has a row for each year. */
const DIRECTIONS: Readonly<Record<Orientation, Direction>> = {
  portrait: 'vertical',
  landscape: 'horizontal',
};
const TYPE = { text: 6, small: 3.25 };

/** The width and height of a sheet, in millimeters. */
export function measurePaper({ size, orientation }: Paper): {
  readonly width: number;
  readonly height: number;
} {
  const [short, long] = PAPERS[size];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}

/** The format of a print. Its text and margins grow with the sheet. */
export function fitPaper(paper: Paper) {
  const scale = PAPERS[paper.size][0] / DESIGNED_FOR;
  const { top, bottom, sides, title } = DESIGN[paper.orientation];
  const scaled = (millimeters: number, least: number) =>
    Math.round(UNITS_PER_MM * Math.max(least, millimeters * scale));
  const { width, height } = measurePaper(paper);
  return {
    id: 'print' as const,
    paper,
    width: width * UNITS_PER_MM,
    height: height * UNITS_PER_MM,
    margins: {
      top: scaled(top, LEAST_MARGIN_MM),
      bottom: scaled(bottom, LEAST_MARGIN_MM),
      sides: scaled(sides, LEAST_MARGIN_MM),
    },
    textSizes: {
      title: scaled(title, 0),
      text: scaled(TYPE.text, LEAST_TEXT_MM),
      small: scaled(TYPE.small, LEAST_TEXT_MM),
    },
    direction: DIRECTIONS[paper.orientation],
  };
}
