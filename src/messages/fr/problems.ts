import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: 'Indiquez une date de naissance valable, dans le passé.',
  countryMissing: 'Choisissez un pays.',
  figureMissing: 'Choisissez un pays ou saisissez vous-même l’espérance de vie.',
  lifeExpectancyInvalid: 'Indiquez un nombre positif valable pour l’espérance de vie.',
  activitiesMissing: 'Ajoutez au moins une activité.',
  activityNameMissing: 'Indiquez le nom de l’activité.',
  hoursUnreadable: 'Ce n’est pas un nombre. Indiquez-en un, par exemple 8.',
  hoursNegative: 'Le nombre d’heures doit être supérieur ou égal à 0.',
  hoursTooMany: 'Le nombre d’heures doit être inférieur ou égal à 24.',
  totalTooMany: 'Le temps total des activités ne peut pas dépasser 24\u00a0heures par jour.',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: 'Ce n’est pas un nombre. Indiquez-en un, par exemple 84.',
  date: 'Cette date n’est pas comprise. Tapez-la, ou collez-la sous la forme 1990-05-31.',
};
