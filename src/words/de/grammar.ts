import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import { countIn, pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

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

const plural = pluralIn('de');

/** A phrase at the start of a sentence. */
const atStart = (phrase: string) => phrase.charAt(0).toUpperCase() + phrase.slice(1);

/** @param ending of “Jährige” and “jährige” */
function nameWithAge(
  format: Format,
  { population, stage, age }: People,
  names: Names,
  ending: string,
): string {
  const name = names[stage][population];
  if (stage === 'newborn') return name;
  const years = format.number(age);
  return population === 'everyone'
    ? `${years}-\u2060Jährige${ending}`
    : `${years}-\u2060jährige${ending} ${name}`;
}

/** People without their age, in the dative, as after “von” and “von den”. */
export const peopleInDative: typeof English.people = (_format, { people: of }) =>
  NAMES_IN_DATIVE[of.stage][of.population];

/** In the nominative and the accusative: “36-Jährige”, “36-jährige Frauen”. */
export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) =>
  nameWithAge(format, of, NAMES, '');

export const peopleWithAgeAtStart: typeof peopleWithAge = (format, { people: of }) =>
  atStart(peopleWithAge(format, { people: of }));

/** As after “der”: “36-Jährigen”, “36-jährigen Männer”. */
export const peopleWithAgeInGenitive: typeof peopleWithAge = (format, { people: of }) =>
  nameWithAge(format, of, NAMES_IN_GENITIVE, 'n');

/** As after “von” and “von den”: “36-Jährigen”, “36-jährigen Männern”. */
export const peopleWithAgeInDative: typeof peopleWithAge = (format, { people: of }) =>
  nameWithAge(format, of, NAMES_IN_DATIVE, 'n');

const alreadyOfAge = plural({ one: 'die schon # Jahr alt sind', other: 'die schon # sind' });

/** Whom a life table describes, as the subject of a sentence. */
export const peopleReached = (
  format: Format,
  { people: of, country }: { readonly people: People; readonly country: string },
): string => {
  const who = `${NAMES[of.stage][of.population]} ${country}`;
  return of.stage === 'newborn' ? who : `${who}, ${alreadyOfAge(format, of.age)},`;
};

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAgeAtStart: typeof English.expectedAgeAtStart = (
  format,
  { people: of, country, expected },
) =>
  atStart(
    `${peopleReached(format, { people: of, country })} werden im Durchschnitt ${format.number(expected)} Jahre alt`,
  );

/** “Weniger als ein Prozent”, “etwa die Hälfte”, but not “etwa drei von zehn”. */
const SINGULAR = /(?:^| )(?:ein|die) /;

const withVerb = (share: string) => `${SINGULAR.test(share) ? 'ist' : 'sind'} ${share}`;

/** The share with its verb: “ist etwa die Hälfte”, “sind etwa drei von zehn”. */
export const isShare = (_format: Format, { share }: { readonly share: string }): string => withVerb(share);

export const isShareOfWorld = (
  _format: Format,
  { shareOfWorld }: { readonly shareOfWorld: string },
): string => withVerb(shareOfWorld);

const countPeople = countIn(
  plural({ one: '# Million', other: '# Millionen' }),
  plural({ one: '# Milliarde', other: '# Milliarden' }),
);

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `weniger als ${countPeople(format, count)}` : countPeople(format, count);

export const countBeforeNoun: typeof English.countBeforeNoun = describeCount;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('in, im, am, den, im Jahr'),
  about: list(
    'etwa, ca, circa, ungefähr, um, gegen, Anfang, Mitte, Ende, Frühling, Frühjahr, Sommer, Herbst, ' +
      'Winter, Ostern, Pfingsten, Weihnachten, Silvester, die, den',
  ),
  vague: list('vor nach vielleicht vermutlich wohl spätestens frühestens'),
  age: {
    before: list('Alter, im Alter von, als ich'),
    beforeLast: list('mit'),
    units: list('Jahren Jahre Jahr'),
    after: list('Jahre alt, Jahren alt'),
  },
  since: list('seit ab …ff'),
  until: list('bis, bis zum'),
  to: list('bis, bis zum, bis einschl'),
  and: list('und'),
  between: list('zwischen von vom'),
  now: list('heute, jetzt, laufend, aktuell, Gegenwart, zur Gegenwart, dato, present'),
  born: list('geboren geb Jahrgang Jg'),
  died: list('gestorben gest verstorben verst'),
  capitalizesNouns: true,
  relations,
};
