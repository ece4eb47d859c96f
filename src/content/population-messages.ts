import { atStart as capitalize, nameOf } from '#messages/people.ts';
import type { Population } from '../life/life-table.ts';
import { AGE_GROUP_YEARS, LAST_GROUP_AGE, type PlaceByAge } from '../life/population-by-age.ts';
import type { Format } from '../messages/format.ts';
import { classifyPeople } from './classify-people.ts';

const EVERYONE: Record<Population, string> = {
  everyone: 'everyone alive',
  women: 'all women and girls',
  men: 'all men and boys',
};
const PEOPLE: Record<Population, string> = {
  everyone: 'people',
  women: 'women and girls',
  men: 'men and boys',
};

/** The texts of the place among the living. */
export const POPULATION_MESSAGES = {
  title: 'Your place among the living',
  source: (source: string, year: number) =>
    `People by age in ${year}, projected, adapted from ${source} (CC BY 3.0 IGO).`,
  you: (age: string) => `You, ${age}`,
  columns: { age: 'Age', people: 'People', share: 'Share' },
} as const;

const MILLION = 1e6;
const BILLION = 1e9;
/** Smaller numbers are not shown: the UN's figures are no more exact. */
const LEAST_PEOPLE = 100;

/** Rounds to two significant digits. */
const roundPeople = (people: number) => Number(people.toPrecision(2));

/** A number of people with two significant digits. @example describePeople(format, 1_283_456) // '1.3 million' */
export function describePeople(format: Format, people: number): string {
  const rounded = roundPeople(people);
  if (rounded < LEAST_PEOPLE) return `fewer than ${LEAST_PEOPLE}`;
  if (rounded >= BILLION) return `${format.number(rounded / BILLION)} billion`;
  if (rounded >= MILLION) return `${format.number(rounded / MILLION)} million`;
  return format.number(rounded);
}

const TENTHS = ['', 'one', 'two', 'three', 'four', '', 'six', 'seven', 'eight', 'nine'];

/** A share in words, to the nearest tenth, or where it lies towards its ends. @param share 0 to 1 */
export function describeShare(share: number): string {
  if (share < 0.01) return 'fewer than one in 100';
  if (share < 0.05) return 'fewer than one in twenty';
  if (share > 0.99) return 'more than 99 in 100';
  if (share > 0.95) return 'more than nineteen in twenty';
  const tenths = Math.min(9, Math.round(share * 10));
  return tenths === 5 ? 'about half' : `about ${TENTHS[tenths]} in ten`;
}

/** The place of an age within one population. */
interface Place extends PlaceByAge {
  /** The people aged 100 and over. */
  readonly oldest: number;
}

interface PlaceWords {
  readonly population: Population;
  /** The exact age, years. */
  readonly age: number;
  /** The country with its place; `null` if there is none, or no figures for it. */
  readonly country: (Place & { readonly name: string }) | null;
  readonly world: Place;
}

/** Describes the place among people under 100. */
function describeYounger(format: Format, { population, country, world }: PlaceWords): string {
  const { share, peers } = country ?? world;
  const where = country ? `in ${country.name}` : 'worldwide';
  const ofSameAge =
    peers === null ? '' : `, and ${describePeople(format, peers)} were born within half a year of you`;
  const born = `${describePeople(format, world.younger)} ${PEOPLE[population]} were born after you`;
  return (
    `Of ${EVERYONE[population]} ${where}, ${describeShare(share)} are younger than you${ofSameAge}. ` +
    (country ? `Worldwide, ${describeShare(world.share)} are younger; ${born}.` : `In all, ${born}.`)
  );
}

/** Describes the place of people aged 100 and over. */
function describeOldest(format: Format, { population, age, country, world }: PlaceWords): string {
  const { share, oldest } = country ?? world;
  const where = country ? ` in ${country.name}` : ' worldwide';
  const reached =
    roundPeople(oldest) < LEAST_PEOPLE
      ? 'hardly anyone else has reached'
      : `only ${describePeople(format, oldest)} have reached`;
  const younger = `${capitalize(describeShare(share))} ${PEOPLE[population]}${where} are younger than you`;
  const everywhere = country
    ? ` Worldwide, ${describePeople(format, world.oldest)} ${nameOf(classifyPeople({ population, age }))} have.`
    : '';
  return `${younger}: ${reached} ${LAST_GROUP_AGE}.${everywhere}`;
}

/** Describes where an age stands among everyone alive: in a country if there is one, and in the world. */
export const describePlace = (format: Format, place: PlaceWords): string =>
  place.age >= LAST_GROUP_AGE ? describeOldest(format, place) : describeYounger(format, place);

interface PictureWords {
  readonly population: Population;
  /** The country's name; `null` for the world. */
  readonly place: string | null;
  /** Completed age, years. */
  readonly age: number;
  readonly share: number;
}

/** Describes the silhouette of a population. */
export function describeSilhouette(format: Format, { population, place, age, share }: PictureWords): string {
  const where = place === null ? 'worldwide' : `in ${place}`;
  return `${capitalize(PEOPLE[population])} ${where}, by age. The filled part, ${describeShare(share)}, is younger than you at ${format.number(age)}.`;
}

/** The name of a five-year age group. @param from its first age */
export const nameAgeGroup = (format: Format, from: number): string =>
  from >= LAST_GROUP_AGE
    ? `${format.number(from)} and over`
    : `${format.number(from)} to ${format.number(from + AGE_GROUP_YEARS - 1)}`;
