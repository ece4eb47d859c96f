import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'Des moyennes pour des personnes comme vous deux, pas une prévision.',
  edit: 'Modifier',
  editLabel: (name) => `Modifier\u00a0: ${name}`,
  remove: 'Retirer',
  removeLabel: (name) => `Retirer\u00a0: ${name}`,
  undo: 'Rétablir',
  undoLabel: (name) => `Rétablir\u00a0: ${name}`,
  rests: 'Sur quoi cela repose',
  restsLabel: (name) => `Sur quoi cela repose\u00a0: ${name}`,
  removed: (name) => `N’est plus dans la liste\u00a0: ${name}.`,
  loading: 'Recherche de la table de mortalité…',
  failed: 'La table de mortalité n’a pas pu être chargée. Ce que vous avez saisi est toujours là.',
  again: 'Réessayer',
  againLabel: (name) => `Réessayer\u00a0: ${name}`,
  noTable: (place) =>
    `Il n’y a pas de table de mortalité pour les personnes qui vivent ${place}. Vous pouvez choisir un autre pays.`,
  noCountry: 'Choisissez un pays pour trouver sa table de mortalité.',
};

export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(/^(?:mon|ma)\s+(?=\S)/i, 'votre ').replace(/^mes\s+(?=\S)/i, 'vos ');

const aboutMoreDays = plural({
  one: 'Encore environ #\u00a0jour',
  many: 'Encore environ #\u00a0de jours',
  other: 'Encore environ #\u00a0jours',
});
const aboutMoreYears = plural({
  one: 'Encore environ #\u00a0an',
  many: 'Encore environ #\u00a0d’années',
  other: 'Encore environ #\u00a0ans',
});
const aboutDays = plural({
  one: 'environ #\u00a0jour',
  many: 'environ #\u00a0de jours',
  other: 'environ #\u00a0jours',
});

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) => `${aboutMoreDays(format, figure)} avec ${name}, peut-\u2060être.`,
  years: (format, figure, name) => `${aboutMoreYears(format, figure)} avec ${name}, peut-\u2060être.`,
  none: (name) => `Vous n’avez indiqué aucun jour par an avec ${name}.`,
  hardlyAny: (name) => `Vous n’avez indiqué presque aucun jour par an avec ${name}.`,
  theirAge: (format, age, name) =>
    `À ${years(format, age)}, les tables de mortalité ne vont plus assez loin pour ${name}.`,
  ownAge: (format, age) =>
    `À ${years(format, age)}, vous avez dépassé le dernier âge des tables de mortalité.`,
  unknown: (name) => `Pour vous et ${name}, une moyenne ne dit pas grand-chose.`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'Vos jours ensemble viennent de commencer.',
  about: (share) => `Environ ${share} de vos jours ensemble sont derrière vous.`,
  moreThan: (share) => `Plus de ${share} de vos jours ensemble sont derrière vous.`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({
    one: 'Vous avez passé environ # jour ensemble jusqu’ici.',
    many: 'Vous avez passé environ # de jours ensemble jusqu’ici.',
    other: 'Vous avez passé environ # jours ensemble jusqu’ici.',
  }),
  everyDayUntil: (year, share) => `En comptant chaque jour jusqu’en ${year}. ${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `En comptant chaque jour jusqu’en ${year}, puis ${days(format, figure)} par an. ${share}`,
  livingTogether: (share) => `Vous vivez ensemble. ${share}`,
  atDays: (format, figure, share) => `En comptant ${days(format, figure)} par an. ${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'Un jour de plus ensemble est un jour de plus, quoi qu’en dise une moyenne.',
  weekendsWithin: plural({
    one: 'Cela comprend environ #\u00a0week-end.',
    many: 'Cela comprend environ #\u00a0de week-ends.',
    other: 'Cela comprend environ #\u00a0week-ends.',
  }),
  weekendsInYears: plural({
    one: 'Ces années comptent environ #\u00a0week-end.',
    many: 'Ces années comptent environ #\u00a0de week-ends.',
    other: 'Ces années comptent environ #\u00a0week-ends.',
  }),
  firstDay: (format, figure) => `Un jour ensemble par an ajouterait ${aboutDays(format, figure)}.`,
  oneMoreDay: (format, figure) => `Un jour de plus ensemble par an ajouterait ${aboutDays(format, figure)}.`,
  firstDayFrom: (format, figure, year) =>
    `À partir de ${year}, un jour ensemble par an ajouterait ${aboutDays(format, figure)}.`,
  oneMoreDayFrom: (format, figure, year) =>
    `À partir de ${year}, un jour de plus ensemble par an ajouterait ${aboutDays(format, figure)}.`,
};
