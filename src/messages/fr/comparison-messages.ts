import type * as English from '../en/comparison-messages.ts';
import type { Translated } from '../translated.ts';
import { phrase } from './plural.ts';

const onFoot = 'À pied, à 5\u00a0km/h,';

export const COMPARISONS: Translated<typeof English.COMPARISONS> = {
  sleep: {
    days: phrase({
      one: 'Vous dormez #\u00a0jour entier par an.',
      many: 'Vous dormez #\u00a0de jours entiers par an.',
      other: 'Vous dormez #\u00a0jours entiers par an.',
    }),
    winters: phrase({
      one: 'À cet âge, cela fait #\u00a0hiver de trois mois passé à dormir.',
      many: 'À cet âge, cela fait #\u00a0d’hivers de trois mois passés à dormir.',
      other: 'À cet âge, cela fait #\u00a0hivers de trois mois passés à dormir.',
    }),
    wakingHours: phrase({
      one: 'Il vous reste #\u00a0heure d’éveil par semaine.',
      many: 'Il vous reste #\u00a0d’heures d’éveil par semaine.',
      other: 'Il vous reste #\u00a0heures d’éveil par semaine.',
    }),
  },
  work: {
    coffees: phrase({
      one: 'À une tasse toutes les quatre heures\u00a0: #\u00a0café par an.',
      many: 'À une tasse toutes les quatre heures\u00a0: #\u00a0de cafés par an.',
      other: 'À une tasse toutes les quatre heures\u00a0: #\u00a0cafés par an.',
    }),
    weeks: phrase({
      one: 'Votre année de travail équivaut à #\u00a0semaine de quarante heures.',
      many: 'Votre année de travail équivaut à #\u00a0de semaines de quarante heures.',
      other: 'Votre année de travail équivaut à #\u00a0semaines de quarante heures.',
    }),
    wakingYears: phrase({
      one: 'À cet âge, cela fait #\u00a0année de travail, à raison de 16\u00a0heures d’éveil par jour.',
      many: 'À cet âge, cela fait #\u00a0d’années de travail, à raison de 16\u00a0heures d’éveil par jour.',
      other: 'À cet âge, cela fait #\u00a0années de travail, à raison de 16\u00a0heures d’éveil par jour.',
    }),
  },
  commute: {
    songs: phrase({
      one: 'Le temps d’écouter #\u00a0chanson de quatre minutes par an.',
      many: 'Le temps d’écouter #\u00a0de chansons de quatre minutes par an.',
      other: 'Le temps d’écouter #\u00a0chansons de quatre minutes par an.',
    }),
    laps: phrase({
      one: `Sur toute une vie, à pied et à 5\u00a0km/h, cela ferait #\u00a0tour de la Terre à l’équateur.`,
      many: `Sur toute une vie, à pied et à 5\u00a0km/h, cela ferait #\u00a0de tours de la Terre à l’équateur.`,
      other: `Sur toute une vie, à pied et à 5\u00a0km/h, cela ferait #\u00a0tours de la Terre à l’équateur.`,
    }),
  },
  exercise: {
    minutes: phrase({
      one: '#\u00a0minute par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
      many: '#\u00a0de minutes par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
      other:
        '#\u00a0minutes par semaine. L’OMS en recommande de 150 à 300 aux adultes (la moitié si l’intensité est soutenue).',
    }),
    walk: phrase({
      one: `${onFoot} cela ferait #\u00a0km\u00a0par an.`,
      many: `${onFoot} cela ferait #\u00a0de km\u00a0par an.`,
      other: `${onFoot} cela ferait #\u00a0km\u00a0par an.`,
    }),
  },
  socialMedia: {
    average: phrase({
      one: '#\u00a0fois la moyenne mondiale (internautes, 2025).',
      many: '#\u00a0de fois la moyenne mondiale (internautes, 2025).',
      other: '#\u00a0fois la moyenne mondiale (internautes, 2025).',
    }),
    notes: phrase({
      one: 'Le temps d’écrire à des amis #\u00a0message de cinq minutes par semaine.',
      many: 'Le temps d’écrire à des amis #\u00a0de messages de cinq minutes par semaine.',
      other: 'Le temps d’écrire à des amis #\u00a0messages de cinq minutes par semaine.',
    }),
  },
  cooking: {
    meals: phrase({
      one: 'À 45\u00a0minutes par repas\u00a0: #\u00a0repas préparé par an.',
      many: 'À 45\u00a0minutes par repas\u00a0: #\u00a0de repas préparés par an.',
      other: 'À 45\u00a0minutes par repas\u00a0: #\u00a0repas préparés par an.',
    }),
    weeks: phrase({
      one: 'À cet âge, cela fait #\u00a0semaine de quarante heures en cuisine.',
      many: 'À cet âge, cela fait #\u00a0de semaines de quarante heures en cuisine.',
      other: 'À cet âge, cela fait #\u00a0semaines de quarante heures en cuisine.',
    }),
  },
  reading: {
    novels: null,
    words: null,
  },
  gaming: {
    adventures: phrase({
      one: 'Le temps de vivre #\u00a0aventure de quarante heures par an.',
      many: 'Le temps de vivre #\u00a0d’aventures de quarante heures par an.',
      other: 'Le temps de vivre #\u00a0aventures de quarante heures par an.',
    }),
    evenings: phrase({
      one: 'Sur toute une vie, cela fait #\u00a0soirée de jeu de trois heures.',
      many: 'Sur toute une vie, cela fait #\u00a0de soirées de jeu de trois heures.',
      other: 'Sur toute une vie, cela fait #\u00a0soirées de jeu de trois heures.',
    }),
  },
  eating: {
    meals: phrase({
      one: 'À une demi-heure par repas\u00a0: #\u00a0repas par an.',
      many: 'À une demi-heure par repas\u00a0: #\u00a0de repas par an.',
      other: 'À une demi-heure par repas\u00a0: #\u00a0repas par an.',
    }),
    days: phrase({
      one: 'À cet âge, cela fait #\u00a0jour entier à table.',
      many: 'À cet âge, cela fait #\u00a0de jours entiers à table.',
      other: 'À cet âge, cela fait #\u00a0jours entiers à table.',
    }),
  },
  entertainment: {
    movies: phrase({
      one: 'Le temps de voir #\u00a0film de deux heures par an.',
      many: 'Le temps de voir #\u00a0de films de deux heures par an.',
      other: 'Le temps de voir #\u00a0films de deux heures par an.',
    }),
  },
  studying: {
    hardLanguage: null,
    languages: null,
  },
  hobbies: {
    weekends: phrase({
      one: 'À 32\u00a0heures d’éveil par week-end\u00a0: #\u00a0week-end de loisirs par an.',
      many: 'À 32\u00a0heures d’éveil par week-end\u00a0: #\u00a0de week-ends de loisirs par an.',
      other: 'À 32\u00a0heures d’éveil par week-end\u00a0: #\u00a0week-ends de loisirs par an.',
    }),
    afternoons: phrase({
      one: 'Sur toute une vie, cela fait #\u00a0dimanche après-midi de quatre heures.',
      many: 'Sur toute une vie, cela fait #\u00a0de dimanches après-midi de quatre heures.',
      other: 'Sur toute une vie, cela fait #\u00a0dimanches après-midi de quatre heures.',
    }),
  },
};

