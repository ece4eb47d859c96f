import { groups, mean, range, sum } from 'd3-array';
import { colorWeeks, type PlacedChapter } from '../life/place-events.ts';
import { ageInWeek, WEEKS_PER_YEAR } from '../life/weeks.ts';
import type { WeekSpan } from '../life/when.ts';
import { measureText } from '../platform/measure-text.ts';
import { areApart, type CenteredBox, distanceBetween, moveInside } from './boxes.ts';
import type { WeekGeometry } from './geometry.ts';
import type { Point } from './grid.ts';
import { PRESENT_WEEK, radiusAt } from './styles.ts';

/** A chapter's name in its box: among the weeks that it colors in the middle of its ground, in the line at its left. */
export interface NameMark extends CenteredBox {
  readonly chapter: PlacedChapter['chapter'];
  /** Ends with an ellipsis if there is no room for the whole name; in the line it may be empty. */
  readonly text: string;
}

/** A chapter in the line: its bar, and below that its name, in a box around both. */
export interface LineMark extends NameMark {
  readonly bar: LineBar;
}

/** A bar over some weeks, along the years of horizontal ones, in pixels. */
export interface LineBar {
  readonly start: number;
  readonly width: number;
}

interface NamesOptions {
  readonly geometry: WeekGeometry;
  readonly chapters: readonly PlacedChapter[];
  readonly rings: readonly CenteredBox[];
  /** The width of a text, in pixels. */
  readonly measure: (text: string) => number;
  /** Defaults to those of a name. */
  readonly ground?: Ground;
}

/** What a text among the weeks stands on. */
interface Ground {
  /** In pixels. */
  readonly height: number;
  /** The room beside the text, in pixels. */
  readonly padding: number;
  /** The largest share of its dots that its chapter does not color. */
  readonly mostOutside: number;
}

/** The size of a chapter's name, and of the labels of a chart (`charts.css`), in pixels. */
export const NAME_SIZE = 14;
const NAME_FONT = `${NAME_SIZE}px var(--sans)`;

/** The width of a name in a chart, in pixels. */
export const measureName = (name: string): number => measureText(name, NAME_FONT);

/** A short chapter is narrower than its name. */
const NAME_GROUND: Ground = { height: 22, padding: 8, mostOutside: 0.7 };
/** The least distance between two grounds, and from a ground to a ring, in pixels. */
const GAP = 4;
/** The widest ground, as a multiple of its chapter's width. */
const WIDEST = 3;
/** Shares of dots that differ by less than this are as good as the same. */
const SHARE_STEP = 0.1;
/** The least room for a name that is cut, in pixels: three letters, or two Chinese characters. */
const SHORTEST = 28;
/** A name's middle may be on every fourth week of a year. */
const STEP = 4;

/**
 * Places the names of chapters among their weeks, the shortest chapters first: each as near to the middle of its chapter as
 * it can be without hiding another name, a ring or the present week. Names without such a position are left out.
 */
export function placeNames({ chapters, rings, ...options }: NamesOptions): readonly NameMark[] {
  const { now, unit } = options.geometry;
  const diameter = 2 * radiusAt(unit, PRESENT_WEEK.light);
  const taken: CenteredBox[] = [...rings, ...(now ? [{ ...now, width: diameter, height: diameter }] : [])];
  const names: NameMark[] = [];
  const colored = groups(colorWeeks(chapters), ({ chapter }) => chapter);
  for (const placed of colored.toSorted(([, one], [, other]) => sum(one, lengthOf) - sum(other, lengthOf))) {
    const name = placeName(options, placed, taken);
    if (!name) continue;
    names.push(name);
    taken.push(name);
  }
  return names;
}

const lengthOf = ({ from, until }: WeekSpan) => until - from;

/** The positions in a chapter's weeks that its name's middle may have. */
const listPositions = ({ count, positionOf }: WeekGeometry, spans: readonly WeekSpan[]): readonly Point[] =>
  spans
    .flatMap(({ from, until }) =>
      range(Math.ceil((from - STEP / 2) / STEP) * STEP + STEP / 2, Math.min(until, count), STEP),
    )
    .map(positionOf);

function placeName(
  { geometry, measure, ground = NAME_GROUND }: Omit<NamesOptions, 'chapters' | 'rings'>,
  [chapter, spans]: readonly [PlacedChapter['chapter'], readonly WeekSpan[]],
  taken: readonly CenteredBox[],
): NameMark | null {
  const { height, padding, mostOutside } = ground;
  const positions = listPositions(geometry, spans);
  const xs = positions.map(({ x }) => x);
  // Without any position, there is no room: the extent is minus infinity.
  const extent = Math.max(...xs) - Math.min(...xs) + geometry.pitch;
  const room = Math.min(extent * WIDEST, geometry.width - geometry.left) - 2 * padding;
  const text = shortenText(chapter.name, room, measure);
  if (text !== chapter.name && measure(text) < SHORTEST) return null;
  const box = { width: Math.ceil(measure(text)) + 2 * padding, height };
  const middle = { x: mean(xs) ?? 0, y: mean(positions, ({ y }) => y) ?? 0 };
  const [best] = positions
    .map((position) => moveInside(geometry, { ...position, ...box }))
    .filter((each) => taken.every((other) => areApart(each, other, GAP)))
    .map((each) => ({
      each,
      outside: shareOutside(geometry, spans, each),
      distance: distanceBetween(each, middle),
    }))
    .filter(({ outside }) => outside <= mostOutside)
    .toSorted((one, other) => stepOf(one) - stepOf(other) || one.distance - other.distance);
  return best ? { ...best.each, chapter, text } : null;
}

