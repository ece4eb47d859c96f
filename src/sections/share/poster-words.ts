import { PRODUCT_NAME } from '#words/form.ts';
import { PICTURE, PICTURE_FIGURES, PICTURE_PRINT, RESULTS } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { Marks } from '../../life/place-events.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { activityPaint } from '../../ui/charts/paint.ts';
import { cleanText } from '../../words/clean-text.ts';
import { listMarks } from '../../words/describe-marks.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeNearAverage } from '../near-average.ts';
import type { ResultsModel } from '../results-context.ts';
import { describeImageSource } from './describe-image-source.ts';

/** The title of a poster whose visitor has entered none. */
export function defaultTitle({ dates, example }: Pick<ShownLife, 'dates' | 'example'>): string {
  const { own, shared, example: ofExample } = PICTURE.defaultTitle;
  if (example) return ofExample;
  return dates ? own : shared;
}

/** What a poster tells, and of whom. */
export interface PosterContent {
  readonly model: Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>;
  /** As the visitor entered it. */
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** The chapters and moments in the picture; `null` for none. */
  readonly marks: Marks | null;
}

export type PosterWords = ReturnType<typeof createPosterWords>;

/** The words of a poster. They are about today, wherever the slider stands. */
export function createPosterWords({ model, title, showsBirthdate, marks }: PosterContent) {
  const { shown, format } = model;
  const { life, dates, example } = shown;
  const listed = marks ? listMarks(format, marks) : [];
  // Near the average or past it, the weeks ahead say little, and an average would look like a limit.
  const isNear = describeNearAverage(model) !== null;
  const { born, lived, livedAlone } = PICTURE_FIGURES;
  const figures = isNear
    ? livedAlone(format, { lived: life.weeksLived })
    : lived(format, { lived: life.weeksLived, ahead: weeksLeft(life) });
  return {
    title: cleanText(title) || defaultTitle(shown),
    figures: showsBirthdate && dates ? born({ date: format.date(dates.birthdate), figures }) : figures,
    /** The label of the line where the weeks end; `null` for no line. */
    end: isNear ? null : PICTURE_PRINT.lifeExpectancy(format, { age: life.lifeExpectancy }),
    /** With the paints of their weeks. */
    chapters: listed.flatMap(({ color, text }) => (color ? [{ paint: activityPaint(color), text }] : [])),
    /** With their numbers. */
    moments: listed.filter(({ number }) => number !== null),
    smallPrint: joinSentences(
      example && RESULTS.example,
      describeImageSource(shown, format, shown.basis !== 'birth'),
      dates && PICTURE_PRINT.asOf({ date: format.date(dates.asOf) }),
      PRODUCT_NAME,
    ),
  };
}