export const GENERAL_COMPARISONS: Translated<typeof English.GENERAL_COMPARISONS> = {
  days: phrase({
    one: 'En un an, cela fait #\u00a0jour entier.',
    many: 'En un an, cela fait #\u00a0de jours entiers.',
    other: 'En un an, cela fait #\u00a0jours entiers.',
  }),
  laps: phrase({
    one: `${onFoot} vous auriez pu faire, à cet âge, #\u00a0tour de la Terre à l’équateur.`,
    many: `${onFoot} vous auriez pu faire, à cet âge, #\u00a0de tours de la Terre à l’équateur.`,
    other: `${onFoot} vous auriez pu faire, à cet âge, #\u00a0tours de la Terre à l’équateur.`,
  }),
  workWeeks: phrase({
    one: 'En un an, cela équivaut à #\u00a0semaine de travail de quarante heures.',
    many: 'En un an, cela équivaut à #\u00a0de semaines de travail de quarante heures.',
    other: 'En un an, cela équivaut à #\u00a0semaines de travail de quarante heures.',
  }),
  novels: null,
  seasons: phrase({
    one: 'À cet âge, cela fait #\u00a0saison de trois mois.',
    many: 'À cet âge, cela fait #\u00a0de saisons de trois mois.',
    other: 'À cet âge, cela fait #\u00a0saisons de trois mois.',
  }),
  languages: null,
  movies: phrase({
    one: 'Trente jours de cette activité équivalent à #\u00a0film de deux heures.',
    many: 'Trente jours de cette activité équivalent à #\u00a0de films de deux heures.',
    other: 'Trente jours de cette activité équivalent à #\u00a0films de deux heures.',
  }),
  minutes: phrase({
    one: 'Réparti sur le jour et la nuit, cela fait #\u00a0minute par heure.',
    many: 'Réparti sur le jour et la nuit, cela fait #\u00a0de minutes par heure.',
    other: 'Réparti sur le jour et la nuit, cela fait #\u00a0minutes par heure.',
  }),
  coffees: phrase({
    one: 'Le temps de prendre #\u00a0café d’une demi-heure par semaine.',
    many: 'Le temps de prendre #\u00a0de cafés d’une demi-heure par semaine.',
    other: 'Le temps de prendre #\u00a0cafés d’une demi-heure par semaine.',
  }),
  songs: phrase({
    one: 'Le temps d’écouter #\u00a0chanson de quatre minutes par jour.',
    many: 'Le temps d’écouter #\u00a0de chansons de quatre minutes par jour.',
    other: 'Le temps d’écouter #\u00a0chansons de quatre minutes par jour.',
  }),
  wakingYears: phrase({
    one: 'Sur toute une vie, cela fait #\u00a0année, à raison de 16\u00a0heures d’éveil par jour.',
    many: 'Sur toute une vie, cela fait #\u00a0d’années, à raison de 16\u00a0heures d’éveil par jour.',
    other: 'Sur toute une vie, cela fait #\u00a0années, à raison de 16\u00a0heures d’éveil par jour.',
  }),
};