const stepOf = ({ outside }: { readonly outside: number }) => Math.round(outside / SHARE_STEP);

/** The share of the dots below a box that are not in some spans, 0 to 1. */
function shareOutside({ weekAt }: WeekGeometry, spans: readonly WeekSpan[], box: CenteredBox): number {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  const first = weekAt({ x: box.x - halfWidth, y: box.y - halfHeight });
  const last = weekAt({ x: box.x + halfWidth, y: box.y + halfHeight });
  const [age, columns] = [ageInWeek(first), (last % WEEKS_PER_YEAR) - (first % WEEKS_PER_YEAR) + 1];
  const years = Array.from({ length: ageInWeek(last) - age + 1 }, (_, year) => first + year * WEEKS_PER_YEAR);
  const inside = years.flatMap((week) =>
    spans.map(({ from, until }) => Math.max(0, Math.min(until, week + columns) - Math.max(from, week))),
  );
  return 1 - sum(inside) / (years.length * columns);
}

/**
 * A text that fits a width: the whole one, or as much of its beginning as fits with an ellipsis.
 * @param measure the width of a text
 * @example shortenText('Studies in Montreal', 60, measure) // 'Studies…'
 */
export function shortenText(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const shorten = () => `${characters.join('').trimEnd()}…`;
  while (characters.length > 0 && measure(shorten()) > width) characters.pop();
  return shorten();
}

/** The height of a chapter above horizontal weeks, and the space below all of them, in pixels. */
const BAR_HEIGHT = 24;
const LINE_SPACE = 8;
/** Between two bars, in pixels. */
const BAR_GAP = 2;
/** From a name that is longer than its bar to the chapter beside it, in pixels. */
const NAME_GAP = 8;

/** The row of each chapter above the weeks, from 0: the first one in which it shares no week with those before it. */
function listRows(chapters: readonly PlacedChapter[]): readonly number[] {
  const ends: number[] = [];
  return chapters.map(({ from, until }) => {
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = until;
    return row;
  });
}

/**
 * The height of the chapters above horizontal weeks, in pixels: one line, or more where chapters share weeks.
 * @param isAsked whether chapters are suggested there: then there is a line before the first one
 */
export const measureLine = (chapters: readonly PlacedChapter[], isAsked = false): number =>
  chapters.length > 0 || isAsked
    ? Math.max(0, ...listRows(chapters)) * (BAR_HEIGHT + BAR_GAP) + BAR_HEIGHT + LINE_SPACE
    : 0;

/** Where a week begins along the years, in pixels. The days of a year are spread over its column. */
function startOf({ yearMiddle, yearPitch }: WeekGeometry, week: number): number {
  return yearMiddle(ageInWeek(week)) + ((week % WEEKS_PER_YEAR) / WEEKS_PER_YEAR - 0.5) * yearPitch;
}

/** The bar over some weeks. */
export function spanBar(geometry: WeekGeometry, { from, until }: WeekSpan): LineBar {
  const { count, yearPitch } = geometry;
  const start = startOf(geometry, from);
  const end = startOf(geometry, Math.min(until, count) - 1) + yearPitch / WEEKS_PER_YEAR;
  return { start, width: Math.max(BAR_GAP, end - start - BAR_GAP) };
}

/**
 * A name below its bar: from the beginning of the bar on, if need be past its end, and otherwise as far before it as there
 * is room. What has no room there is cut.
 * @param free where in its row no other chapter is, its own bar included
 */
function placeBelowBar(name: string, bar: LineBar, free: LineSpan, measure: (name: string) => number) {
  const start = Math.max(free.from, Math.min(bar.start, free.until - measure(name)));
  const room = free.until - start;
  const text = shortenText(name, room, measure);
  return text === name || room >= SHORTEST ? { start, text } : { start: bar.start, text: '' };
}

/** In pixels. */
interface LineSpan {
  readonly from: number;
  readonly until: number;
}

/**
 * Places chapters above horizontal weeks, each over its own years. Their names run on beside them where no other chapter is.
 * @param measure the width of a name, in pixels
 */
export function layOutLine(
  geometry: WeekGeometry,
  chapters: readonly PlacedChapter[],
  measure: (name: string) => number,
): readonly LineMark[] {
  const rows = listRows(chapters);
  const placed = chapters
    .map((each, index) => ({ ...each, row: rows[index] ?? 0 }))
    .filter(({ from }) => from < geometry.count)
    .map(({ chapter, row, ...span }) => ({ chapter, row, bar: spanBar(geometry, span) }));
  /** The end of what is in each row. */
  const ends: number[] = [];
  return placed.map(({ chapter, row, bar }, index) => {
    const next = placed.find((other, position) => position > index && other.row === row);
    const free = {
      from: Math.min(bar.start, (ends[row] ?? -NAME_GAP) + NAME_GAP),
      until: Math.max(bar.start + bar.width, next ? next.bar.start - NAME_GAP : geometry.width),
    };
    const { start, text } = placeBelowBar(chapter.name, bar, free, measure);
    const end = Math.max(bar.start + bar.width, start + measure(text));
    ends[row] = end;
    const width = end - start;
    const y = row * (BAR_HEIGHT + BAR_GAP) + BAR_HEIGHT / 2;
    return { chapter, text, bar, x: start + width / 2, y, width, height: BAR_HEIGHT };
  });
}
