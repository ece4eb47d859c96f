import type { Wrap } from '../../platform/wrap-text.ts';
import type { PictureFormat } from './picture-formats.ts';
import { type PlacedLine, stackLines } from './placed-line.ts';

/** The words of a picture. */
export interface PictureWords {
  readonly title: string;
  readonly figures: string;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  /** The moments, with their numbers; empty for none. */
  readonly moments: string;
  readonly smallPrint: string;
  readonly formatAge: (age: number) => string;
}

const TITLE_FONT = 'var(--serif)';
const TEXT_FONT = 'var(--sans)';
/** A title that takes more lines is set smaller, down to half its size. */
const TITLE_LINES = 2;
const SHRINK = 0.92;
const NARROWER = 0.97;
/** Heights and gaps, as shares of the type they belong to. */
const CAPITAL = 0.7;
const DESCENDER = 0.25;
const TITLE_LINE = 1.08;
const TITLE_DESCENDER = 0.3;
export const TEXT_LINE = 1.45;
const TEXT = { look: 'picture-text', anchor: 'middle' } as const;

/** Breaks a text into lines of about the same width, as many as it needs. */
function balance(text: string, font: string, width: number, wrap: Wrap): readonly string[] {
  let lines = wrap(text, font, width);
  for (let narrower = width * NARROWER; ; narrower *= NARROWER) {
    const tried = wrap(text, font, narrower);
    // No word is broken for it.
    const isAsWhole = tried.join(' ') === lines.join(' ');
    if (!isAsWhole || tried.length > lines.length || narrower < width / lines.length) return lines;
    lines = tried;
  }
}

function fitTitle(
  title: string,
  size: number,
  width: number,
  wrap: Wrap,
): { size: number; lines: readonly string[] } {
  let fitted = size;
  let lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  while (lines.length > TITLE_LINES && fitted * SHRINK > size / 2) {
    fitted *= SHRINK;
    lines = wrap(title, `${fitted}px ${TITLE_FONT}`, width);
  }
  return { size: fitted, lines: balance(title, `${fitted}px ${TITLE_FONT}`, width, wrap) };
}

/** The words over the dots. @returns the lines, and where they end */
export function placeHead(
  { width, margins }: PictureFormat,
  type: NonNullable<PictureFormat['type']>,
  { title, figures }: PictureWords,
  wrap: Wrap,
): { lines: PlacedLine[]; bottom: number } {
  const inner = width - 2 * margins.sides;
  const x = width / 2;
  const heading = fitTitle(title, type.title, inner, wrap);
  const first = margins.top + heading.size * CAPITAL;
  const titleLines = stackLines(heading.lines, {
    look: 'chart-figure',
    anchor: 'middle',
    x,
    y: first,
    size: heading.size,
    lineHeight: heading.size * TITLE_LINE,
  });
  const y =
    first +
    (heading.lines.length - 1) * heading.size * TITLE_LINE +
    heading.size * TITLE_DESCENDER +
    type.text * TEXT_LINE;
  const figureLines = stackLines(balance(figures, `${type.text}px ${TEXT_FONT}`, inner, wrap), {
    ...TEXT,
    x,
    y,
    size: type.text,
    lineHeight: type.text * TEXT_LINE,
  });
  return {
    lines: [...titleLines, ...figureLines],
    bottom: (figureLines.at(-1)?.y ?? y) + type.text * DESCENDER,
  };
}

/** So many lines of moments fit on paper; more would leave too little room for the weeks. */
const MOST_MOMENT_LINES = 10;
/** The size of moments, and their distance from the small print, as shares of the small print's size. */
const MOMENT_SIZE = 1.15;
const MOMENTS_GAP = 2;

/** The words of the moments over the small print. @param bottom where it begins @returns `null` if there is no room */
export function placeMoments(
  { width, margins, unit }: PictureFormat,
  { small }: NonNullable<PictureFormat['type']>,
  { moments }: PictureWords,
  { bottom, wrap }: { readonly bottom: number; readonly wrap: Wrap },
): { lines: PlacedLine[]; top: number } | null {
  if (moments === '' || unit !== 'mm') return null;
  const size = small * MOMENT_SIZE;
  const texts = balance(moments, `${size}px ${TEXT_FONT}`, width - 2 * margins.sides, wrap);
  if (texts.length > MOST_MOMENT_LINES) return null;
  const y = bottom - small * MOMENTS_GAP - (texts.length - 1) * size * TEXT_LINE;
  return {
    lines: stackLines(texts, { ...TEXT, x: width / 2, y, size, lineHeight: size * TEXT_LINE }),
    top: y - size * CAPITAL,
  };
}

/** The small print at the foot. @returns the lines, and where they begin */
export function placeFoot(
  { width, height, margins }: PictureFormat,
  { small }: NonNullable<PictureFormat['type']>,
  { smallPrint }: PictureWords,
  wrap: Wrap,
): { lines: PlacedLine[]; top: number } {
  const texts = balance(smallPrint, `${small}px ${TEXT_FONT}`, width - 2 * margins.sides, wrap);
  const last = height - margins.bottom - small * DESCENDER;
  const y = last - (texts.length - 1) * small * TEXT_LINE;
  return {
    lines: stackLines(texts, { ...TEXT, x: width / 2, y, size: small, lineHeight: small * TEXT_LINE }),
    top: y - small * CAPITAL,
  };
}
