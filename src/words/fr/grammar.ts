import type { Population } from '../../life/life-table.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import { countIn, pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES = {
  newborn: { everyone: 'nouveau-nés', women: 'filles nouveau-nées', men: 'garçons nouveau-nés' },
  child: { everyone: 'personnes', women: 'filles', men: 'garçons' },
  adult: { everyone: 'personnes', women: 'femmes', men: 'hommes' },
} as const;

const plural = pluralIn('fr');
const years = plural({ one: '#\u00a0an', other: '#\u00a0ans' });

/** A phrase at the start of a sentence. */
const atStart = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** Without an article: « les » and « des » fit them all. */
export const people: typeof English.people = (_format, { people: of }) => NAMES[of.stage][of.population];

export const peopleAtStart: typeof people = (format, { people: of }) =>
  atStart(people(format, { people: of }));

/** Without an article as well. */
export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${name} de ${years(format, of.age)}`;
};

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) => {
  const already = of.stage === 'newborn' ? '' : ` qui ont déjà ${years(format, of.age)}`;
  return `${country}, les ${people(format, { people: of })}${already} vivent en moyenne jusqu’à ${years(format, expected)}`;
};

export const expectedAgeAtStart: typeof expectedAge = (format, { people: of, country, expected }) =>
  atStart(expectedAge(format, { people: of, country, expected }));

/** @param country with its preposition: « en France », « au Canada » */
export const countryAtStart = (_format: Format, { country }: { readonly country: string }): string =>
  atStart(country);

/** @param begin of a chapter */
export const beginAtStart = (_format: Format, { begin }: { readonly begin: string }): string =>
  atStart(begin);

/** @param time of a moment */
export const timeAtStart = (_format: Format, { time }: { readonly time: string }): string => atStart(time);

const DAY_WITH_YEAR = /^\d{1,2}\D.*\d{4}$/;

interface Begin {
  readonly begin: string;
}

/** A day takes an article: « dès le 12 mai 2012 », but « dès mai 2012 », « dès 2012 ». */
export const sinceBegin = (_format: Format, { begin }: Begin): string =>
  DAY_WITH_YEAR.test(begin) ? `dès le ${begin}` : `dès ${begin}`;

export const sinceBeginAtStart: typeof sinceBegin = (format, { begin }) =>
  atStart(sinceBegin(format, { begin }));

const areYounger = (share: string) =>
  `${share} ${share.includes('une personne ') ? 'est plus jeune' : 'sont plus jeunes'}`;

/** The share of people who are younger, with its verb: « environ une personne sur dix est plus jeune ». */
export const shareIsYounger = (_format: Format, { share }: { readonly share: string }): string =>
  areYounger(share);

export const shareOfWorldIsYounger = (
  _format: Format,
  { shareOfWorld }: { readonly shareOfWorld: string },
): string => areYounger(shareOfWorld);

interface Noun {
  readonly plain: string;
  /** After millions: « 1,3 million de personnes », but « 1 300 personnes ». */
  readonly of: string;
}
type Nouns = Readonly<Record<Population, Noun>>;

const PEOPLE_OF_ANY_AGE: Nouns = {
  everyone: { plain: 'personnes', of: 'de personnes' },
  women: { plain: 'femmes et filles', of: 'de femmes et de filles' },
  men: { plain: 'hommes et garçons', of: 'd’hommes et de garçons' },
};
/** A number of people, as `countBeforeNoun` writes it, with the word for them. */
const nameCount = (count: string, { plain, of }: Noun) =>
  `${count}\u00a0${/\p{Letter}$/u.test(count) ? of : plain}`;

/** The people who were born later: « 1,3 million d’hommes et de garçons ». */
export const youngerPeople = (
  _format: Format,
  { younger, population }: { readonly younger: string; readonly population: Population },
): string => nameCount(younger, PEOPLE_OF_ANY_AGE[population]);

/** The people who were born about when the visitor was. */
export const peersWithNoun = (
  _format: Format,
  { peers, population }: { readonly peers: string; readonly population: Population },
): string => nameCount(peers, PEOPLE_OF_ANY_AGE[population]);

const countPeople = countIn(
  plural({ one: '#\u00a0million', other: '#\u00a0millions' }),
  plural({ one: '#\u00a0milliard', other: '#\u00a0milliards' }),
);

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `moins de ${countPeople(format, count)}` : countPeople(format, count);

/** Without the word for the people: `youngerPeople` adds it where it is needed. */
export const countBeforeNoun: typeof English.countBeforeNoun = describeCount;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('en, le, au, en l’an, l’année, en l’année'),
  about: list(
    'vers, environ, circa, ca, début, mi, fin, printemps, été, automne, hiver, Pâques, Noël, années, ' +
      'les années, courant',
  ),
  vague: list('avant, après, peut-être, sans doute'),
  age: {
    before: list('âge, âge de, à l’âge de'),
    beforeLast: list('à, à mes'),
    units: list('ans an'),
    after: [],
  },
  since: list('depuis, dès, à partir de, à compter de, à compter du'),
  until: list('jusqu’à jusqu’en jusqu’au'),
  to: list('à au jusqu’à jusqu’en jusqu’au'),
  and: list('et'),
  between: list('entre de du'),
  now: list('maintenant, aujourd’hui, présent, en cours, actuel, actuellement, ce jour, nos jours'),
  born: list('né, née, n.'),
  died: list('mort, morte, décédé, décédée'),
  relations,
};
