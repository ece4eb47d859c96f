import { DATA_SOURCE } from '#words/results.ts';
import type { ShownLife } from '../../document/shown-life.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import type { WeeksBy } from '../../ui/charts/week-picture.ts';
import { DATA_SOURCES } from '../../words/data-sources.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';
import { describeOrigin } from '../describe-origin.ts';
import { describeNearAverage, type NearAverage } from '../near-average.ts';
import type { ResultsModel } from '../results-context.ts';
import type { PictureMarks } from './picture-marks.ts';

const ADDRESS = /^https:\/\/|\/$/g;

/** Names a source with its license in plain text, for an image, which has no links. */
export function describeDataSource(id: keyof typeof DATA_SOURCES): string {
  const { title, license } = DATA_SOURCES[id];
  const address = license.url.replaceAll(ADDRESS, '');
  return DATA_SOURCE[id]({ source: DATA_SOURCE.withAddress({ title, license: license.name, address }) });
}

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
