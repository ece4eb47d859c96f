import {
  AGE_GROUPS,
  countBeforeNoun,
  describeCount,
  RANKS,
  SHARES_OF_PEOPLE,
  SILHOUETTES,
} from '#words/results.ts';
import type { Population } from '../../life/life-table.ts';
import { AGE_GROUP_YEARS, LAST_GROUP_AGE, type RankByAge } from '../../life/population-by-age.ts';
import type { Arguments } from '../../words/arguments.ts';
import type { Format } from '../../words/format.ts';
import { joinSentences } from '../../words/join-sentences.ts';

/** Smaller numbers are not shown: the UN's figures are no more exact. */
const LEAST_PEOPLE = 100;

/** Rounds to two significant digits. */
function roundPeople(people: number) {
  const rounded = Number(people.toPrecision(2));
  return { people: Math.max(rounded, LEAST_PEOPLE), isFewer: rounded < LEAST_PEOPLE };
}

/** A number of people with two significant digits. @example describePeople(format, 1_283_456) // '1.3 million' */
export const describePeople = (format: Format, people: number): string =>
  describeCount(format, roundPeople(people));

const TENTHS = [
  'oneInTen',
  'twoInTen',
  'threeInTen',
  'fourInTen',
  'half',
  'sixInTen',
  'sevenInTen',
  'eightInTen',
] as const;

/** The nearest tenth of a share, with words of their own near 0 and 1. @param share 0 to 1 */
function classifyShare(share: number): keyof typeof SHARES_OF_PEOPLE {
  if (share < 0.01) return 'underOneIn100';
  if (share < 0.05) return 'underOneInTwenty';
  if (share > 0.99) return 'over99In100';
  if (share > 0.95) return 'overNineteenInTwenty';
  return TENTHS[Math.round(share * 10) - 1] ?? 'nineInTen';
}

/** A share in words. @param share 0 to 1 @example describeShare(0.24) // 'about two in ten' */
export const describeShare = (share: number): string => SHARES_OF_PEOPLE[classifyShare(share)];

interface RankAmongPeople extends Pick<Arguments, 'whose'> {
  readonly population: Population;
  /** The country with the rank there; `null` if there is none, or no figures for it. */
  readonly country: (RankByAge & { readonly name: string }) | null;
  readonly world: RankByAge;
}

/** Describes the rank of an age among everyone alive: in a country if there is one, and in the world. */
export function describeRank(format: Format, { whose, population, country, world }: RankAmongPeople): string {
  const { share, peers } = country ?? world;
  const among = peers !== null && countBeforeNoun(format, roundPeople(peers));
  const rank = {
    whose,
    population,
    share: describeShare(share),
    younger: countBeforeNoun(format, roundPeople(world.younger)),
  };
  const bornNear = among && RANKS.peers(format, { population, peers: among });
  if (!country) return joinSentences(RANKS.worldwide(format, rank), bornNear, RANKS.inAll(format, rank));
  return joinSentences(
    RANKS.inCountry(format, { ...rank, country: country.name }),
    bornNear,
    RANKS.inWorld(format, { ...rank, shareOfWorld: describeShare(world.share) }),
  );
}

/** @param age completed years */
export function describeSilhouette(
  format: Format,
  { population, country, world }: Omit<RankAmongPeople, 'whose'>,
  age: number,
): string {
  const picture = { population, age, share: describeShare((country ?? world).share) };
  return country
    ? SILHOUETTES.inCountry(format, { ...picture, country: country.name })
    : SILHOUETTES.worldwide(format, picture);
}

/** The name of a five-year age group. @param from its first age */
export const nameAgeGroup = (format: Format, from: number): string =>
  from >= LAST_GROUP_AGE
    ? AGE_GROUPS.open(format, { first: from })
    : AGE_GROUPS.closed(format, { first: from, last: from + AGE_GROUP_YEARS - 1 });
