import { KEEPSAKE_MESSAGES, KEEPSAKE_PRINT } from '#messages/keepsake-messages.ts';
import {
  describeMoments,
  describeSmallPrint,
  describeWeekFigures,
} from '../../../content/describe-keepsake.ts';
import { weeksLeft } from '../../../life/weeks.ts';
import { cleanText } from '../../../messages/clean-text.ts';
import type { Format } from '../../../messages/format.ts';
import type { ResultsModel, ShownLife } from '../results-context.ts';
import { describeNearAverage } from '../summary/near-average.ts';
import type { KeepsakeWords } from './keepsake-text.ts';
import type { PictureMarks } from './picture-marks.ts';
import { describePictureSource } from './poster-props.ts';

/** The title of a picture whose visitor has entered none. */
export function defaultTitle({ dates, example }: Pick<ShownLife, 'dates' | 'example'>): string {
  const { own, shared, example: ofExample } = KEEPSAKE_MESSAGES.defaultTitle;
  if (example) return ofExample;
  return dates ? own : shared;
}

interface KeepsakeEntries {
  /** As the visitor entered it. */
  readonly title: string;
  readonly showsBirthdate: boolean;
  /** Whose moments are listed; `null` for none. */
  readonly personal: PictureMarks | null;
}

const listMoments = (format: Format, { code, marks }: PictureMarks): string =>
  describeMoments(code.listMarks(format, { ...marks, chapters: [] }));

/** The words of a picture to keep. They are about today, wherever the slider stands. */
export function createKeepsakeWords(
  model: Pick<ResultsModel, 'shown' | 'shownCountry' | 'expected' | 'format'>,
  { title, showsBirthdate, personal }: KeepsakeEntries,
): KeepsakeWords {
  const { shown, format } = model;
  const { life, dates, example } = shown;
  const isNear = describeNearAverage(model) !== null;
  return {
    title: cleanText(title) || defaultTitle(shown),
    figures: describeWeekFigures(format, {
      weeksLived: life.weeksLived,
      weeksAhead: isNear ? null : weeksLeft(life),
      birthdate: showsBirthdate && dates ? dates.birthdate : null,
    }),
    // Near the average or past it, an average would look like a limit.
    end: isNear ? null : KEEPSAKE_PRINT.lifeExpectancy(format, life.lifeExpectancy),
    moments: personal ? listMoments(format, personal) : '',
    smallPrint: describeSmallPrint(format, {
      source: describePictureSource(shown, format, shown.basis !== 'birth'),
      example,
      asOf: dates?.asOf ?? null,
    }),
    formatAge: format.number,
  };
}
