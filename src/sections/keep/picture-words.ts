import { PICTURE, PICTURE_PRINT } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { Marks } from '../../life/place-events.ts';
import { weeksLeft } from '../../life/weeks.ts';
import { cleanText } from '../../words/clean-text.ts';
import { listMarks } from '../../words/describe-marks.ts';
import { describeNearAverage } from '../near-average.ts';
import type { ResultsModel } from '../results-context.ts';
import { describePictureSource, describeSmallPrint, describeWeekFigures } from './describe-picture.ts';
import type { PictureWords } from './picture-page.ts';

/** The title of a picture whose visitor has entered none. */
export function defaultTitle({ dates, example }: Pick<ShownLife, 'dates' | 'example'>): string {
  const { own, shared, example: ofExample } = PICTURE.defaultTitle;
  if (example) return ofExample;
  return dates ? own : shared;
}

interface PictureEntries {
  /** As the visitor entered it. */
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** The life whose chapters and moments are listed; `null` for none. */
  readonly marks: Marks | null;
}

/** The words of a picture to keep. They are about today, wherever the slider stands. */
export function createPictureWords(
  model: Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>,
  { title, showsBirthdate, marks }: PictureEntries,
): PictureWords {
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
    chapters: listed.flatMap(({ color, text }) => (color ? [{ color, text }] : [])),
    moments: listed.filter(({ number }) => number !== null),
    smallPrint: describeSmallPrint(format, {
      source: describePictureSource(shown, format, shown.basis !== 'birth'),
      example,
      asOf: dates?.asOf ?? null,
    }),
    formatAge: format.number,
  };
}
