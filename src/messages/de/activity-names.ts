import type * as English from '../en/activity-names.ts';
import type { Translated } from '../translated.ts';
import { DEFAULT_ACTIVITY_NAMES } from './default-activity-names.ts';

export const ACTIVITY_NAMES: Translated<typeof English.ACTIVITY_NAMES> = {
  sleep: [DEFAULT_ACTIVITY_NAMES.sleep, 'Schlafen'],
  work: [DEFAULT_ACTIVITY_NAMES.work, 'Arbeiten', 'Beruf'],
  commute: ['Arbeitsweg', 'Pendeln'],
  exercise: [DEFAULT_ACTIVITY_NAMES.exercise, 'Bewegung', 'Training'],
  socialMedia: ['Soziale Medien', 'Soziale Netzwerke'],
  entertainment: ['TV/Unterhaltung', 'TV/Filme', 'Unterhaltung', 'Filme', 'Serien'],
  eating: ['Essen', 'Mahlzeiten', 'Essen und Trinken'],
  familyTime: [DEFAULT_ACTIVITY_NAMES.familyTime, 'Familie', 'Familienzeit'],
  cooking: ['Kochen'],
  shopping: ['Einkaufen', 'Einkauf'],
  hobbies: ['Hobbys', 'Hobby'],
  reading: [DEFAULT_ACTIVITY_NAMES.reading],
  gaming: ['Gaming', 'Videospiele', 'Computerspiele', 'Zocken'],
  studying: ['Lernen', 'Studium', 'Schule'],
  cleaning: ['Putzen', 'Aufräumen'],
  meditation: ['Meditation', 'Meditieren'],
  phoneCalls: ['Telefonieren', 'Telefonate'],
  socialActivities: ['Freunde treffen', 'Freunde', 'Soziales'],
  travel: ['Reisen'],
  television: ['Fernsehen', 'TV'],
  household: ['Haushalt'],
  housework: ['Hausarbeit'],
  familyCare: ['Betreuung in der Familie', 'Kinderbetreuung'],
  gettingAround: ['Unterwegs sein', 'Unterwegs'],
  gamesAndComputer: ['Spiele und Computer'],
  personalCare: ['Ruhe und Körperpflege'],
};

export const ACTIVITY_STEMS: Translated<typeof English.ACTIVITY_STEMS> = {
  sleep: ['schlaf', 'schläf'],
  exercise: ['sport', 'training', 'fitness', 'gym'],
};
