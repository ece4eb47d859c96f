import type { Relation } from '../life/relations.ts';

/**
 * The words of a language by which a line of a life is understood, besides those of its times. Case and accents do not
 * matter.
 */
export interface TypedLifeWords {
  /** Between the two times of a span: “2008 to 2012”. */
  readonly until: readonly string[];
  /** In place of a second time: “2008 to now”. */
  readonly now: readonly string[];
  /** Beside a time that is the beginning of something: “since 2017”. */
  readonly since: readonly string[];
  /** Beside somebody’s year of birth: “Mum, born 1958”. */
  readonly born: readonly string[];
  /**
   * Words for what happens once, so that “2012 first job” is a moment and “1996 School” a chapter. One that ends in “…” is
   * the beginning of a word. In Chinese and Japanese, all of them may be anywhere.
   */
  readonly events: readonly string[];
  /**
   * Words for people. “child” has brothers and sisters as well, who grow up in the same home, and “grandparent” all others
   * of a family.
   */
  readonly relations: Readonly<Record<Relation, readonly string[]>>;
}
