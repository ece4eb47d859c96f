import type * as English from '../en/population-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { yearsInDative } from './units.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'Ihr Platz unter den heute Lebenden',
  source: (source, year) =>
    `Menschen nach Alter im Jahr ${year}, vorausberechnet, bearbeitet nach ${source} (CC BY 3.0 IGO).`,
  you: (format, age) => `Sie, ${format.number(age)}`,
  columns: { age: 'Alter', people: 'Menschen', share: 'Anteil' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)} bis ${format.number(last)}`,
  open: (format, first) => `${format.number(first)} und älter`,
};

type Population = English.Younger['population'];
type Share = English.Younger['share'];
type Names = Readonly<Record<Population, string>>;

const OF_ALL: Names = {
  everyone: 'Von allen Menschen',
  women: 'Von allen Frauen und Mädchen',
  men: 'Von allen Männern und Jungen',
};
const PEOPLE: Names = { everyone: 'Menschen', women: 'Frauen und Mädchen', men: 'Männer und Jungen' };
const ADULTS: Names = { everyone: 'Menschen', women: 'Frauen', men: 'Männer' };

const MILLION = 1e6;
const BILLION = 1e9;

const millions = plural({ one: '# Million', other: '# Millionen' });
const billions = plural({ one: '# Milliarde', other: '# Milliarden' });

function countPeople(format: Format, people: number): string {
  if (people >= BILLION) return billions(format, people / BILLION);
  return people >= MILLION ? millions(format, people / MILLION) : format.number(people);
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `weniger als ${countPeople(format, people)}` : countPeople(format, people);

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: 'weniger als 1 von 100',
  underOneInTwenty: 'weniger als 1 von 20',
  oneInTen: 'etwa 1 von 10',
  twoInTen: 'etwa 2 von 10',
  threeInTen: 'etwa 3 von 10',
  fourInTen: 'etwa 4 von 10',
  half: 'etwa die Hälfte',
  sixInTen: 'etwa 6 von 10',
  sevenInTen: 'etwa 7 von 10',
  eightInTen: 'etwa 8 von 10',
  nineInTen: 'etwa 9 von 10',
  overNineteenInTwenty: 'mehr als 19 von 20',
  over99In100: 'mehr als 99 von 100',
};

const SINGULAR: ReadonlySet<Share> = new Set(['underOneIn100', 'underOneInTwenty', 'oneInTen', 'half']);

/** The share with its verb, which agrees with it: “ist etwa die Hälfte”, “sind etwa 3 von 10”. */
const areShare = (share: Share) => `${SINGULAR.has(share) ? 'ist' : 'sind'} ${SHARES[share]}`;

function describeHere(format: Format, where: string, { population, share, peers }: English.Younger): string {
  const ofSameAge = peers
    ? `, und ${describeCount(format, peers)} kamen höchstens ein halbes Jahr vor oder nach Ihnen zur Welt`
    : '';
  return `${OF_ALL[population]} ${where} ${areShare(share)} jünger als Sie${ofSameAge}.`;
}

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, place.country, place)} Weltweit ${areShare(place.shareOfWorld)} jünger; ${describeCount(format, place.younger)} ${PEOPLE[place.population]} wurden nach Ihnen geboren.`,
  worldwide: (format, place) =>
    `${describeHere(format, 'auf der Welt', place)} Insgesamt wurden ${describeCount(format, place.younger)} ${PEOPLE[place.population]} nach Ihnen geboren.`,
};

function describeOldest(
  format: Format,
  where: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const others = reached.isFewer
    ? `Außer Ihnen ist kaum jemand ${format.number(lastAge)} oder älter`
    : `Nur ${describeCount(format, reached)} sind ${format.number(lastAge)} oder älter`;
  return `${OF_ALL[population]} ${where} ${areShare(share)} jünger als Sie: ${others}.`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, place.country, place)} Weltweit sind es ${describeCount(format, place.reachedInWorld)} ${ADULTS[place.population]}.`,
  worldwide: (format, place) => describeOldest(format, 'auf der Welt', place),
};

const describeFilled = (format: Format, { share, age }: English.Silhouette) =>
  `Der ausgefüllte Teil, ${SHARES[share]}, ist jünger als Sie mit ${yearsInDative(format, age)}.`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${PEOPLE[of.population]} ${of.country}, nach Alter. ${describeFilled(format, of)}`,
  worldwide: (format, of) =>
    `${PEOPLE[of.population]} auf der Welt, nach Alter. ${describeFilled(format, of)}`,
};
