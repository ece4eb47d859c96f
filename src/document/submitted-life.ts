import type { Activity } from '../life/activity.ts';
import { addDays, type CalendarDate, daysBetween } from '../life/calendar-date.ts';
import { roundToTenth } from '../life/input-limits.ts';
import { createLife, type Dates, type Life } from '../life/life.ts';
import type { LifeEvents } from '../life/life-events.ts';
import {
  type Basis,
  type ExpectedAges,
  findChoice,
  findExpectedAges,
  listChoices,
} from '../life/life-expectancies.ts';
import type { Population } from '../life/life-table.ts';
import type { Arguments } from '../words/arguments.ts';
import type { CountryFacts } from '../world/country-facts.ts';
import type { Country, LifeExpectancy } from '../world/life-expectancy.ts';
import type { ExpectancyChoice } from './draft.ts';

/** The life of a link, which has no date: it is as old as on the day when the link was made. */
interface LinkedLife extends Pick<Life, 'age' | 'weeksLived' | 'presentWeek' | 'lifeExpectancy'> {
  readonly kind: 'linked';
  readonly basis: Basis;
  /** The calendar year of the life table; `null` if the life expectancy is that at birth. */
  readonly tableYear: number | null;
}

/** A life as it was submitted, or comes from a link or the example: what changes neither with the day nor with a choice. */
export interface SubmittedLife {
  readonly time: { readonly kind: 'dated'; readonly birthdate: CalendarDate } | LinkedLife;
  readonly activities: readonly Activity[];
  /** Of the life tables; `null` if none was chosen. */
  readonly country: Country | null;
  /** The life expectancy at birth: the figure of a country, or years that the visitor entered. */
  readonly atBirth:
    | { readonly kind: 'figure'; readonly figure: LifeExpectancy }
    | { readonly kind: 'entered'; readonly years: number };
  readonly example: boolean;
}

/** The example, or the life of a link: it cannot be changed. */
export interface ReadOnlyLife {
  readonly submitted: SubmittedLife;
  readonly choice: ExpectancyChoice;
  readonly events: LifeEvents | null;
  readonly offsetWeeks: number;
}

/** The life expectancy at birth, or as entered, in years to a tenth: as the page shows it, it calculates with it. */
export const yearsAtBirth = ({ atBirth }: Pick<SubmittedLife, 'atBirth'>): number =>
  roundToTenth(atBirth.kind === 'figure' ? atBirth.figure.lifeExpectancy : atBirth.years);

const findWhose = ({ time, example }: SubmittedLife): ShownLife['whose'] => {
  if (example) return 'example';
  return time.kind === 'linked' ? 'shared' : 'own';
};

interface Chosen extends ExpectancyChoice {
  readonly today: CalendarDate;
  /** Those of the life's country; `null` while they are not known, and without a country. */
  readonly lifeTables: CountryFacts['lifeTables'] | null;
}

/**
 * The life that the results are of, as of today, with the life expectancy that was chosen. A linked life keeps the one
 * that its link was made with.
 * @returns `expected`: the ages that people of its age reach on average; `null` while unknown
 */
export function chooseLife(
  submitted: SubmittedLife,
  { basis, population, today, lifeTables }: Chosen,
): { readonly shown: ShownLife; readonly expected: ExpectedAges | null } {
  const { time, activities, country } = submitted;
  const atBirth = yearsAtBirth(submitted);
  const figure = submitted.atBirth.kind === 'figure' ? submitted.atBirth.figure : null;
  const origin = { country, figure, population, atBirth, whose: findWhose(submitted) };
  const findExpected = (age: number) => lifeTables && findExpectedAges(lifeTables.tables[population], age);
  if (time.kind === 'linked') {
    const { kind: _, basis: linked, tableYear, ...measured } = time;
    const shown = { ...origin, life: { ...measured, activities }, dates: null, basis: linked, tableYear };
    return { shown, expected: findExpected(measured.age) };
  }
  const { birthdate } = time;
  // A device's clock may have been put back to a day before the life began.
  const asOf = daysBetween(birthdate, today) > 0 ? today : addDays(birthdate, 1);
  const life = createLife({ birthdate, lifeExpectancy: atBirth, activities }, asOf);
  const expected = findExpected(life.age);
  const choice = findChoice(listChoices({ atBirth, age: life.age, expected }), basis);
  const shown = {
    ...origin,
    life: { ...life, lifeExpectancy: choice.lifeExpectancy },
    dates: { birthdate, asOf },
    basis: choice.basis,
    tableYear: choice.basis === 'birth' ? null : (lifeTables?.year ?? null),
  };
  return { shown, expected };
}

/** The life in the results as of a day, with the chosen life expectancy, and where that comes from. */
export interface ShownLife extends Pick<SubmittedLife, 'country'> {
  readonly life: Life;
  /** `null` if they are unknown, as in a shared link. */
  readonly dates: Dates | null;
  /** The country's life expectancy at birth; `null` if the visitor entered one. */
  readonly figure: LifeExpectancy | null;
  readonly basis: Basis;
  /** The people of the life table; without meaning if the life expectancy is that at birth. */
  readonly population: Population;
  /** The calendar year of the life table; `null` if the life expectancy is that at birth. */
  readonly tableYear: number | null;
  /** The life expectancy at birth, or as entered, in years. */
  readonly atBirth: number;
  readonly whose: Arguments['whose'];
}
