import type * as English from '../en/average-comparison-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges } from './survey-ages.ts';

const COUNTED = {
  television: ' pour la télévision',
  televisionAndRadio: ' pour la télévision et la radio',
  televisionRadioAndNewspapers: ' pour la télévision, la radio et les journaux',
  sports: ' pour le sport',
  sportsAndRecreation: ' pour le sport, l’exercice et les loisirs actifs',
  seeingFriends: ' pour le temps passé avec des amis',
  socializing: ' pour la vie sociale',
  housework: ' pour les tâches ménagères',
  householdActivities: ' pour les tâches domestiques',
  workAndCommuting: ' pour le travail et les trajets',
  asNamed: '',
} as const;

const INCLUDED = {
  naps: ', siestes comprises',
  peopleWithoutJob: ', avec ou sans emploi',
  nothing: '',
} as const;

type Compared = English.Average;

const people = (format: Format, average: Compared) =>
  `(${describeSurveyAges(format, average)}${INCLUDED[average.included]}, ${average.year})`;

const averageIn = (format: Format, place: string, average: Compared) =>
  `la moyenne${COUNTED[average.counted]} ${place} ${people(format, average)}.`;

const times = (average: string) =>
  phrase({
    one: `#\u00a0fois ${average}`,
    many: `#\u00a0de fois ${average}`,
    other: `#\u00a0fois ${average}`,
  });

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = {
  times: (format, figure, average) => times(averageIn(format, average.place, average))(figure),
  same: (format, average) => `À peu près ${averageIn(format, average.place, average)}`,
};

const UNITED_STATES = 'aux États-Unis';

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = {
  times: (format, figure, average) => times(averageIn(format, UNITED_STATES, average))(figure),
  same: (format, average) => `À peu près ${averageIn(format, UNITED_STATES, average)}`,
};
