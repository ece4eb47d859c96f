import type { Population } from '../../life/life-table.ts';
import type { People } from '../classify-people.ts';
import { list } from '../clean-text.ts';
import type * as English from '../en/grammar.ts';
import type { Format } from '../format.ts';
import { countIn, pluralIn } from '../plurals.ts';
import type { TypedLifeWords } from '../typed-life-words.ts';
import relations from './people.json' with { type: 'json' };

const NAMES: Readonly<Record<People['stage'], Readonly<Record<Population, string>>>> = {
  newborn: { everyone: 'المواليد', women: 'المولودات', men: 'المواليد الذكور' },
  child: { everyone: 'الأشخاص', women: 'البنات', men: 'الأولاد' },
  adult: { everyone: 'الأشخاص', women: 'النساء', men: 'الرجال' },
};

const WHO_REACHED: Readonly<Record<Population, string>> = {
  everyone: 'من بلغوا',
  women: 'اللواتي بلغن',
  men: 'الذين بلغوا',
};

const LIVE: Readonly<Record<Population, string>> = { everyone: 'يعيش', women: 'تعيش', men: 'يعيش' };

/** “People” goes without saying before “who …”. */
const nameBeforeWho = ({ population, stage }: People) =>
  population === 'everyone' ? '' : `${NAMES[stage][population]} `;

export const peopleWithAge: typeof English.peopleWithAge = (format, { people: of }) =>
  of.stage === 'newborn'
    ? NAMES.newborn[of.population]
    : `${nameBeforeWho(of) || 'من هم '}في سن ${format.number(of.age)}`;

/** A part of them. “من من” is written as one word. */
export const ofPeopleWithAge: typeof peopleWithAge = (format, { people: of }) =>
  `من ${peopleWithAge(format, { people: of })}`.replace(/^من من /, 'ممن ');

/** People who are already of an age, “who have reached the age of …”. */
export const peopleReached: typeof peopleWithAge = (format, { people: of }) =>
  of.stage === 'newborn'
    ? NAMES.newborn[of.population]
    : `${nameBeforeWho(of)}${WHO_REACHED[of.population]} سن ${format.number(of.age)}`;

/** The sentence of a life table about people of one age, without a full stop. */
export const expectedAge: typeof English.expectedAge = (format, { people: of, country, expected }) =>
  `${LIVE[of.population]} ${peopleReached(format, { people: of })} في ${country} حتى سن ${format.number(expected)} في المتوسط`;

/**
 * A calculation within a sentence: its parts stay in their order, from left to right. It does not break, as its parts
 * would change places around the break.
 */
const inOrder = (text: string) => `\u2066${text.replaceAll(' ', '\u00a0')}\u2069`;

export const calculationInOrder = (
  _format: Format,
  { calculation }: { readonly calculation: string },
): string => inOrder(calculation);

export const differenceInOrder = (_format: Format, { difference }: { readonly difference: string }): string =>
  inOrder(difference);

/** @param soFarYears what the factors give, with one decimal */
export const soFarSumInOrder = (
  format: Format,
  { soFarFactors, soFarYears }: { readonly soFarFactors: string; readonly soFarYears: number },
): string => inOrder(`${soFarFactors} = ${format.decimal(soFarYears)}`);

/** @param aheadYears what the factors give, with one decimal */
export const aheadSumInOrder = (
  format: Format,
  { aheadFactors, aheadYears }: { readonly aheadFactors: string; readonly aheadYears: number },
): string => inOrder(`${aheadFactors} = ${format.decimal(aheadYears)}`);

/** Hours as a share of an average. @param figure how many times the average they are; one decimal is shown elsewhere */
export const figureInPercent = (format: Format, { figure }: { readonly figure: number }): string =>
  format.wholePercent(Math.round(figure * 10) * 10);

/** @param below how much less than the average they are, in percent */
export const shareOfAverage = (format: Format, { below }: { readonly below: number }): string =>
  format.wholePercent(100 - below);

const plural = pluralIn('ar');

/** By themselves, in a table. */
const countInTable = countIn(
  plural({ few: '# ملايين', many: '# مليونًا', other: '# مليون' }),
  plural({ few: '# مليارات', many: '# مليارًا', other: '# مليار' }),
);

/** After “about” or “fewer than”. */
const countInSentence = countIn(
  plural({ one: 'مليون', two: 'مليونين', few: '# ملايين', many: '# مليونًا', other: '# مليون' }),
  plural({ one: 'مليار', two: 'مليارين', few: '# مليارات', many: '# مليارًا', other: '# مليار' }),
);

export const describeCount: typeof English.describeCount = (format, { people: count, isFewer }) =>
  isFewer ? `أقل من ${countInSentence(format, count)}` : countInTable(format, count);

/** With “about” or “fewer than”, which decides the form of the millions. */
export const countBeforeNoun: typeof English.countBeforeNoun = (format, { people: count, isFewer }) =>
  `${isFewer ? 'أقل من' : 'نحو'} ${countInSentence(format, count)}`;

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: list('في, في عام, عام, في سنة, سنة, في العام, يوم, في يوم, بتاريخ, في شهر, شهر'),
  about: list(
    'حوالي, نحو, قرابة, تقريبا, بداية, أوائل, أواخر, منتصف, نهاية, ربيع, صيف, خريف, شتاء, مطلع, بدايات, ' +
      'نهايات',
  ),
  vague: list('قبل بعد ربما'),
  age: {
    before: list('سن, في سن, في سن ال, عمر, في عمر, بعمر, بسن'),
    beforeLast: [],
    units: list('سنة سنوات عاما عام'),
    after: [],
  },
  since: list('منذ, من, ابتداء من, …فصاعدا, …وما بعد'),
  until: list('حتى إلى لغاية'),
  to: list('إلى حتى'),
  and: list('و'),
  between: list('بين من'),
  now: list('الآن, حتى الآن, حتى تاريخه, اليوم, الحاضر, حاليا, مستمر, present'),
  born: list('مواليد, ولد, ولدت, من مواليد'),
  died: list('توفي توفيت وفاة ت وتوفي وتوفيت'),
  relations,
};
