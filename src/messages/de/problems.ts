import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: 'Bitte geben Sie ein gültiges Geburtsdatum in der Vergangenheit ein',
  countryMissing: 'Bitte wählen Sie ein Land aus',
  figureMissing: 'Bitte wählen Sie ein Land aus oder geben Sie die Lebenserwartung selbst ein.',
  lifeExpectancyInvalid: 'Bitte geben Sie für die Lebenserwartung eine gültige positive Zahl ein.',
  activitiesMissing: 'Mindestens eine Aktivität ist erforderlich',
  activityNameMissing: 'Die Aktivität braucht einen Namen',
  hoursUnreadable: 'Das ist keine Zahl. Geben Sie zum Beispiel 8 ein.',
  hoursNegative: 'Die Stunden müssen mindestens 0 sein',
  hoursTooMany: 'Die Stunden dürfen höchstens 24 sein',
  totalTooMany: 'Alle Aktivitäten zusammen dürfen höchstens 24 Stunden am Tag dauern',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: 'Das ist keine Zahl. Geben Sie zum Beispiel 84 ein.',
  date: 'Dieses Datum ist nicht lesbar. Geben Sie es ein oder fügen Sie es in dieser Form ein: 31.05.1990.',
};
