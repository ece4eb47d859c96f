import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: ['in', 'on', 'in the year', 'on the'],
  about: [
    'the',
    'about',
    'around',
    'circa',
    'c',
    'ca',
    'approx',
    'approximately',
    'early',
    'mid',
    'late',
    'beginning of',
    'end of',
    'spring',
    'summer',
    'autumn',
    'fall',
    'winter',
    'easter',
    'christmas',
  ],
  age: {
    before: ['age', 'aged', 'at age', 'at the age of', 'when I was'],
    beforeLast: ['at', 'when'],
    units: ['years', 'year'],
    after: ['years old', 'year old'],
  },
  since: ['since', 'from'],
  until: ['until', 'till', 'up to'],
  to: ['to', 'until', 'till', 'through', 'thru', 'and'],
  between: ['between'],
  now: ['now', 'today', 'present', 'the present', 'current', 'currently', 'ongoing', 'date'],
  born: ['born', 'b', 'was born'],
  relations: {
    mother: list('mum mom mother mummy mommy mama ma'),
    father: list('dad father daddy papa pa'),
    child: list('son daughter child kid stepson stepdaughter brother sister sibling twin'),
    partner: list('husband wife partner spouse boyfriend girlfriend fiancé fiancée'),
    friend: list('friend'),
    grandparent: list(
      'grandma grandpa grandmother grandfather granny gran grandad granddad nana grandparent grandson granddaughter ' +
        'grandchild aunt auntie uncle cousin niece nephew',
    ),
  },
};
