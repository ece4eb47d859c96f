import type { Population } from '../../life/life-table.ts';
import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type { Format } from '../format.ts';
import { countIn, pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES: Readonly<Record<People['stage'], Readonly<Record<Population, string>>>> = {
  newborn: { everyone: 'newborns', women: 'newborn girls', men: 'newborn boys' },
  child: { everyone: 'people', women: 'girls', men: 'boys' },
  adult: { everyone: 'people', women: 'women', men: 'men' },
};

/** A phrase at the start of a sentence. */
const atStart = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

interface OfPeople {
  readonly people: People;
}

/** People, and the age that they reach on average. */
interface ExpectedAge extends OfPeople {
  /** The country's name within a sentence. */
  readonly country: string;
  /** Years. */
  readonly expected: number;
}

/** People without their age. */
export const people = (_format: Format, { people: of }: OfPeople): string => NAMES[of.stage][of.population];

export const peopleAtStart: typeof people = (format, { people: of }) =>
  atStart(people(format, { people: of }));

/** @example 'women aged 36' */
export const peopleWithAge = (format: Format, { people: of }: OfPeople): string => {
  const name = people(format, { people: of });
  return of.stage === 'newborn' ? name : `${name} aged ${format.number(of.age)}`;
};

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge = (format: Format, { people: of, country, expected }: ExpectedAge): string => {
  const already = of.stage === 'newborn' ? '' : ` who are already ${format.number(of.age)}`;
  return `${people(format, { people: of })} in ${country}${already} live to ${format.number(expected)} on average`;
};

export const expectedAgeAtStart: typeof expectedAge = (format, { people: of, country, expected }) =>
  atStart(expectedAge(format, { people: of, country, expected }));

/** @param begin of a chapter */
export const beginAtStart = (_format: Format, { begin }: { readonly begin: string }): string =>
  atStart(begin);

/** A number of people, rounded to two significant digits; `isFewer` if they are too few for a figure. */
export interface PeopleCount {
  readonly people: number;
  readonly isFewer: boolean;
}

const plural = pluralIn('en');
const countPeople = countIn(plural({ other: '# million' }), plural({ other: '# billion' }));

/** A number of people by itself, as in a table. */
export const describeCount = (format: Format, { people: count, isFewer }: PeopleCount): string =>
  isFewer ? `fewer than ${countPeople(format, count)}` : countPeople(format, count);

/** The same before the word for the people who are counted, or for “people” itself. */
export const countBeforeNoun: typeof describeCount = describeCount;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('in, on, in the year, on the'),
  about: list(
    'the, about, around, circa, c, ca, approx, approximately, early, mid, late, beginning of, start of, ' +
      'middle of, end of, spring, summer, autumn, fall, winter, easter, christmas, halloween, new year’s eve',
  ),
  vague: list('before bef after aft maybe perhaps possibly probably by'),
  age: {
    before: list('age, aged, at age, at the age of, when I was, ages'),
    beforeLast: list('at when'),
    units: list('years year yrs yr'),
    after: list('years old, year old'),
  },
  since: list('since, from, …onwards, …onward, …ff'),
  until: list('until, till, up to'),
  to: list('to until till through thru'),
  and: list('and'),
  between: list('between'),
  now: list('now, today, present, the present, current, currently, ongoing, date, present day'),
  born: list('born, b., was born, birt, birth, née, nee'),
  died: list('died, d., passed away, passed, deceased, death'),
  relations,
};
