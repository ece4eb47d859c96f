import type { TimeUse } from '../life/time-use.ts';
import type { SourceId } from './sources.ts';

const SOURCE_IDS: Readonly<Partial<Record<string, SourceId>>> = {
  'OECD Time Use Database': 'oecdTimeUse',
  'American Time Use Survey': 'timeUse2025',
};

/** The publication of a survey; `undefined` for one that the page does not know. */
export const surveySource = ({ source }: TimeUse): SourceId | undefined => SOURCE_IDS[source];

/** @example describeAges([15, 64]) // 'ages 15 to 64' */
export const describeAges = ([from, to]: TimeUse['ages']): string =>
  to === undefined ? `ages ${from} and over` : `ages ${from} to ${to}`;
