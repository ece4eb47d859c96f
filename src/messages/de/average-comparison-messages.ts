import type * as English from '../en/average-comparison-messages.ts';
import type { Format } from '../format.ts';
import type { WithFigure } from '../plural.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

const COUNTED: Readonly<Record<English.Average['counted'], string>> = {
  television: ' für Fernsehen',
  televisionAndRadio: ' für Fernsehen und Radio',
  televisionRadioAndNewspapers: ' für Fernsehen, Radio und Zeitungen',
  sports: ' für Sport',
  sportsAndRecreation: ' für Sport, Bewegung und Erholung',
  seeingFriends: ' für Treffen mit Freundinnen und Freunden',
  socializing: ' für geselliges Beisammensein',
  housework: ' für Hausarbeit',
  householdActivities: ' für Arbeiten in Haus und Garten',
  workAndCommuting: ' für Arbeit und Arbeitsweg',
  asNamed: '',
};

const INCLUDED: Readonly<Record<English.Average['included'], string>> = {
  naps: ', mit Nickerchen',
  peopleWithoutJob: ', mit und ohne Erwerbsarbeit',
  nothing: '',
};

const describeAverage = (format: Format, average: English.Average, place: string) =>
  `der Durchschnitt${COUNTED[average.counted]} ${place} (${describeSurveyAges(format, average)}${INCLUDED[average.included]}, ${average.year}).`;

const describeOwn = (format: Format, average: English.Average) =>
  describeAverage(format, average, average.place);
const describeAmerican = (format: Format, average: English.Average) =>
  describeAverage(format, average, 'in den USA');

const times = (average: string): WithFigure => `#-\u2060mal so viel wie ${average}`;

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = {
  times: (format, _figure, average) => times(describeOwn(format, average)),
  same: (format, average) => `Etwa so viel wie ${describeOwn(format, average)}`,
};

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = {
  times: (format, _figure, average) => times(describeAmerican(format, average)),
  same: (format, average) => `Etwa so viel wie ${describeAmerican(format, average)}`,
};
