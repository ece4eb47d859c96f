import type { SuggestedChapter } from '../life/suggest-chapters.ts';
import { WEEKS_PER_YEAR } from '../life/weeks.ts';
import { areApart, type CenteredBox } from './boxes.ts';
import { placeNames, spanBar } from './chapter-names.ts';
import type { WeekGeometry } from './geometry.ts';

/** Where the button of a suggested chapter is, in pixels of the chart. */
export interface SuggestionMark extends CenteredBox {
  /** The dashed line above its years, in a line above horizontal weeks, unless a chapter has them. */
  readonly bar: { readonly start: number; readonly width: number } | null;
}

/** The weeks on which chapters are suggested. */
export interface SuggestionRoom {
  readonly geometry: WeekGeometry;
  /** What is there already: names of chapters, in the line or among the weeks, and rings of moments. */
  readonly taken: readonly CenteredBox[];
  /** CSS pixels per pixel of the chart. */
  readonly scale: number;
}

/** With the text of its button, which is empty for a sign. */
type Marked = Pick<SuggestedChapter, 'id' | 'color' | 'weeks'> & { readonly text: string };

interface SuggestionsOptions extends Omit<SuggestionRoom, 'scale'> {
  readonly suggestions: readonly Marked[];
  /** What undoes the last one that was taken: beside its name, or after all others in the line; `null` for nothing. */
  readonly undo?: Marked | null;
  /** The width of a text, in pixels. */
  readonly measure: (text: string) => number;
}

/** At least as high as a target has to be, and half of it over its own weeks. */
const GROUND = { height: 28, padding: 14, mostOutside: 0.5 };
/** In the line above horizontal weeks, below the dashed line and as high as a target has to be, in pixels. */
const LINE = { top: 2, height: 24 };
/** Between two buttons in the line, in pixels. */
const GAP = 8;

/**
 * Places suggested chapters on the weeks, each over or among its own years, clear of what is there. Those for which there is
 * no room are left out: no text of a button is cut.
 * @returns by the ids of the suggestions
 */
export const placeSuggestions = (options: SuggestionsOptions): ReadonlyMap<string, SuggestionMark> =>
  options.geometry.isHorizontal ? placeInLine(options) : placeAmongWeeks(options);

function placeAmongWeeks({ geometry, suggestions, undo, taken, measure }: SuggestionsOptions) {
  const least = Math.ceil((GROUND.height + GAP) / geometry.yearPitch) * WEEKS_PER_YEAR;
  let free = 0;
  // First: a suggestion is on its own weeks also if a chapter has them.
  const chapters = [...(undo ? [undo] : []), ...suggestions].map(({ id, text, color, weeks }) => {
    // What has just begun goes on over the weeks ahead: of a newborn, nobody would look for it below them.
    const from = Math.max(weeks.from, free);
    const until = Math.max(weeks.until, from + least);
    if (until > weeks.until) free = until;
    const chapter = { id, name: text, from: { unit: 'week', week: from }, until: null, color } as const;
    return { chapter, from, until, goesOn: false };
  });
  const marks = placeNames({ geometry, chapters, rings: taken, measure, ground: GROUND });
  return new Map(
    marks
      .filter(({ chapter, text }) => text === chapter.name)
      .map(({ chapter, ...box }): [string, SuggestionMark] => [chapter.id, { ...box, bar: null }]),
  );
}

const endOf = ({ x, width }: CenteredBox) => x + width / 2;

/**
 * Side by side in the first row: a text that is longer than its dashed line moves those after it on. One whose years a chapter
 * has already comes after that, and so does what undoes the last one.
 */
function placeInLine({ geometry, suggestions, undo, taken, measure }: SuggestionsOptions) {
  const marks = new Map<string, SuggestionMark>();
  const [y, height] = [LINE.top + LINE.height / 2, LINE.height];
  const inLine = taken.filter((each) => !areApart({ ...each, y, height }, each, 0));
  let free = 0;
  const place = ({ id, text }: Marked, over: NonNullable<SuggestionMark['bar']> | null) => {
    const covering = over
      ? inLine.filter(
          (each) => endOf(each) > over.start && endOf(each) - each.width < over.start + over.width,
        )
      : inLine;
    const bar = covering.length > 0 ? null : over;
    const width = Math.max(height, Math.ceil(measure(text)));
    const start = Math.max(bar?.start ?? 0, free, ...covering.map((each) => endOf(each) + GAP));
    const box = { x: start + width / 2, y, width, height };
    if (endOf(box) > geometry.width || !inLine.every((each) => areApart(box, each, 0))) return;
    marks.set(id, { ...box, bar });
    free = endOf(box) + GAP;
  };
  for (const each of suggestions) place(each, spanBar(geometry, each.weeks));
  if (undo) place(undo, null);
  return marks;
}
