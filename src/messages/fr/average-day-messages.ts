import type * as English from '../en/average-day-messages.ts';
import type { Translated } from '../translated.ts';
import { describeSurveyAges } from './survey-ages.ts';

export const AVERAGE_DAY_MESSAGES: Translated<typeof English.AVERAGE_DAY_MESSAGES> = {
  hint: 'Choisissez-en une pour remplacer vos activités. Vous pourrez revenir en arrière.',
  sources: 'Sources\u00a0:',
  lives: 'Vies types',
  livesHint:
    'Elles précisent les jours par semaine et les âges. Adaptez-les à votre vie sous «\u202fQuand ont lieu vos activités\u202f».',
  note:
    'Le travail comprend les trajets, sauf s’ils sont indiqués à part ou si la journée précise autre chose\u202f; le sommeil ' +
    'comprend les siestes et le temps passé au lit sans dormir. Ce qui n’est pas indiqué compte comme temps libre.',
  use: (title) => `Utiliser «\u202f${title}\u202f»`,
  hours: (name, hours) => `${name} ${hours}\u00a0h`,
  schedule: (name, schedule) => `${name} ${schedule}`,
  described: (hours, about) => `${hours}. ${about}`,
};

export const AVERAGE_DAYS: Translated<typeof English.AVERAGE_DAYS> = {
  working: {
    title: 'Avec un emploi',
    about: (year) =>
      `Moyenne aux États-Unis pour les adultes en emploi sans enfant de moins de 18\u00a0ans à la maison, week-ends compris, ${year}.`,
  },
  'working-parent': {
    title: 'Emploi et enfants',
    about: (year) =>
      `Moyenne aux États-Unis pour les adultes en emploi avec enfants de moins de 18\u00a0ans à la maison, week-ends compris, ${year}.`,
  },
  'parent-at-home': {
    title: 'Parent au foyer',
    about: (year) =>
      `Moyenne aux États-Unis pour les adultes sans emploi avec enfants de moins de 18\u00a0ans à la maison, ${year}.`,
  },
  student: {
    title: 'Études',
    about: () =>
      'Moyenne aux États-Unis pour les personnes de 15 à 49\u00a0ans qui étudient à temps plein à l’université, jours de semaine, de 2003 à 2005.',
  },
  teenager: {
    title: 'Adolescence',
    about: (year) =>
      `Moyenne aux États-Unis pour les personnes de 15 à 19\u00a0ans, week-ends et vacances scolaires compris, ${year}.`,
  },
  'later-life': {
    title: 'Après 75\u00a0ans',
    about: (year) => `Moyenne aux États-Unis pour les personnes de 75\u00a0ans et plus, ${year}.`,
  },
  'average-person': {
    title: 'Tout le monde',
    about: (year) =>
      `Moyenne aux États-Unis pour toutes les personnes de 15\u00a0ans et plus, avec ou sans emploi, ${year}.`,
  },
};

export const OWN_COUNTRY_DAY: Translated<typeof English.OWN_COUNTRY_DAY> = {
  title: (place) => `Moyenne ${place}`,
  about: (format, { place, ages, year }) =>
    `Moyenne ${place}, ${describeSurveyAges(format, ages)}, avec ou sans emploi, week-ends compris, ${year}. Le travail ne comprend pas les trajets.`,
};

const office =
  'Travailler 40\u00a0heures en cinq jours, de 22 à 65\u00a0ans, est un rythme courant à temps plein';

export const READY_MADE_LIVES: Translated<typeof English.READY_MADE_LIVES> = {
  'office-life': {
    title: 'Vie de bureau',
    about: (year) =>
      `${office}\u202f; les autres heures sont la moyenne aux États-Unis pour les adultes en emploi sans enfant à la maison, ${year}.`,
  },
  'nursing-shifts-life': {
    title: 'Travail à l’hôpital',
    about: (year) =>
      `Travailler douze heures d’affilée, trois jours par semaine, est courant dans le personnel infirmier des hôpitaux (étude menée aux États-Unis, 2012)\u202f; les âges sont des exemples, et les autres heures sont la moyenne aux États-Unis pour les adultes en emploi, ${year}.`,
  },
  'parent-at-home-life': {
    title: 'Années avec enfants',
    about: (year) =>
      `Un travail jusqu’au premier enfant, puis du temps pour les enfants jusqu’aux 18\u00a0ans du plus jeune, à des âges donnés en exemple\u202f; les heures de soins, de tâches ménagères et de télévision sont la moyenne aux États-Unis pour les parents sans emploi, ${year}.`,
  },
  'student-life': {
    title: 'Années d’études',
    about: () =>
      `Des études cinq jours par semaine de 18 à 22\u00a0ans, selon la moyenne aux États-Unis pour les études à temps plein, de 2003 à 2005. ${office}.`,
  },
  'retired-life': {
    title: 'Retraite',
    about: (year) =>
      `${office}\u202f; à partir de 65\u00a0ans, les heures sont la moyenne aux États-Unis pour les personnes de 75\u00a0ans et plus, ${year}. Le repos et les soins personnels comprennent le sommeil.`,
  },
};
