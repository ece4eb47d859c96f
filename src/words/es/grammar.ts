import type { Population } from '../../life/life-table.ts';
import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import { pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES = {
  newborn: {
    everyone: 'recién nacidos',
    women: 'niñas recién nacidas',
    men: 'niños recién nacidos',
  },
  child: { everyone: 'personas', women: 'niñas', men: 'niños' },
  adult: { everyone: 'personas', women: 'mujeres', men: 'hombres' },
} as const;

const years = pluralIn('es')({ one: '# año', other: '# años' });

/** A phrase at the start of a sentence. */
const atStart = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** “Personas” is feminine, “recién nacidos” is not. */
const articleOf = ({ population, stage }: People) =>
  population === 'men' || (population === 'everyone' && stage === 'newborn') ? 'los' : 'las';

/** Without article, for a label. */
export const peopleInLabel: typeof English.people = (_format, { people: of }) =>
  atStart(NAMES[of.stage][of.population]);

/** With its article. */
export const people: typeof English.people = (_format, { people: of }) =>
  `${articleOf(of)} ${NAMES[of.stage][of.population]}`;

/** @example 'las mujeres de 36 años' */
export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${name} de ${years(format, of.age)}`;
};

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) => {
  const already = of.stage === 'newborn' ? '' : ` que ya tienen ${years(format, of.age)}`;
  return `${people(format, { people: of })} en ${country}${already} viven en promedio hasta los ${format.number(expected)} años`;
};

export const expectedAgeAtStart: typeof expectedAge = (format, { people: of, country, expected }) =>
  atStart(expectedAge(format, { people: of, country, expected }));

/** How a share begins that is too small for a figure. */
const FEWER = 'menos del';

const withArticle = (share: string) => (share.startsWith(FEWER) ? share : `el ${share}`);

/** @param share a percentage, as written. @example 'el 75 %', 'menos del 0,1 %' */
export const shareWithArticle = (_format: Format, { share }: { readonly share: string }): string =>
  withArticle(share);

/** @param outlook a percentage, as written */
export const outlookWithArticle = (_format: Format, { outlook }: { readonly outlook: string }): string =>
  withArticle(outlook);

export const beginAtStart = (_format: Format, { begin }: { readonly begin: string }): string =>
  atStart(begin);

export const timeAtStart = (_format: Format, { time }: { readonly time: string }): string => atStart(time);

/** “Una” stands for a person, a woman or a girl. */
const shareOf = (share: string, population: Population) =>
  population === 'men' ? share.replace('una de cada', 'uno de cada') : share;

const areYounger = (share: string, population: Population) =>
  `${shareOf(share, population)} ${/una de cada|la mitad/.test(share) ? 'es más joven' : 'son más jóvenes'}`;

interface OfShare {
  /** In words. */
  readonly share: string;
  readonly population: Population;
}

/** The share of people in words, which agrees with them: “una de cada diez”, “uno de cada diez”. */
export const shareOfPopulation = (_format: Format, { share, population }: OfShare): string =>
  shareOf(share, population);

/** The share of people who are younger, with its verb: “alrededor de la mitad es más joven”. */
export const shareIsYounger = (_format: Format, { share, population }: OfShare): string =>
  areYounger(share, population);

export const shareOfWorldIsYounger = (
  _format: Format,
  { shareOfWorld, population }: { readonly shareOfWorld: string; readonly population: Population },
): string => areYounger(shareOfWorld, population);

const MILLION = 1e6;

/** “Billón” is a million millions in Spanish: more than a thousand millions are millions as well. */
function countPeople(format: Format, count: number): string {
  if (count < MILLION) return format.number(count);
  return count === MILLION ? '1 millón' : `${format.number(count / MILLION)} millones`;
}

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `menos de ${countPeople(format, count)}` : countPeople(format, count);

/** Millions take “de” before a noun. */
export const countBeforeNoun: typeof English.countBeforeNoun = (format, { people: count, isFewer }) =>
  `${describeCount(format, { people: count, isFewer })}${count < MILLION ? '' : ' de'}`;

/** Whether a figure begins with the sound of “o”, as whole years do at 8, 11 and 80 to 89. */
const beginsWithO = (age: number) => age === 8 || age === 11 || (age >= 80 && age < 90);

/** @example '7 u 8' */
export const eitherAge = (
  format: Format,
  { from, until }: { readonly from: number; readonly until: number },
): string => `${format.number(from)} ${beginsWithO(until) ? 'u' : 'o'} ${format.number(until)}`;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('en, el, en el, en el año, el año'),
  about: list(
    'hacia, alrededor de, aproximadamente, circa, ca, a principios de, principios de, inicios de, ' +
      'comienzos de, a mediados de, mediados de, a finales de, finales de, fines de, primavera, verano, ' +
      'otoño, invierno, Navidad, años, los años, primer trimestre de, segundo trimestre de, ' +
      'tercer trimestre de, cuarto trimestre de, nochevieja, semana santa',
  ),
  vague: list('antes de, después de, quizás, tal vez, quizá'),
  age: {
    before: list('edad, a la edad de'),
    beforeLast: list('a los, con, a mis'),
    units: list('años año'),
    after: [],
  },
  since: list('desde, a partir de, …en adelante'),
  until: list('hasta, hasta el'),
  to: list('a, al, hasta, hasta el'),
  and: list('y'),
  between: list('entre de del desde'),
  now: list('hoy, ahora, actualidad, la actualidad, actualmente, actual, presente, la fecha, present'),
  born: list('nacido, nacida, nació, n.'),
  died: list('fallecido fallecida falleció murió muerto muerta m. f.'),
  relations,
};
