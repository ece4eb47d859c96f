import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: 'Ajouter une personne', change: (name) => `Modifier\u00a0: ${name}` },
  name: 'Nom',
  namePlaceholder: 'par exemple Ma mère',
  birthYear: 'Année de naissance',
  yearPlaceholder: 'par exemple 1962',
  together: 'Avez-vous vécu ensemble\u202f?',
  livedTogether: { no: 'Non', until: 'Oui, un temps', still: 'Oui, toujours' },
  until: 'Vie commune jusqu’en',
  untilHint: 'Une année, passée ou à venir.',
  days: { apart: 'Jours ensemble par an', later: 'Jours ensemble par an ensuite' },
  daysHint: 'Un week-end par mois fait 24\u00a0jours\u202f; une fois par semaine, 52.',
  since: { known: 'Vous vous connaissez depuis (facultatif)', together: 'Vie commune depuis (facultatif)' },
  sinceHint: 'Une année. Laissez vide si c’est depuis toujours.',
  country: 'Pays',
  sameCountry: (country) => `${country}, comme vous`,
  chooseCountry: 'Choisir un pays',
  population: 'Chiffres à utiliser',
  populations: { everyone: 'Tout le monde', women: 'Femmes', men: 'Hommes' },
  privacy:
    'Reste sur cet appareil, jamais dans un lien ni dans une image. Seul le code du pays est envoyé, pour trouver sa table de mortalité.',
  saving: SAVING_NOTE,
  save: 'Enregistrer',
  cancel: 'Annuler',
  full: plural({
    one: 'Vous pouvez ajouter # personne au plus. Retirez-en une pour en ajouter une autre.',
    many: 'Vous pouvez ajouter # de personnes au plus. Retirez-en une pour en ajouter une autre.',
    other: 'Vous pouvez ajouter # personnes au plus. Retirez-en une pour en ajouter une autre.',
  }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: 'Indiquez un nom.',
  year: 'Indiquez une année, par exemple 1962.',
  yearToCome: 'C’est dans l’avenir. Indiquez l’année en cours ou une année passée.',
  tooLongAgo: 'Vérifiez l’année de naissance\u00a0: elle remonte à plus de 130\u00a0ans.',
  days: 'Indiquez un nombre de jours, de 0 à 365.',
  sinceBeforeBirth: (year) =>
    `L’une de vos deux naissances a eu lieu en ${year}. Indiquez cette année-là ou une année ultérieure.`,
  untilBeforeSince: (year) =>
    `Vous n’avez pas pu vivre ensemble avant ${year}. Indiquez cette année-là ou une année ultérieure.`,
  untilTooFar: (year) => `Indiquez ${year} au plus tard.`,
  country: 'Choisissez un pays\u00a0: les chiffres viennent de sa table de mortalité.',
};
