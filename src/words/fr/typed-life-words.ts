import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: ['en', 'le', 'au', 'en l’an', 'l’année', 'en l’année'],
  about: [
    'vers',
    'environ',
    'circa',
    'ca',
    'début',
    'mi',
    'fin',
    'printemps',
    'au printemps',
    'été',
    'à l’été',
    'automne',
    'hiver',
    'Pâques',
    'Noël',
    'années',
    'les années',
  ],
  age: {
    before: ['âge', 'âge de', 'à l’âge de'],
    beforeLast: ['à', 'à mes'],
    units: ['ans', 'an'],
    after: [],
  },
  since: ['depuis', 'dès', 'à partir de'],
  until: ['jusqu’à', 'jusqu’en', 'jusqu’au'],
  to: ['à', 'au', 'jusqu’à', 'jusqu’en', 'jusqu’au', 'et'],
  between: ['entre', 'de', 'du'],
  now: ['maintenant', 'aujourd’hui', 'présent', 'en cours', 'actuel', 'actuellement', 'ce jour'],
  born: ['né', 'née', 'né en', 'née en', 'né le', 'née le'],
  relations: {
    mother: list('mère maman'),
    father: list('père papa'),
    child: list('fils fille enfant beau-fils belle-fille frère sœur soeur jumeau jumelle'),
    partner: list('mari femme époux épouse conjoint conjointe compagnon compagne partenaire'),
    friend: list('ami amie copain copine'),
    grandparent: list(
      'grand-mère grand-père mamie papi papy mamy mémé pépé petit-fils petite-fille tante tata oncle tonton cousin ' +
        'cousine nièce neveu',
    ),
  },
};
