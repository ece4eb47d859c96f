import type { TimeUse } from '../life/time-use.ts';
import type { SourceId } from './sources.ts';

const SOURCE_IDS: Readonly<Partial<Record<string, SourceId>>> = {
  'OECD Time Use Database': 'oecdTimeUse',
  'American Time Use Survey': 'timeUse2025',
  DataReportal: 'dataReportal2025',
};

/** The publication of a survey; `undefined` for one that the page does not know. */
export const surveySource = ({ source }: TimeUse): SourceId | undefined => SOURCE_IDS[source];

/** The ages of the youngest and the oldest person who took part, in years; the latter is `null` for "and over". */
export const surveyedAges = ({ ages: [from = 0, to] }: TimeUse) => ({ from, to: to ?? null });
