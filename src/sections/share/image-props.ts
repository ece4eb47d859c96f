import type { ShownLife } from '../../document/shown-life.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import type { Marks } from '../../life/place-events.ts';
import type { WeeksBy } from '../../weeks/chart.ts';
import type { Format } from '../../words/format.ts';
import { describeNearAverage, type NearAverage } from '../near-average.ts';
import type { ResultsModel } from '../results-context.ts';
import { chooseWeeksBy } from '../use-life-events.ts';
import { describeImageSource } from './describe-image.ts';

export interface ImageProps {
  readonly shown: ShownLife;
  /** `null` for visitors who are not near the average. */
  readonly near: NearAverage | null;
  /** Where the figures of the life expectancy come from, with their licenses. */
  readonly source: string;
  readonly projection: LifeProjection;
  readonly weeksBy: WeeksBy;
  /** The chapters and moments in the picture; `null` to leave them out. */
  readonly marks: Marks | null;
  readonly format: Format;
}

/** The content of an image of these results. @param marks the chapters and moments in it; `null` to leave them out */
export function createImageProps(
  model: ResultsModel,
  projection: LifeProjection,
  marks: Marks | null,
): ImageProps {
  const { shown, shownCountry, format } = model;
  const near = describeNearAverage(model);
  const hasTable = shown.basis !== 'birth' || Boolean(near && shownCountry?.facts);
  return {
    shown,
    near,
    source: describeImageSource(shown, format, hasTable),
    projection,
    weeksBy: chooseWeeksBy(model.weeksBy, marks ?? null),
    marks,
    format,
  };
}
