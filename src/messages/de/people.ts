import type * as English from '../en/people.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

type Names = Readonly<Record<People['stage'], Readonly<Record<People['population'], string>>>>;

const NAMES: Names = {
  newborn: { everyone: 'Neugeborene', women: 'neugeborene Mädchen', men: 'neugeborene Jungen' },
  child: { everyone: 'Menschen', women: 'Mädchen', men: 'Jungen' },
  adult: { everyone: 'Menschen', women: 'Frauen', men: 'Männer' },
};

const NAMES_IN_GENITIVE: Names = {
  newborn: { everyone: 'Neugeborenen', women: 'neugeborenen Mädchen', men: 'neugeborenen Jungen' },
  child: NAMES.child,
  adult: NAMES.adult,
};

const NAMES_IN_DATIVE: Names = { ...NAMES_IN_GENITIVE, adult: { ...NAMES.adult, men: 'Männern' } };

export const atStart: Translated<typeof English.atStart> = (phrase) =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1);

export const nameOf: Translated<typeof English.nameOf> = ({ population, stage }) => NAMES[stage][population];

/** The same in the dative, as after “von” and “von den”. */
export const nameOfInDative: typeof nameOf = ({ population, stage }) => NAMES_IN_DATIVE[stage][population];

/** In the nominative and the accusative: “36-Jährige”, “36-jährige Frauen”. */
export const nameWithAge: Translated<typeof English.nameWithAge> = (format, people) => {
  const { population, stage, age } = people;
  if (stage === 'newborn') return nameOf(people);
  const years = format.number(age);
  return population === 'everyone' ? `${years}-\u2060Jährige` : `${years}-\u2060jährige ${nameOf(people)}`;
};

const inOtherCase =
  (names: Names): typeof nameWithAge =>
  (format, { population, stage, age }) => {
    const name = names[stage][population];
    if (stage === 'newborn') return name;
    const years = format.number(age);
    return population === 'everyone' ? `${years}-\u2060Jährigen` : `${years}-\u2060jährigen ${name}`;
  };

/** As after “der”: “36-Jährigen”, “36-jährigen Männer”. */
export const nameWithAgeInGenitive = inOtherCase(NAMES_IN_GENITIVE);

/** As after “von” and “von den”: “36-Jährigen”, “36-jährigen Männern”. */
export const nameWithAgeInDative = inOtherCase(NAMES_IN_DATIVE);

const alreadyOfAge = plural({ one: 'die schon # Jahr alt sind', other: 'die schon # sind' });

/** Whom a life table describes, as the subject of a sentence. */
export const nameReached: Translated<typeof English.describeExpectedAge> = (format, { people, place }) =>
  people.stage === 'newborn'
    ? `${nameOf(people)} ${place}`
    : `${nameOf(people)} ${place}, ${alreadyOfAge(format, people.age)},`;

export const describeExpectedAge: Translated<typeof English.describeExpectedAge> = (format, of) =>
  `${nameReached(format, of)} werden im Durchschnitt ${format.decimal(of.expected)} Jahre alt`;
