import { PICTURE, PICTURE_PRINT } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { Marks } from '../../life/place-events.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { cleanText } from '../../words/clean-text.ts';
import { type ListedMark, listMarks } from '../../words/describe-marks.ts';
import { describeNearAverage } from '../near-average.ts';
import type { ResultsModel } from '../results-context.ts';
import { describeImageSource, describeSmallPrint, describeWeekFigures } from './describe-image.ts';

/** The words of a poster. */
export interface PosterWords {
  readonly title: string;
  readonly figures: string;
  /** The label of the line where the weeks end; `null` for no line. */
  readonly end: string | null;
  /** The chapters, with the paints of their weeks. */
  readonly chapters: readonly { readonly text: string; readonly paint: string }[];
  /** The moments, with their numbers. */
  readonly moments: readonly ListedMark[];
  readonly smallPrint: string;
  readonly formatAge: (age: number) => string;
}

/** The title of a poster whose visitor has entered none. */
export function defaultTitle({ dates, example }: Pick<ShownLife, 'dates' | 'example'>): string {
  const { own, shared, example: ofExample } = PICTURE.defaultTitle;
  if (example) return ofExample;
  return dates ? own : shared;
}

interface PosterEntries {
  /** As the visitor entered it. */
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** The life whose chapters and moments are listed; `null` for none. */
  readonly marks: Marks | null;
}

/** The words of a poster. They are about today, wherever the slider stands. */
export function createPosterWords(
  model: Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>,
  { title, showsBirthdate, marks }: PosterEntries,
): PosterWords {
  const { shown, format } = model;
  const { life, dates, example } = shown;
  const listed = marks ? listMarks(format, marks) : [];
  const isNear = describeNearAverage(model) !== null;
  return {
    title: cleanText(title) || defaultTitle(shown),
    figures: describeWeekFigures(format, {
      weeksLived: life.weeksLived,
      weeksAhead: isNear ? null : weeksLeft(life),
      birthdate: showsBirthdate && dates ? dates.birthdate : null,
    }),
    // Near the average or past it, an average would look like a limit.
    end: isNear ? null : PICTURE_PRINT.lifeExpectancy(format, { age: life.lifeExpectancy }),
    chapters: listed.flatMap(({ color, text }) => (color ? [{ paint: activityPaint(color), text }] : [])),
    moments: listed.filter(({ number }) => number !== null),
    smallPrint: describeSmallPrint(format, {
      source: describeImageSource(shown, format, shown.basis !== 'birth'),
      example,
      asOf: dates?.asOf ?? null,
    }),
    formatAge: format.number,
  };
}
