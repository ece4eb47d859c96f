import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

const onFoot = 'À pied, à 5 km par heure,';

export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({
      one: 'Vous dormez # jour entier par an.',
      many: 'Vous dormez # de jours entiers par an.',
      other: 'Vous dormez # jours entiers par an.',
    }),
    winters: phrase({
      one: 'À cet âge, cela fait # hiver de sommeil, de trois mois.',
      many: 'À cet âge, cela fait # d’hivers de sommeil, de trois mois chacun.',
      other: 'À cet âge, cela fait # hivers de sommeil, de trois mois chacun.',
    }),
    wakingHours: phrase({
      one: 'Chaque semaine vous laisse # heure d’éveil.',
      many: 'Chaque semaine vous laisse # d’heures d’éveil.',
      other: 'Chaque semaine vous laisse # heures d’éveil.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'À une tasse toutes les quatre heures : # café par an.',
      many: 'À une tasse toutes les quatre heures : # de cafés par an.',
      other: 'À une tasse toutes les quatre heures : # cafés par an.',
    }),
    weeks: phrase({
      one: 'Votre année de travail équivaut à # semaine de quarante heures.',
      many: 'Votre année de travail équivaut à # de semaines de quarante heures.',
      other: 'Votre année de travail équivaut à # semaines de quarante heures.',
    }),
    wakingYears: phrase({
      one: 'À cet âge, cela fait # année de travail, à raison de 16 heures d’éveil par jour.',
      many: 'À cet âge, cela fait # d’années de travail, à raison de 16 heures d’éveil par jour.',
      other: 'À cet âge, cela fait # années de travail, à raison de 16 heures d’éveil par jour.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Le temps d’écouter # chanson de quatre minutes par an.',
      many: 'Le temps d’écouter # de chansons de quatre minutes par an.',
      other: 'Le temps d’écouter # chansons de quatre minutes par an.',
    }),
    laps: phrase({
      one: `${onFoot} ce temps sur toute une vie vous ferait faire # tour de la Terre à l’équateur.`,
      many: `${onFoot} ce temps sur toute une vie vous ferait faire # de tours de la Terre à l’équateur.`,
      other: `${onFoot} ce temps sur toute une vie vous ferait faire # tours de la Terre à l’équateur.`,
    }),
  },
  exercise: {
    minutes: phrase({
      one: '# minute par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
      many: '# de minutes par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
      other:
        '# minutes par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
    }),
    walk: phrase({
      one: `${onFoot} cela ferait # km par an.`,
      many: `${onFoot} cela ferait # de km par an.`,
      other: `${onFoot} cela ferait # km par an.`,
    }),
  },
  socialMedia: {
    average: phrase({
      one: '# fois la moyenne mondiale (internautes, 2025).',
      many: '# de fois la moyenne mondiale (internautes, 2025).',
      other: '# fois la moyenne mondiale (internautes, 2025).',
    }),
    notes: phrase({
      one: 'Le temps d’écrire # message de cinq minutes à des amis par semaine.',
      many: 'Le temps d’écrire # de messages de cinq minutes à des amis par semaine.',
      other: 'Le temps d’écrire # messages de cinq minutes à des amis par semaine.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'À 45 minutes chacun : # repas préparé par an.',
      many: 'À 45 minutes chacun : # de repas préparés par an.',
      other: 'À 45 minutes chacun : # repas préparés par an.',
    }),
    weeks: phrase({
      one: 'À cet âge, cela fait # semaine de quarante heures en cuisine.',
      many: 'À cet âge, cela fait # de semaines de quarante heures en cuisine.',
      other: 'À cet âge, cela fait # semaines de quarante heures en cuisine.',
    }),
  },
  reading: {
    novels: null,
    words: null,
  },
  gaming: {
    adventures: phrase({
      one: 'Le temps de vivre # aventure de quarante heures par an.',
      many: 'Le temps de vivre # d’aventures de quarante heures par an.',
      other: 'Le temps de vivre # aventures de quarante heures par an.',
    }),
    evenings: phrase({
      one: 'Sur toute une vie, cela fait # soirée de jeu, de trois heures.',
      many: 'Sur toute une vie, cela fait # de soirées de jeu, de trois heures chacune.',
      other: 'Sur toute une vie, cela fait # soirées de jeu, de trois heures chacune.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'À une demi-heure chacun : # repas par an.',
      many: 'À une demi-heure chacun : # de repas par an.',
      other: 'À une demi-heure chacun : # repas par an.',
    }),
    days: phrase({
      one: 'À cet âge, cela fait # jour entier à table.',
      many: 'À cet âge, cela fait # de jours entiers à table.',
      other: 'À cet âge, cela fait # jours entiers à table.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Le temps de voir # film de deux heures par an.',
      many: 'Le temps de voir # de films de deux heures par an.',
      other: 'Le temps de voir # films de deux heures par an.',
    }),
  },
  studying: {
    hardLanguage: null,
    languages: null,
  },
  hobbies: {
    weekends: phrase({
      one: 'À 32 heures d’éveil chacun : # week-end de loisirs par an.',
      many: 'À 32 heures d’éveil chacun : # de week-ends de loisirs par an.',
      other: 'À 32 heures d’éveil chacun : # week-ends de loisirs par an.',
    }),
    afternoons: phrase({
      one: 'Sur toute une vie, cela fait # dimanche après-midi de quatre heures.',
      many: 'Sur toute une vie, cela fait # de dimanches après-midi de quatre heures.',
      other: 'Sur toute une vie, cela fait # dimanches après-midi de quatre heures.',
    }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({
    one: 'En un an, cela fait # jour entier.',
    many: 'En un an, cela fait # de jours entiers.',
    other: 'En un an, cela fait # jours entiers.',
  }),
  laps: phrase({
    one: `${onFoot} vous auriez pu faire, à cet âge, # tour de la Terre à l’équateur.`,
    many: `${onFoot} vous auriez pu faire, à cet âge, # de tours de la Terre à l’équateur.`,
    other: `${onFoot} vous auriez pu faire, à cet âge, # tours de la Terre à l’équateur.`,
  }),
  workWeeks: phrase({
    one: 'En un an, cela équivaut à # semaine de travail de quarante heures.',
    many: 'En un an, cela équivaut à # de semaines de travail de quarante heures.',
    other: 'En un an, cela équivaut à # semaines de travail de quarante heures.',
  }),
  novels: null,
  seasons: phrase({
    one: 'À cet âge, cela fait # saison de trois mois.',
    many: 'À cet âge, cela fait # de saisons de trois mois.',
    other: 'À cet âge, cela fait # saisons de trois mois.',
  }),
  languages: null,
  movies: phrase({
    one: 'Trente jours de cette activité équivalent à # film de deux heures.',
    many: 'Trente jours de cette activité équivalent à # de films de deux heures.',
    other: 'Trente jours de cette activité équivalent à # films de deux heures.',
  }),
  minutes: phrase({
    one: 'Jour et nuit confondus, cela fait # minute de chaque heure.',
    many: 'Jour et nuit confondus, cela fait # de minutes de chaque heure.',
    other: 'Jour et nuit confondus, cela fait # minutes de chaque heure.',
  }),
  coffees: phrase({
    one: 'Le temps de prendre # café d’une demi-heure par semaine.',
    many: 'Le temps de prendre # de cafés d’une demi-heure par semaine.',
    other: 'Le temps de prendre # cafés d’une demi-heure par semaine.',
  }),
  songs: phrase({
    one: 'Le temps d’écouter # chanson de quatre minutes par jour.',
    many: 'Le temps d’écouter # de chansons de quatre minutes par jour.',
    other: 'Le temps d’écouter # chansons de quatre minutes par jour.',
  }),
  wakingYears: phrase({
    one: 'Sur toute une vie, cela fait # année, à raison de 16 heures d’éveil par jour.',
    many: 'Sur toute une vie, cela fait # d’années, à raison de 16 heures d’éveil par jour.',
    other: 'Sur toute une vie, cela fait # années, à raison de 16 heures d’éveil par jour.',
  }),
};
