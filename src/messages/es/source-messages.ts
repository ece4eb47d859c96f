import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'OMS 2020',
  aasm2015: 'AASM y SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({ one: 'sobre # persona adulta', other: 'sobre # personas adultas' }),
  people: plural({ one: 'sobre # persona', other: 'sobre # personas' }),
  hoursOfSleep: 'sobre las horas de sueño recomendadas para personas adultas',
  americanDays: 'sobre los días promedio en Estados Unidos',
  nurses: 'sobre los turnos del personal de enfermería en hospitales',
  socialMedia: 'sobre el tiempo que dedican a las redes sociales quienes usan internet',
  classHours: 'sobre las horas de clase que necesitan las personas de habla inglesa',
  readingSpeed: 'sobre la lectura en silencio en inglés',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `Horas promedio: adaptadas de ${source}.`;
