import type { Population } from '../../life/life-table.ts';
import type * as English from '../en/population-messages.ts';
import type { Counted } from '../plural.ts';
import type { Translated } from '../translated.ts';
import { leftToRight } from './left-to-right.ts';
import { alike, plural } from './plural.ts';
import { yearsAfter } from './units.ts';

export const POPULATION_MESSAGES: Translated<typeof English.POPULATION_MESSAGES> = {
  title: 'مكانك بين الناس بحسب العمر',
  source: (source, year) =>
    `السكان بحسب العمر في عام ${year}، إسقاط، مقتبس بتصرف من ${leftToRight(`${source} (CC BY 3.0 IGO)`)}.`,
  you: (format, age) => `عمرك: ${format.number(age)}`,
  columns: { age: 'العمر', people: 'العدد', share: 'النسبة' },
};

export const AGE_GROUPS: Translated<typeof English.AGE_GROUPS> = {
  closed: (format, first, last) => `${format.number(first)} إلى ${format.number(last)}`,
  open: (format, first) => `${format.number(first)} فأكثر`,
};

const EVERYONE: Readonly<Record<Population, string>> = {
  everyone: 'جميع الناس',
  women: 'جميع النساء والبنات',
  men: 'جميع الرجال والأولاد',
};
const PEOPLE: Readonly<Record<Population, string>> = {
  everyone: 'الناس',
  women: 'النساء والبنات',
  men: 'الرجال والأولاد',
};
const ADULTS: Readonly<Record<Population, string>> = {
  everyone: 'الناس',
  women: 'النساء',
  men: 'الرجال',
};

/** How the figures of millions and billions are written. */
interface Units {
  readonly millions: Counted;
  readonly billions: Counted;
}

/** By themselves, in a table. */
const IN_TABLE: Units = {
  millions: plural({ ...alike('# مليون'), few: '# ملايين', many: '# مليونًا' }),
  billions: plural({ ...alike('# مليار'), few: '# مليارات', many: '# مليارًا' }),
};

/** After “about” or “fewer than”. */
const IN_SENTENCE: Units = {
  millions: plural({
    ...alike('# مليون'),
    one: 'مليون',
    two: 'مليونين',
    few: '# ملايين',
    many: '# مليونًا',
  }),
  billions: plural({
    ...alike('# مليار'),
    one: 'مليار',
    two: 'مليارين',
    few: '# مليارات',
    many: '# مليارًا',
  }),
};

const MILLION = 1e6;
const BILLION = 1e9;

type Count = Parameters<typeof English.describeCount>;

function countPeople(format: Count[0], people: number, { millions, billions }: Units): string {
  if (people >= BILLION) return billions(format, people / BILLION);
  return people >= MILLION ? millions(format, people / MILLION) : format.number(people);
}

export const describeCount: Translated<typeof English.describeCount> = (format, { people, isFewer }) =>
  isFewer ? `أقل من ${countPeople(format, people, IN_SENTENCE)}` : countPeople(format, people, IN_TABLE);

const about = (format: Count[0], { people, isFewer }: Count[1]) =>
  `${isFewer ? 'أقل من' : 'نحو'} ${countPeople(format, people, IN_SENTENCE)}`;

export const SHARES: Translated<typeof English.SHARES> = {
  underOneIn100: 'أقل من 1 من كل 100',
  underOneInTwenty: 'أقل من 1 من كل 20',
  oneInTen: 'نحو 1 من كل 10',
  twoInTen: 'نحو 2 من كل 10',
  threeInTen: 'نحو 3 من كل 10',
  fourInTen: 'نحو 4 من كل 10',
  half: 'نحو النصف',
  sixInTen: 'نحو 6 من كل 10',
  sevenInTen: 'نحو 7 من كل 10',
  eightInTen: 'نحو 8 من كل 10',
  nineInTen: 'نحو 9 من كل 10',
  overNineteenInTwenty: 'أكثر من 19 من كل 20',
  over99In100: 'أكثر من 99 من كل 100',
};

const describeHere = (format: Count[0], where: string, { population, share, peers }: English.Younger) =>
  `من بين ${EVERYONE[population]} ${where}، ${SHARES[share]} أصغر منك سنًا${
    peers ? `، ووُلد ${about(format, peers)} قبلك أو بعدك بنصف سنة على الأكثر` : ''
  }.`;

const describeYounger = (format: Count[0], { population, younger }: English.Younger) =>
  `وُلد بعدك ${about(format, younger)} من ${PEOPLE[population]}.`;

export const PLACES: Translated<typeof English.PLACES> = {
  inCountry: (format, place) =>
    `${describeHere(format, `في ${place.country}`, place)} وفي العالم كله، ${SHARES[place.shareOfWorld]} أصغر منك سنًا؛ و${describeYounger(format, place)}`,
  worldwide: (format, place) =>
    `${describeHere(format, 'في العالم', place)} وفي المجموع، ${describeYounger(format, place)}`,
};

function describeOldest(
  format: Count[0],
  where: string,
  { population, share, reached, lastAge }: English.Oldest,
): string {
  const age = format.number(lastAge);
  const others = reached.isFewer
    ? `لم يكد يبلغ سن ${age} أحد غيرك`
    : `لم يبلغ سن ${age} إلا ${about(format, reached)}`;
  return `${SHARES[share]} من ${PEOPLE[population]} ${where} أصغر منك سنًا: ${others}.`;
}

export const PLACES_OF_OLDEST: Translated<typeof English.PLACES_OF_OLDEST> = {
  inCountry: (format, place) =>
    `${describeOldest(format, `في ${place.country}`, place)} وفي العالم كله، بلغ هذه السن ${about(format, place.reachedInWorld)} من ${ADULTS[place.population]}.`,
  worldwide: (format, place) => describeOldest(format, 'في العالم', place),
};

const describeFilled = (format: Count[0], { share, age }: English.Silhouette) =>
  `الجزء المملوء، أي ${SHARES[share]}، لمن هم دون سنّك: ${yearsAfter(format, age)}.`;

export const SILHOUETTES: Translated<typeof English.SILHOUETTES> = {
  inCountry: (format, of) =>
    `${PEOPLE[of.population]} في ${of.country} بحسب العمر. ${describeFilled(format, of)}`,
  worldwide: (format, of) => `${PEOPLE[of.population]} في العالم بحسب العمر. ${describeFilled(format, of)}`,
};
