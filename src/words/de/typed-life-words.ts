import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: ['in', 'im', 'am', 'den', 'im Jahr', 'im Jahre'],
  about: [
    'etwa',
    'ca',
    'circa',
    'ungefähr',
    'um',
    'gegen',
    'Anfang',
    'Mitte',
    'Ende',
    'Frühling',
    'Frühjahr',
    'Sommer',
    'Herbst',
    'Winter',
    'Ostern',
    'Weihnachten',
    'die',
    'den',
  ],
  age: {
    before: ['Alter', 'im Alter von', 'als ich'],
    beforeLast: ['mit'],
    units: ['Jahren', 'Jahre', 'Jahr'],
    after: ['Jahre alt', 'Jahren alt'],
  },
  since: ['seit', 'ab'],
  until: ['bis', 'bis zum', 'bis zu'],
  to: ['bis', 'bis zum', 'bis zu', 'und'],
  between: ['zwischen', 'von', 'vom'],
  now: ['heute', 'jetzt', 'laufend', 'aktuell', 'Gegenwart', 'zur Gegenwart', 'dato'],
  born: ['geboren', 'geb'],
  relations: {
    mother: list('mutter mama mutti mami'),
    father: list('vater papa vati papi'),
    child: list('sohn tochter kind stiefsohn stieftochter bruder schwester zwilling'),
    partner: list(
      'mann frau ehemann ehefrau partner partnerin lebenspartner lebenspartnerin lebensgefährte lebensgefährtin',
    ),
    friend: list('freund freundin kumpel'),
    grandparent: list(
      'oma opa großmutter großvater omi opi enkel enkelin enkelkind tante onkel cousin cousine vetter nichte neffe',
    ),
  },
};
