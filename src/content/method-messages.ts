import { freeHours, HOURS_PER_DAY } from '../life/activity.ts';
import type { Dates, Life } from '../life/life.ts';
import { weeksLeft, yearsRemaining as yearsTo } from '../life/weeks.ts';
import type { Format } from './format.ts';
import { SOURCES } from './sources.ts';

/** One step of the working: what is worked out, and how, with the visitor's own numbers. */
export interface MethodStep {
  readonly what: string;
  readonly how: string;
}

/** A source of figures, with its licence where it has one. */
export interface MethodSource {
  readonly title: string;
  readonly url: string;
  readonly licence?: string;
}

export const METHOD_MESSAGES = {
  title: 'How this is worked out',
  stepsTitle: 'The sums, with your numbers',
  sourcesTitle: 'Where the figures come from',
  limitsTitle: 'What these numbers cannot say',
} as const;

/** As many as any figure of a life can have: from there on, rounding changes nothing. */
const MOST_DECIMALS = 15;
const rounded = (figure: number, decimals: number) => Number(figure.toFixed(decimals));

/** As few decimals, from one on, as bring out the same years of an activity for somebody who works them out. */
function findDecimals(format: Format, hours: number, spans: readonly number[]): number {
  const spend = (decimals: number) =>
    spans.map((years) =>
      format.decimal((rounded(hours, decimals) / HOURS_PER_DAY) * rounded(years, decimals)),
    );
  const wanted = String(spend(MOST_DECIMALS));
  let decimals = 1;
  while (String(spend(decimals)) !== wanted) decimals += 1;
  return decimals;
}

/** Every sum behind the results, in words. @param locale the one that `format` writes in */
export function describeMethod(
  format: Format,
  { life, dates, locale }: { life: Life; dates: Dates | null; locale: string },
): readonly MethodStep[] {
  const { age, lifeExpectancy, weeksLived } = life;
  const yearsRemaining = yearsTo(lifeExpectancy, age);
  const weeksRemaining = weeksLeft(life);
  const [first] = life.activities;
  const number = format.number;
  const maximumFractionDigits = first ? findDecimals(format, first.hours, [age, yearsRemaining]) : 1;
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits });
  // Rounded here: Intl makes 2.7 of 2.65, and `toFixed` 2.6.
  const factor = (figure: number) => exact.format(rounded(figure, maximumFractionDigits));
  return [
    {
      what: 'Years Lived',
      how: `Birthdays ${dates ? `from ${format.date(dates.birthdate)} to ${format.date(dates.asOf)}` : 'since birth'}: ${number(age)}. A birthday on 29 February comes on 1 March in other years.`,
    },
    {
      what: 'Years Remaining',
      how: `Life expectancy less years lived, never below 0: ${number(lifeExpectancy)} − ${number(age)} = ${number(yearsRemaining)}.`,
    },
    {
      what: 'Weeks',
      how: `Weeks left are years remaining, before they are rounded, × 52, in whole weeks: ${number(weeksRemaining)}. Weeks lived are days since birth ÷ 7: ${number(weeksLived)}.`,
    },
    ...(first
      ? [
          {
            what: 'Years of an activity',
            how: `Hours a day ÷ 24 × years. For the first of yours: ${factor(first.hours)} ÷ 24 × ${number(age)} = ${format.decimal((first.hours / 24) * age)} years so far, and × ${factor(yearsRemaining)} = ${format.decimal((first.hours / 24) * yearsRemaining)} to come. It counts today’s hours for every day of a life.`,
          },
        ]
      : []),
    {
      what: 'Free Time',
      how: `What is left of the 24 hours of a day: ${factor(freeHours(life.activities))}, counted the same way.`,
    },
    {
      what: 'People of your age',
      how: 'Life expectancy at birth counts those who die young as well. A life table gives the years that people who have reached an age live on; between its ages, their age at death is taken to change evenly.',
    },
    {
      what: 'Chances',
      how: 'The number of survivors at the later age ÷ the number at the earlier one, with the same death rate all the way between two ages of the table.',
    },
    {
      what: 'Effect on lifespan, potential gain',
      how: 'Rules of thumb of this page: fixed years for each level, and (optimized − current hours) ÷ 24 × years remaining × 3. They are not measurements.',
    },
  ];
}

/** What no figure on the page can say. */
export const LIMITS = [
  'An average says nothing about one person: many live longer, and many less long.',
  'Life tables freeze the death rates of one year. Where health goes on improving, people will live longer than they say.',
  'Between the ages of a table, the age at death is taken to change evenly; it can be up to 0.4 years off.',
  'The tables were fitted to the World Bank’s figures. They are least sure for Kuwait, the U.S. Virgin Islands, the Faroe Islands, Seychelles and Armenia.',
  'What studies find in groups of people is an association; nobody can read their own future from it.',
] as const;

/** Every source that the page rests on. */
export const METHOD_SOURCES: readonly MethodSource[] = [
  {
    title: 'World Bank, World Development Indicators, life expectancy at birth (SP.DYN.LE00.IN)',
    url: 'https://data.worldbank.org/indicator/SP.DYN.LE00.IN',
    licence: 'CC BY 4.0',
  },
  {
    title: 'United Nations, World Population Prospects 2024, period life tables',
    url: 'https://population.un.org/wpp/',
    licence: 'CC BY 3.0 IGO',
  },
  ...Object.values(SOURCES).map(({ title, url }) => ({ title, url })),
];
