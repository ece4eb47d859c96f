import type { Relation } from '../life/relations.ts';

/**
 * The words of a language by which a line of a life is understood, besides those of its times. Case and accents do not
 * matter. All but those for people are beside a time, and belong to it: before it, or behind it if they begin with “…”.
 */
export interface TypedLifeWords {
  /** Beside a time of the calendar: “in 2012”. */
  readonly in: readonly string[];
  /** Beside a time that is not exact. They stay in the words of the line: “Summer 2012 Rome”. */
  readonly about: readonly string[];
  /** Beside a time that says when something was not, or may have been: “before 2012”. */
  readonly vague: readonly string[];
  readonly age: {
    /** Before an age: “age 22”. */
    readonly before: readonly string[];
    /** Before an age at the end of a line, or with a unit behind it: “at 22” could be an address. */
    readonly beforeLast: readonly string[];
    /** Behind an age that has a word before it: “at the age of 22 years”. */
    readonly units: readonly string[];
    /** Behind an age: “22 years old”. */
    readonly after: readonly string[];
  };
  /** Beside the beginning of something that goes on: “since 2017”. */
  readonly since: readonly string[];
  /** Beside the end of something: “until 2015”. */
  readonly until: readonly string[];
  /** Between two times: “2008 to 2012”. */
  readonly to: readonly string[];
  /** Between two times that a word such as “between” is beside: without it, they are two. */
  readonly and: readonly string[];
  /** Beside two times: “between 2008 and 2012”. */
  readonly between: readonly string[];
  /** In place of a second time: “2008 to now”. */
  readonly now: readonly string[];
  /** Whether a word with a capital letter may be any noun: then it is no sign of a name. */
  readonly capitalizesNouns?: true;
  /** Beside somebody’s year of birth: “Mom, born 1958”. */
  readonly born: readonly string[];
  /** Beside somebody’s year of death, behind that of birth: “b. 1931, d. 2010”. */
  readonly died: readonly string[];
  /**
   * Words for people by their relation, separated by spaces. “relative” has all others of a family, “friend” all others who
   * meet later in life. “before” has words that leave the relation as it is, such as “my”; “mine” those of a script that
   * joins them to the next word.
   */
  readonly relations: Readonly<
    Record<Relation, string> & { readonly before?: string; readonly mine?: string }
  >;
}

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
