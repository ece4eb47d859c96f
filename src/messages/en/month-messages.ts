import type { Format } from '../format.ts';
import { plural } from './plural.ts';

/** Months with their unit, which stays on the line of its figure. */
const months = plural({ one: '#\u00a0month', other: '#\u00a0months' });

/** Whose life it is: that of the reader, or of someone invented. */
type Whose = 'example' | 'own';

const ofWhom = (whose: Whose) => (whose === 'own' ? ' you' : '');
const behind = (format: Format, lived: number, whose: Whose) =>
  `${months(format, lived)} behind${ofWhom(whose)}`;
const lessThanOne = (whose: Whose) => `Less than a month behind${ofWhom(whose)}`;

/** A life in months in one sentence: those so far and those that may lie ahead, as far as they are known. */
export const MONTH_SENTENCES = {
  total: (format: Format, total: number) => `A life of about ${months(format, total)}.`,
  newborn: (whose: Whose) => `${lessThanOne(whose)}.`,
  newbornAhead: (format: Format, ahead: number, whose: Whose) =>
    `${lessThanOne(whose)}, about ${format.number(ahead)} ahead.`,
  lived: (format: Format, lived: number, whose: Whose) => `${behind(format, lived, whose)}.`,
  livedAhead: (format: Format, lived: number, ahead: number, whose: Whose) =>
    `${behind(format, lived, whose)}, about ${format.number(ahead)} ahead.`,
  /** Exactly as many as life expectancy. */
  reached: (format: Format, lived: number, whose: Whose) =>
    `${behind(format, lived, whose)}, as many as life expectancy.`,
  beyond: (format: Format, lived: number, beyond: number, whose: Whose) =>
    `${behind(format, lived, whose)}, ${format.number(beyond)} beyond life expectancy.`,
} as const;

/** What the picture of the months shows, and what it still lacks. */
export const MONTH_MESSAGES = {
  key: 'Each dot is a month, each column a year; the colors are the hours below.',
  /** @param figure the life expectancy of the example, with its source */
  example: (figure: string) => `An example: someone born in 1990 in Canada (${figure}).`,
  needsBirthdate: 'Enter your birthdate to see what’s behind you.',
  needsCountry: 'Choose a country to see what may lie ahead.',
  noLimit: 'Life expectancy isn’t a limit.',
} as const;
