import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: 'Was Sie hier wählen, ersetzt Ihre Aktivitäten. Sie können das rückgängig machen.',
  sources: 'Quellen:',
  lives: 'Leben als Vorlage',
  livesHint:
    'Hier sind Tage pro Woche und Zeiträume schon eingetragen. Unter „Wann Ihre Aktivitäten stattfinden“ passen Sie sie an.',
  note:
    'Arbeit schließt den Arbeitsweg ein, außer er ist eigens aufgeführt oder beim Tag steht etwas anderes; ' +
    'Schlaf schließt Nickerchen und Wachliegen ein. Alles, was nicht aufgeführt ist, zählt als freie Zeit.',
  use: (title) => `„${title}“ übernehmen`,
  hours: (name, hours) => `${name} ${hours}\u00a0h`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}. ${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: 'Berufstätig',
    about: (year) =>
      `US-Durchschnitt für Erwerbstätige ohne Kinder unter 18 im Haushalt, Wochenenden eingeschlossen, ${year}.`,
  },
  'working-parent': {
    title: 'Beruf und Kinder',
    about: (year) =>
      `US-Durchschnitt für Erwerbstätige mit Kindern unter 18 im Haushalt, Wochenenden eingeschlossen, ${year}.`,
  },
  'parent-at-home': {
    title: 'Mit Kindern zu Hause',
    about: (year) =>
      `US-Durchschnitt für Erwachsene ohne Erwerbsarbeit und mit Kindern unter 18 im Haushalt, ${year}.`,
  },
  student: {
    title: 'Im Studium',
    about: () =>
      'US-Durchschnitt für Studierende in Vollzeit von 15 bis 49 Jahren, montags bis freitags, 2003 bis 2005.',
  },
  teenager: {
    title: 'Jugend',
    about: (year) =>
      `US-Durchschnitt für Menschen von 15 bis 19 Jahren, Wochenenden und Schulferien eingeschlossen, ${year}.`,
  },
  'later-life': {
    title: 'Im höheren Alter',
    about: (year) => `US-Durchschnitt für Menschen ab 75 Jahren, ${year}.`,
  },
  'average-person': {
    title: 'Alle im Durchschnitt',
    about: (year) => `US-Durchschnitt für alle ab 15 Jahren, mit und ohne Erwerbsarbeit, ${year}.`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `Durchschnitt ${place}`,
  about: (format, { place, ages, year }) =>
    `Durchschnitt für Menschen ${place}, ${describeSurveyAges(format, ages)}, mit und ohne Erwerbsarbeit, Wochenenden eingeschlossen, ${year}. Arbeit schließt den Arbeitsweg nicht ein.`,
};

const office = '40 Stunden Arbeit an fünf Tagen, im Alter von 22 bis 65, sind in Vollzeit üblich';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: 'Büroarbeit',
    about: (year) =>
      `${office}; die übrigen Stunden sind der US-Durchschnitt für Erwerbstätige ohne Kinder im Haushalt, ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'Pflege in Schichten',
    about: (year) =>
      `Zwölfstundenschichten an drei Tagen pro Woche sind bei Pflegekräften in US-Krankenhäusern verbreitet (Studie von 2012); die Altersangaben sind Beispiele, die übrigen Stunden der US-Durchschnitt für Erwerbstätige, ${year}.`,
  },
  'parent-at-home-life': {
    title: 'Jahre mit Kindern',
    about: (year) =>
      `Arbeit bis zum ersten Kind und Betreuung, bis das jüngste 18 ist; die Altersangaben sind Beispiele. Die Stunden für Betreuung, Hausarbeit und Fernsehen sind der US-Durchschnitt für Eltern ohne Erwerbsarbeit, ${year}.`,
  },
  'student-life': {
    title: 'Studienjahre',
    about: () =>
      `Studium an fünf Tagen, im Alter von 18 bis 22, mit dem US-Durchschnitt für Studierende in Vollzeit, 2003 bis 2005. ${office}.`,
  },
  'retired-life': {
    title: 'Ruhestand',
    about: (year) =>
      `${office}; die Stunden ab 65 sind der US-Durchschnitt für Menschen ab 75 Jahren, ${year}. „Ruhe und Körperpflege“ schließt Schlaf ein.`,
  },
};
