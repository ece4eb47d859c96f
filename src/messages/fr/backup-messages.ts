import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    'Un fichier avec tout ce que vous avez saisi\u00a0: le formulaire, vos moments, vos chapitres et vos proches. C’est du texte lisible\u00a0: gardez-le dans un endroit privé.',
  save: 'Enregistrer une sauvegarde',
  open: 'Ouvrir une sauvegarde',
  replaces: 'Ouvrir un fichier remplace ce qui se trouve ici. Vous pourrez revenir en arrière.',
  saved: 'Sauvegarde enregistrée.',
  refused: 'Rien n’a changé, car le fichier pose problème\u00a0:',
  foreign: 'Ce n’est pas une sauvegarde de cette page.',
  newer: 'Il vient d’une version plus récente de cette page. Rechargez la page, puis réessayez.',
  tooLarge: 'Le fichier est plus gros que n’importe quelle sauvegarde de cette page.',
  unreadable: 'Votre navigateur n’a pas pu lire le fichier. Réessayez.',
  more: plural({ one: 'Et # autre.', many: 'Et # d’autres.', other: 'Et # autres.' }),
  file: (day) => `lifetime-visualizer-${day}`,
};

const PARTS = {
  birthdate: 'La date de naissance est illisible.',
  birthYear: 'L’année de naissance est illisible.',
  color: 'La couleur est illisible.',
  country: 'Le pays est illisible.',
  daysPerYear: 'Le nombre de jours par an est illisible.',
  from: 'Le début est illisible.',
  hours: 'Les heures sont illisibles.',
  lifeExpectancy: 'L’espérance de vie est illisible.',
  livedTogether: 'Le temps de vie commune est illisible.',
  name: 'Le nom est illisible.',
  population: 'Le choix entre tout le monde, les femmes et les hommes est illisible.',
  schedule: 'Les jours et les âges sont illisibles.',
  since: 'L’année de la rencontre est illisible.',
  text: 'Le texte est illisible.',
  until: 'La fin est illisible.',
  when: 'La date ou l’âge est illisible.',
} as const;

const LISTS = {
  activities: { one: 'Activité', all: 'activités' },
  chapters: { one: 'Chapitre', all: 'chapitres' },
  moments: { one: 'Moment', all: 'moments' },
  people: { one: 'Personne', all: 'personnes' },
} as const;

const lowerStart = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: 'Le fichier contient quelque chose d’illisible.',
  part: (part) => PARTS[part],
  list: (list) => `La liste des ${LISTS[list].all} est illisible.`,
  tooMany: (format, list, count, most) =>
    `Il contient ${format.number(count)} ${LISTS[list].all}\u202f; il y a de la place pour ${format.number(most)}.`,
  item: (list, position) => `${LISTS[list].one} ${position}\u00a0: illisible.`,
  partOfItem: (list, position, part) => `${LISTS[list].one} ${position}\u00a0: ${lowerStart(PARTS[part])}`,
};
