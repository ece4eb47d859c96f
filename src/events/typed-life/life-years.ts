/** What the reader knows of the visitor's life, in calendar years. */
export interface LifeYears {
  readonly ownBirthYear: number;
  readonly presentYear: number;
}

/** Calendar years before the visitor's birth and after it of which a line can speak: of grandparents, and of a long life. */
const [YEARS_BEFORE, YEARS_AFTER] = [130, 120];

/** Whether a line about a life can speak of a year. */
export const isInLife = (year: number, { ownBirthYear }: LifeYears): boolean =>
  year >= ownBirthYear - YEARS_BEFORE && year <= ownBirthYear + YEARS_AFTER;

/** The year that two digits stand for, which has begun; others are as they are. */
export const completeYear = (value: number, { presentYear }: LifeYears): number =>
  value >= 100 ? value : value + (2000 + value > presentYear ? 1900 : 2000);

export const isOwnAge = (age: number, year: number, { ownBirthYear }: LifeYears): boolean =>
  [0, 1].includes(year - ownBirthYear - age);
