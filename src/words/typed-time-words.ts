/**
 * The words of a language beside the numbers of a time that people type. Case and accents do not matter.
 * Names of months that Intl knows need not be here.
 */
export interface TypedTimeWords {
  /** Numbers of months, 1 to 12, by other names that are common. */
  readonly months: Readonly<Record<string, number>>;
  /** Beside an age: “at the age of 30”, “30 years old”. */
  readonly age: readonly string[];
  /** Beside a calendar year: “in 2012”. */
  readonly year: readonly string[];
  /** Beside a month, or a day with its month, endings of the day’s number among them: “on the 15th of May, 2012”. */
  readonly month: readonly string[];
  /** The calendar year before the first of an era, by its name. */
  readonly eras?: Readonly<Record<string, number>>;
}
