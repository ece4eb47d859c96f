import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import { nameOf, nameWithAge } from './people.ts';

/** The texts of the survival curve. */
export const SURVIVAL_MESSAGES = {
  title: 'How many reach each age',
  hint: (year: number) => `At the death rates of ${year}. Odds for a group, not a prediction for you.`,
  whose: 'Show figures for',
  populations: { everyone: 'Everyone', women: 'Women', men: 'Men' },
  chosen: {
    everyone: 'Now with the figures for everyone, here and in the other sections about people of your age.',
    women: 'Now with the figures for women, here and in the other sections about people of your age.',
    men: 'Now with the figures for men, here and in the other sections about people of your age.',
  },
  /** The second curve, in two lines. */
  outlook: ['If death rates', 'keep falling'],
  /** @param lastAge of the life table, years */
  ended: (format: Format, lastAge: number) =>
    `The life table ends at ${format.number(lastAge)}, so there is nothing to show beyond that.`,
  keys: 'Arrow keys move by a year, Page Up and Page Down by ten.',
  reaching: (format: Format, age: number) => `Age ${format.number(age)}`,
  columns: { age: 'Age', share: 'Share who reach it', outlook: 'If death rates keep falling' },
  /** At a point of the curve. @param age that so many reach, years */
  quantiles: {
    threeInFour: (format: Format, age: number) => `3 in 4: ${format.number(age)}`,
    half: (format: Format, age: number) => `half: ${format.number(age)}`,
    oneInFour: (format: Format, age: number) => `1 in 4: ${format.number(age)}`,
  },
} as const;

/** A point of the survival curve. @param share of people of one age, as written */
export const CHANCES = {
  share: (format: Format, people: People, share: string) => `${share} of ${nameWithAge(format, people)}`,
  /** @param outlook the share if death rates keep falling, as written */
  withOutlook: (format: Format, people: People, share: string, outlook: string) =>
    `${share} of ${nameWithAge(format, people)}; ${outlook} if death rates keep falling`,
  /** A share that is too small for a figure. @param least as written, with its percent sign */
  fewerThan: (least: string) => `fewer than ${least}`,
} as const;

export interface Group {
  readonly people: People;
  /** The country's name within a sentence. */
  readonly place: string;
  /** Whether they are of the slider's age rather than of today's. */
  readonly moved: boolean;
}

/** The ages that three in four, half and one in four of them reach, in years, and the last of the life table. */
interface Reached {
  readonly threeInFour: number;
  readonly half: number;
  readonly oneInFour: number;
  readonly last: number;
}

const nameGroup = (format: Format, { people, place, moved }: Group) =>
  moved
    ? `Of ${nameOf(people)} who reach ${format.number(people.age)} in ${place}`
    : `Of ${nameWithAge(format, people)} in ${place}`;

/** The survival curve in a sentence, by the first share that reaches the end of the table. */
export const REACHED = {
  threeInFour: (format: Format, of: Group, { last }: Pick<Reached, 'last'>) =>
    `${nameGroup(format, of)}, more than three in four reach ${format.number(last)}.`,
  half: (format: Format, of: Group, { threeInFour, last }: Pick<Reached, 'threeInFour' | 'last'>) =>
    `${nameGroup(format, of)}, three in four reach ${format.number(threeInFour)} and more than half reach ${format.number(last)}.`,
  oneInFour: (format: Format, of: Group, { threeInFour, half, last }: Omit<Reached, 'oneInFour'>) =>
    `${nameGroup(format, of)}, three in four reach ${format.number(threeInFour)}, half reach ${format.number(half)} and more than one in four reach ${format.number(last)}.`,
  none: (format: Format, of: Group, { threeInFour, half, oneInFour }: Omit<Reached, 'last'>) =>
    `${nameGroup(format, of)}, three in four reach ${format.number(threeInFour)}, half reach ${format.number(half)} and one in four reach ${format.number(oneInFour)}.`,
} as const;

/** The sentence after it: what changes if death rates keep falling. @param age years */
export const REACHED_IN_OUTLOOK = {
  half: (format: Format, age: number) => `If death rates keep falling, half reach ${format.number(age)}.`,
  moreThanHalf: (format: Format, age: number) =>
    `If death rates keep falling, more than half reach ${format.number(age)}.`,
} as const;
