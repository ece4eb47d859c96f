import type { Activity } from '../life/activity.ts';
import { addDays, type CalendarDate, daysBetween } from '../life/calendar-date.ts';
import { createLife, type Dates, type Life } from '../life/life.ts';
import type { LifeEvents } from '../life/life-events.ts';
import { type ExpectedAges, findChoice, findExpectedAges, listChoices } from '../life/life-expectancies.ts';
import type { Outlook, Population } from '../life/life-table.ts';
import { roundToTenth } from '../life/round.ts';
import type { Arguments } from '../words/arguments.ts';
import type { CountryFacts } from '../world/country-facts.ts';
import type { Country, LifeExpectancy } from '../world/life-expectancy.ts';
import type { ExpectancyChoice } from './draft.ts';

/** A life expectancy at birth, in years to a tenth: that of a country, or one that the visitor entered. */
type AtBirth =
  | { readonly kind: 'entered'; readonly years: number }
  | { readonly kind: 'birth'; readonly years: number; readonly figure: LifeExpectancy };

/** The age that people of the life's age reach on average, by a life table of its country. */
interface OfTable {
  readonly kind: 'table';
  /** To a tenth. */
  readonly years: number;
  readonly outlook: Outlook;
  /** The people of the life table. */
  readonly population: Population;
  /** The calendar year of the life table. */
  readonly tableYear: number;
}

/** The life expectancy that counts, with its origin. */
export type Expectancy = AtBirth | (OfTable & { readonly atBirth: AtBirth });

/** The years are rounded as the page shows them: it calculates with what it shows. */
export const enteredExpectancy = (years: number): AtBirth => ({
  kind: 'entered',
  years: roundToTenth(years),
});

/** The figure of a country, rounded likewise. */
export const expectancyAtBirth = (figure: LifeExpectancy): AtBirth => ({
  kind: 'birth',
  years: roundToTenth(figure.lifeExpectancy),
  figure,
});

/** The life expectancy at birth, which is beside that of a life table. */
export const atBirthOf = (expectancy: Expectancy): AtBirth =>
  expectancy.kind === 'table' ? expectancy.atBirth : expectancy;

/** The choice that leads to a life expectancy. */
export const basisOf = (expectancy: Expectancy): ExpectancyChoice['basis'] =>
  expectancy.kind === 'table' ? expectancy.outlook : 'birth';

/** The life of a link, which has no date: it is as old as on the day when the link was made. */
interface LinkedLife extends Pick<Life, 'age' | 'weeksLived' | 'presentWeek'> {
  readonly kind: 'linked';
  /** `null` if the life expectancy is that at birth. */
  readonly table: OfTable | null;
}

/** A life as it was submitted, or comes from a link or the example: what changes neither with the day nor with a choice. */
export interface SubmittedLife {
  readonly time: { readonly kind: 'dated'; readonly birthdate: CalendarDate } | LinkedLife;
  readonly activities: readonly Activity[];
  /** Of the life tables; `null` if none was chosen. */
  readonly country: Country | null;
  readonly atBirth: AtBirth;
  readonly example: boolean;
}

/** The example, or the life of a link: it cannot be changed. */
export interface ReadOnlyLife {
  readonly submitted: SubmittedLife;
  readonly choice: ExpectancyChoice;
  readonly events: LifeEvents | null;
  readonly offsetWeeks: number;
}

/** The life in the results as of a day, with the chosen life expectancy. */
export interface ShownLife extends Pick<SubmittedLife, 'country'> {
  /** Its life expectancy is the years of `expectancy`. */
  readonly life: Life;
  readonly expectancy: Expectancy;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  readonly whose: Arguments['whose'];
}

interface Chosen extends ExpectancyChoice {
  readonly today: CalendarDate;
  /** Those of the life's country; `null` while they are not known, and without a country. */
  readonly lifeTables: CountryFacts['lifeTables'] | null;
}

/** A life as of a day, before its life expectancy is chosen. */
function measure({ time, activities, atBirth }: SubmittedLife, today: CalendarDate) {
  if (time.kind === 'linked') {
    const { age, weeksLived, presentWeek } = time;
    return { life: { age, weeksLived, presentWeek, activities }, dates: null };
  }
  const { birthdate } = time;
  // A device's clock may have been put back to a day before the life began.
  const asOf = daysBetween(birthdate, today) > 0 ? today : addDays(birthdate, 1);
  const life = createLife({ birthdate, lifeExpectancy: atBirth.years, activities }, asOf);
  return { life, dates: { birthdate, asOf } };
}

/** The figure of a life table, if that is chosen. A linked life keeps the one that its link was made with. */
function findTable(
  { time, atBirth }: SubmittedLife,
  { basis, population, lifeTables }: Chosen,
  people: { readonly age: number; readonly expected: ExpectedAges | null },
): OfTable | null {
  if (time.kind === 'linked') return time.table;
  const chosen = findChoice(listChoices({ ...people, atBirth: atBirth.years }), basis);
  if (chosen.basis === 'birth' || !lifeTables) return null;
  const { basis: outlook, lifeExpectancy: years } = chosen;
  return { kind: 'table', years, outlook, population, tableYear: lifeTables.year };
}

/**
 * The life that the results are of, as of today, with the life expectancy that was chosen.
 * @returns `expected`: the ages that people of its age reach on average; `null` while unknown
 */
export function chooseLife(submitted: SubmittedLife, choice: Chosen) {
  const { time, country, atBirth, example } = submitted;
  const { life, dates } = measure(submitted, choice.today);
  const { age } = life;
  const table = choice.lifeTables?.tables[choice.population];
  const expected = table ? findExpectedAges(table, age) : null;
  const chosen = findTable(submitted, choice, { age, expected });
  const expectancy = chosen ? { ...chosen, atBirth } : atBirth;
  const whose = example ? 'example' : time.kind === 'linked' ? 'shared' : 'own';
  const shown: ShownLife = {
    life: { ...life, lifeExpectancy: expectancy.years },
    expectancy,
    country,
    dates,
    whose,
  };
  return { shown, expected };
}
