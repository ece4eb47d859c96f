import type * as English from '../en/average-comparison-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { inPlace } from './places.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges } from './survey-ages.ts';

type Average = English.Average;

const COUNTED: Readonly<Record<Average['counted'], string>> = {
  television: ' de TV',
  televisionAndRadio: ' de TV e rádio',
  televisionRadioAndNewspapers: ' de TV, rádio e jornais',
  sports: ' de esportes',
  sportsAndRecreation: ' de esportes, exercícios e recreação',
  seeingFriends: ' de encontros com amigas e amigos',
  socializing: ' de convívio social',
  housework: ' de tarefas domésticas',
  householdActivities: ' de cuidados com a casa',
  workAndCommuting: ' de trabalho e trajeto',
  asNamed: '',
};

const INCLUDED: Readonly<Record<Average['included'], string>> = {
  naps: ', cochilos incluídos',
  peopleWithoutJob: ', com ou sem emprego',
  nothing: '',
};

const times = (average: string) =>
  phrase({ one: `# vez a ${average}`, many: `# de vezes a ${average}`, other: `# vezes a ${average}` });

const people = (format: Format, average: Average) =>
  `(${describeSurveyAges(format, average)}${INCLUDED[average.included]}, ${average.year})`;

const ownAverage = (format: Format, average: Average) =>
  `média${COUNTED[average.counted]} ${inPlace(average.place)} ${people(format, average)}.`;

const americanAverage = (format: Format, average: Average) =>
  `média${COUNTED[average.counted]} nos EUA ${people(format, average)}.`;

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = {
  times: (format, figure, average) => times(ownAverage(format, average))(figure),
  same: (format, average) => `Quase igual à ${ownAverage(format, average)}`,
};

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = {
  times: (format, figure, average) => times(americanAverage(format, average))(figure),
  same: (format, average) => `Quase igual à ${americanAverage(format, average)}`,
};
