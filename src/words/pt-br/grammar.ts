import type { Population } from '../../life/life-table.ts';
import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import { countIn, MILLION, pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES = {
  newborn: {
    everyone: 'recém-nascidos',
    women: 'meninas recém-nascidas',
    men: 'meninos recém-nascidos',
  },
  child: { everyone: 'pessoas', women: 'meninas', men: 'meninos' },
  adult: { everyone: 'pessoas', women: 'mulheres', men: 'homens' },
} as const;

const plural = pluralIn('pt-BR');
const years = plural({ one: '# ano', other: '# anos' });

/** A phrase at the start of a sentence. */
const atStart = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** @param name within a sentence, with its article if it takes one: “o Brasil” becomes “no Brasil” */
const within = (name: string) => (/^[ao]s? /.test(name) ? `n${name}` : `em ${name}`);

export const inCountry = (_format: Format, { country }: { readonly country: string }): string =>
  within(country);

/** Whether the word for them is masculine: “recém-nascidos” is, “pessoas” is not. */
const isMasculine = ({ population, stage }: People) =>
  population === 'men' || (population === 'everyone' && stage === 'newborn');

/** The article of the word for them. */
export const articleOfPeople: typeof English.people = (_format, { people: of }) =>
  isMasculine(of) ? 'os' : 'as';

/** One of them. */
export const oneOfPeople: typeof English.people = (_format, { people: of }) =>
  isMasculine(of) ? 'um' : 'uma';

/** Without their age. */
export const people: typeof English.people = (_format, { people: of }) => NAMES[of.stage][of.population];

export const peopleAtStart: typeof people = (format, { people: of }) =>
  atStart(people(format, { people: of }));

export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${name} de ${years(format, of.age)}`;
};

/** All of them, with their article: “as pessoas de 36 anos”. */
export const thePeopleWithAge: typeof peopleWithAge = (format, { people: of }) =>
  `${articleOfPeople(format, { people: of })} ${peopleWithAge(format, { people: of })}`;

/** A part of them: “das pessoas de 36 anos”. */
export const ofPeopleWithAge: typeof peopleWithAge = (format, { people: of }) =>
  `d${thePeopleWithAge(format, { people: of })}`;

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) => {
  const who = `${articleOfPeople(format, { people: of })} ${people(format, { people: of })} ${within(country)}`;
  const already = of.stage === 'newborn' ? '' : ` que já têm ${years(format, of.age)}`;
  return `${who}${already} vivem em média até os ${years(format, expected)}`;
};

export const expectedAgeAtStart: typeof expectedAge = (format, { people: of, country, expected }) =>
  atStart(expectedAge(format, { people: of, country, expected }));

/** Hours as a share of an average. @param below how much less than the average they are, in percent */
export const shareOfAverage = (format: Format, { below }: { readonly below: number }): string =>
  format.wholePercent(100 - below);

export const timeAtStart = (_format: Format, { time }: { readonly time: string }): string => atStart(time);

/** “Uma” and “duas” stand for people, women or girls. */
const shareOf = (share: string, population: Population) =>
  population === 'men'
    ? share.replace('uma em cada', 'um em cada').replace('duas em cada', 'dois em cada')
    : share;

const areYounger = (share: string, population: Population) =>
  `${shareOf(share, population)} ${/uma em cada|metade/.test(share) ? 'é mais jovem' : 'são mais jovens'}`;

interface OfShare {
  /** In words. */
  readonly share: string;
  readonly population: Population;
}

/** The share of people in words, which agrees with them: “duas em cada dez”, “dois em cada dez”. */
export const shareOfPopulation = (_format: Format, { share, population }: OfShare): string =>
  shareOf(share, population);

/** The share of people who are younger, with its verb: “cerca de metade é mais jovem”. */
export const shareIsYounger = (_format: Format, { share, population }: OfShare): string =>
  areYounger(share, population);

export const shareOfWorldIsYounger = (
  _format: Format,
  { shareOfWorld, population }: { readonly shareOfWorld: string; readonly population: Population },
): string => areYounger(shareOfWorld, population);

const countPeople = countIn(
  plural({ one: '# milhão', other: '# milhões' }),
  plural({ one: '# bilhão', other: '# bilhões' }),
);

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `menos de ${countPeople(format, count)}` : countPeople(format, count);

/** Millions take “de” before a noun: “1,3 milhão de pessoas”, “310.000 pessoas”. */
export const countBeforeNoun: typeof English.countBeforeNoun = (format, { people: count, isFewer }) =>
  `${describeCount(format, { people: count, isFewer })}${count >= MILLION ? ' de' : ''}`;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('em, no, no dia, no ano de'),
  about: list(
    'por volta de, cerca de, aproximadamente, circa, ca, início de, no início de, meados de, em meados de, ' +
      'fim de, no fim de, final de, no final de, começo de, no começo de, primavera, verão, outono, inverno, ' +
      'Páscoa, Natal, carnaval, anos, os anos',
  ),
  vague: list('antes de, depois de, talvez'),
  age: {
    before: list('idade, com a idade de'),
    beforeLast: list('aos com'),
    units: list('anos ano'),
    after: [],
  },
  since: list('desde, a partir de, …em diante'),
  until: list('até, até o'),
  to: list('a, à, ao, até, até o'),
  and: list('e'),
  between: list('entre de do desde'),
  now: list('hoje, agora, atual, atualmente, presente, o presente, o momento, present'),
  born: list('nascido, nascida, nasceu, n., nasc'),
  died: list('falecido falecida faleceu morreu morto morta f. m.'),
  relations,
};
