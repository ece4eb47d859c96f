import type { WeeksBy } from '../../../charts/week-picture.ts';
import { describeDataSource } from '../../../content/describe-data-source.ts';
import { joinSentences } from '../../../content/join-sentences.ts';
import type { LifeProjection } from '../../../life/life-projection.ts';
import type { Format } from '../../../messages/format.ts';
import type { ResultsModel, ShownLife } from '../results-context.ts';
import { describeOrigin } from '../summary/describe-origin.ts';
import { describeNearAverage, type NearAverage } from '../summary/near-average.ts';
import type { PictureMarks } from './picture-marks.ts';

export interface PosterProps {
  readonly shown: ShownLife;
  /** `null` for visitors who are not near the average. */
  readonly near: NearAverage | null;
  /** Where the figures of the life expectancy come from, with their licenses. */
  readonly source: string;
  readonly projection: LifeProjection;
  readonly weeksBy: WeeksBy;
  /** The chapters and moments in the picture; `null` to leave them out. */
  readonly personal: PictureMarks | null;
  readonly format: Format;
}

/**
 * Where the figures of a picture come from, with their licenses.
 * @param hasTable whether one of them is from a life table
 */
export function describePictureSource(shown: ShownLife, format: Format, hasTable: boolean): string {
  return joinSentences(
    describeOrigin(format, shown),
    shown.basis === 'birth' && shown.figure && describeDataSource('worldBank'),
    hasTable && describeDataSource('unitedNations'),
  );
}

/** The content of a poster of these results. @param personal the chapters and moments in it; `null` to leave them out */
export function createPosterProps(
  model: ResultsModel,
  projection: LifeProjection,
  personal: PictureMarks | null,
): PosterProps {
  const { shown, shownCountry, weeksBy, format } = model;
  const near = describeNearAverage(model);
  const hasTable = shown.basis !== 'birth' || Boolean(near && shownCountry?.facts);
  return {
    shown,
    near,
    source: describePictureSource(shown, format, hasTable),
    projection,
    weeksBy,
    personal,
    format,
  };
}
