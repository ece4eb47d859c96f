import type * as English from '../en/average-comparison-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';
import { describeSurveyAges } from './survey-ages.ts';

const COUNTED: Readonly<Record<English.Average['counted'], string>> = {
  television: ' de televisión',
  televisionAndRadio: ' de televisión y radio',
  televisionRadioAndNewspapers: ' de televisión, radio y prensa',
  sports: ' de deporte',
  sportsAndRecreation: ' de deporte, ejercicio y ocio activo',
  seeingFriends: ' de tiempo con amistades',
  socializing: ' de vida social',
  housework: ' de tareas del hogar',
  householdActivities: ' de actividades del hogar',
  workAndCommuting: ' de trabajo y trayectos',
  asNamed: '',
};

const INCLUDED: Readonly<Record<English.Average['included'], string>> = {
  naps: ', siestas incluidas',
  peopleWithoutJob: ', con o sin empleo',
  nothing: '',
};

const describeAverage = (format: Format, average: English.Average, place: string) =>
  `el promedio${COUNTED[average.counted]} en ${place} (${describeSurveyAges(format, average)}${INCLUDED[average.included]}, ${average.year}).`;

const compareWith = (placeOf: (average: English.Average) => string) => ({
  times: (format: Format, figure: number, average: English.Average) => {
    const described = describeAverage(format, average, placeOf(average));
    return phrase({ one: `# vez ${described}`, other: `# veces ${described}` })(figure);
  },
  same: (format: Format, average: English.Average) =>
    `Más o menos ${describeAverage(format, average, placeOf(average))}`,
});

export const OWN_AVERAGE: Translated<typeof English.OWN_AVERAGE> = compareWith(({ place }) => place);

export const AMERICAN_AVERAGE: Translated<typeof English.AMERICAN_AVERAGE> = compareWith(
  () => 'Estados Unidos',
);
