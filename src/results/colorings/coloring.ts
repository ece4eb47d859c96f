import type { Dates } from '../../life/life.ts';
import type { LifeProjection } from '../../life/life-projection.ts';
import type { Marks, PlacedChapter } from '../../life/place-events.ts';
import type { DividedYears } from '../../weeks/layout.ts';
import { type Part, partsByTime } from '../../weeks/parts.ts';
import { type Look, PAGE } from '../../weeks/styles.ts';
import type { Format } from '../../words/format.ts';
import type { WeeksChoice } from '../results-context.ts';
import type { FiguredPerson } from '../use-people-figures.ts';

/** What the weeks can be colored by, in the order of the choice. */
export const COLORED_BY = ['time', 'chapters', 'activities', 'people'] as const;
export type ColoredBy = (typeof COLORED_BY)[number];

export interface ColoredLife {
  readonly projection: Pick<LifeProjection, 'activities' | 'spans' | 'weeks'>;
  readonly dates: Dates | null;
  /** `null` for a life without chapters and moments. */
  readonly marks: Marks | null;
  /** Nobody in pictures. */
  readonly people: readonly FiguredPerson[];
  /** Whether chapters and people can be added: they can then be chosen before there are any. */
  readonly canAdd: boolean;
  readonly format: Format;
}

/** The days with the person whom the weeks are colored by. */
export interface ColoredDays {
  readonly label: string;
  readonly behind: number;
  /** The days ahead within so many years; `null` where no number is said of them. */
  readonly within: ((years: number) => number) | null;
}

/** What the dots of the weeks show, and what is said of it. */
export interface Coloring extends WeeksChoice {
  readonly by: ColoredBy;
  /** Of one of several people: the person's name. */
  readonly label?: string;
  /** Whether it is shown until the visitor chooses, in place of time. */
  readonly isUsual?: true;
  /** Together all weeks. */
  readonly parts: readonly Part[];
  /** `null` where a dot is one week of the life. */
  readonly divided: DividedYears | null;
  /** Those named among the weeks. */
  readonly chapters: readonly PlacedChapter[];
  /** In place of the key to time; `null` where that is true. */
  readonly key: readonly { readonly look: Look; readonly text: string }[] | null;
  /** In place of the headline; empty for that of the life. */
  readonly headline: string;
  /** A sentence below the weeks; empty for none. */
  readonly caption: string;
  /** A row of the table of weeks; `null` for none. */
  readonly days: ColoredDays | null;
  /** What is said at a week; empty for nothing. */
  readonly describe: (week: number) => string;
}

/** What most colorings are like: weeks as by time. */
export const USUAL = {
  parts: partsByTime(PAGE),
  divided: null,
  chapters: [],
  key: null,
  headline: '',
  caption: '',
  days: null,
  describe: () => '',
} satisfies Partial<Coloring>;
