import type { SuggestedChapter } from '../life/suggest-chapters.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { areApart, type CenteredBox } from './boxes.ts';
import { type LineBar, type LineMark, type NameMark, placeNames, spanBar } from './chapter-names.ts';
import type { WeekGeometry } from './geometry.ts';

/** Where the button of a suggested chapter is, in pixels of the chart. */
export interface SuggestionMark extends CenteredBox {
  /** The dashed line above its years, in a line above horizontal weeks, unless a chapter has them. */
  readonly bar: LineBar | null;
}

/** The weeks on which chapters are suggested. */
export interface SuggestionRoom {
  readonly geometry: WeekGeometry;
  /** What is there already: names of chapters, in the line or among the weeks, and rings of moments. */
  readonly taken: readonly (CenteredBox | NameMark | LineMark)[];
  /** CSS pixels per pixel of the chart. */
  readonly scale: number;
}

/** With the text of its button, which is empty for a sign. */
type Marked = Pick<SuggestedChapter, 'id' | 'color' | 'weeks'> & { readonly text: string };

interface SuggestionsOptions extends Omit<SuggestionRoom, 'scale'> {
  readonly suggestions: readonly Marked[];
  /**
   * What undoes the last one that was taken, beside the name of its chapter. Without room there, it is among its weeks, or
   * after its chapter in the line. `null` for nothing.
   */
  readonly undo?: (Marked & { readonly beside: NameMark | undefined }) | null;
  /** The width of a text, in pixels. */
  readonly measure: (text: string) => number;
}

/** At least as high as a target has to be, and half of it over its own weeks. */
const GROUND = { height: 28, padding: 14, mostOutside: 0.5 };
/** In the line above horizontal weeks, below the dashed line and as high as a target has to be, in pixels. */
const LINE = { top: 2, height: 24 };
/** Between two buttons in the line, and from a name to its undo, in pixels. */
const GAP = 8;
const UNDO_GAP = 4;

/**
 * Places suggested chapters on the weeks, each over or among its own years, clear of what is there. Those for which there is
 * no room are left out: no text of a button is cut.
 * @returns by the ids of the suggestions
 */
export const placeSuggestions = (options: SuggestionsOptions): ReadonlyMap<string, SuggestionMark> =>
  options.geometry.isHorizontal ? placeInLine(options) : placeAmongWeeks(options);

const endOf = ({ x, width }: CenteredBox) => x + width / 2;

/** Right beside the name of its chapter, in the line within its bar; `undefined` without room there. */
function placeUndo({ geometry, undo, taken, measure }: SuggestionsOptions): CenteredBox | undefined {
  const name = undo?.beside;
  if (!name) return undefined;
  const { isHorizontal, left, width } = geometry;
  const size = isHorizontal ? LINE.height : GROUND.height;
  const at = (x: number) => ({ x, y: name.y + (isHorizontal ? LINE.top : 0), width: size, height: size });
  if (isHorizontal) {
    const box = at(name.x - name.width / 2 + measure(name.text) + GAP + size / 2);
    return endOf(box) <= endOf(name) ? box : undefined;
  }
  const now = geometry.now && { ...geometry.now, width: size, height: size };
  const others = [...taken.filter((each) => each !== name), ...(now ? [now] : [])];
  const away = (name.width + size) / 2 + UNDO_GAP;
  return [at(name.x - away), at(name.x + away)].find(
    (box) =>
      endOf(box) - size >= left &&
      endOf(box) <= width &&
      others.every((each) => areApart(box, each, UNDO_GAP)),
  );
}

function placeAmongWeeks(options: SuggestionsOptions) {
  const { geometry, suggestions, undo, taken, measure } = options;
  const besideName = placeUndo(options);
  const least = Math.ceil((GROUND.height + GAP) / geometry.yearPitch) * WEEKS_PER_YEAR;
  let free = 0;
  // First: a suggestion is on its own weeks also if a chapter has them.
  const chapters = [...(undo && !besideName ? [undo] : []), ...suggestions].map(
    ({ id, text, color, weeks }) => {
      // What has just begun goes on over the weeks ahead: of a newborn, nobody would look for it below them.
      const from = Math.max(weeks.from, free);
      const until = Math.max(weeks.until, from + least);
      if (until > weeks.until) free = until;
      const chapter = { id, name: text, from: { unit: 'week', week: from }, until: null, color } as const;
      return { chapter, from, until, goesOn: false };
    },
  );
  const marks = new Map<string, SuggestionMark>();
  if (undo && besideName) marks.set(undo.id, { ...besideName, bar: null });
  // Those for which their own weeks have no room are right after them.
  for (const further of [0, least, 2 * least]) {
    const open = chapters.filter(({ chapter }) => !marks.has(chapter.id));
    const placed = placeNames({
      geometry,
      chapters: open.map((each) => ({ ...each, until: each.until + further })),
      rings: [...taken, ...marks.values()],
      measure,
      ground: GROUND,
    });
    for (const { chapter, text, ...box } of placed)
      if (text === chapter.name) marks.set(chapter.id, { ...box, bar: null });
  }
  return marks;
}

const overlap = (one: LineBar, other: LineBar): boolean =>
  one.start < other.start + other.width && other.start < one.start + one.width;

const barAround = (box: CenteredBox): LineBar => ({ start: box.x - box.width / 2, width: box.width });

/** The years that a chapter in the line has: its name may be over those beside them. */
const barOf = (mark: SuggestionRoom['taken'][number]): LineBar =>
  'bar' in mark ? mark.bar : barAround(mark);

/**
 * Side by side in the first row: a text that is longer than its dashed line moves those after it on. One whose years a chapter
 * has already comes after that, and so does what undoes the last one, or else after all others.
 */
function placeInLine(options: SuggestionsOptions) {
  const { geometry, suggestions, undo, taken, measure } = options;
  const marks = new Map<string, SuggestionMark>();
  const [y, height] = [LINE.top + LINE.height / 2, LINE.height];
  const inLine = taken.filter((each) => !areApart({ ...each, y, height }, each, 0));
  let free = 0;
  const place = ({ id, text }: Marked, over: LineBar | null) => {
    const covering = over ? inLine.filter((each) => overlap(barAround(each), over)) : inLine;
    const bar = over && inLine.some((each) => overlap(barOf(each), over)) ? null : over;
    const width = Math.max(height, Math.ceil(measure(text)));
    const start = Math.max(bar?.start ?? 0, free, ...covering.map((each) => endOf(each) + GAP));
    const box = { x: start + width / 2, y, width, height };
    if (endOf(box) > geometry.width || !inLine.every((each) => areApart(box, each, 0))) return;
    marks.set(id, { ...box, bar });
    free = endOf(box) + GAP;
  };
  const besideName = placeUndo(options);
  const placed = undo && !besideName ? [...suggestions, undo] : suggestions;
  for (const each of placed.toSorted((one, other) => one.weeks.from - other.weeks.from))
    place(each, spanBar(geometry, each.weeks));
  if (undo && besideName) marks.set(undo.id, { ...besideName, bar: null });
  else if (undo && !marks.has(undo.id)) place(undo, null);
  return marks;
}
