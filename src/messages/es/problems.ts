import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: 'Escribe una fecha de nacimiento válida, anterior a hoy',
  countryMissing: 'Elige un país',
  figureMissing: 'Elige un país o escribe tú la esperanza de vida.',
  lifeExpectancyInvalid: 'Escribe un número positivo válido para la esperanza de vida.',
  activitiesMissing: 'Hace falta al menos una actividad',
  activityNameMissing: 'Falta el nombre de la actividad',
  hoursUnreadable: 'Esto no es un número. Escribe uno; por ejemplo, 8.',
  hoursNegative: 'Las horas deben ser 0 o más',
  hoursTooMany: 'Las horas deben ser 24 o menos',
  totalTooMany: 'El tiempo total de las actividades no puede pasar de 24 horas al día',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: 'Esto no es un número. Escribe uno; por ejemplo, 84.',
  date: 'No se puede leer esta fecha. Escríbela o pégala así: 1990-05-31.',
};
