import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

const BY_HAND = 'Bitte geben Sie die Lebenserwartung stattdessen selbst ein.';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: {
    title: 'Die Länder konnten nicht geladen werden',
    text: 'Bitte versuchen Sie es später noch einmal.',
  },
  noLifeExpectancyData: {
    title: 'Keine Angaben zur Lebenserwartung',
    text: `Für dieses Land gibt es keine Daten. ${BY_HAND}`,
  },
  lifeExpectancyFailed: {
    title: 'Die Lebenserwartung konnte nicht geladen werden',
    text: `Die Daten der Weltbank waren nicht abrufbar. ${BY_HAND}`,
  },
  tooManyActivities: {
    title: 'Mehr Aktivitäten sind nicht möglich',
    text: 'Es können höchstens 5 Aktivitäten sein. Entfernen Sie eine, um eine neue hinzuzufügen.',
  },
  tooManyHours: {
    title: 'Zu viele Stunden',
    text: 'Alle Aktivitäten zusammen dürfen höchstens 24 Stunden am Tag dauern.',
  },
  lifeExpectancyMissing: {
    title: 'Die Lebenserwartung fehlt',
    text: 'Bitte wählen Sie ein Land aus oder geben Sie die Lebenserwartung selbst ein.',
  },
  lifeExpectancyInvalid: {
    title: 'Ungültige Lebenserwartung',
    text: 'Bitte geben Sie für die Lebenserwartung eine gültige positive Zahl ein.',
  },
  visualizeFailed: {
    title: 'Die Ergebnisse konnten nicht berechnet werden',
    text: 'Bitte prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.',
  },
};
