import type * as English from '../en/summary-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge } from './people.ts';
import { plural } from './plural.ts';
import { decimalYears, yearsInDative } from './units.ts';

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: English.CountryFigure,
  origin = '',
) =>
  `Grundlage: Lebenserwartung bei Geburt ${country}, ${decimalYears(format, lifeExpectancy)} (${source}, ${year}${origin}).`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `Grundlage: die von Ihnen eingegebene Lebenserwartung von ${yearsInDative(format, lifeExpectancy)}.`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, ', auf dieser Seite gespeichert'),
};

const nameReached = plural({
  one: 'Menschen, die schon # Jahr alt sind',
  other: 'Menschen, die schon # sind',
});

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `Mit ${yearsInDative(format, age)} wären Sie älter als alle Menschen, deren Alter belegt ist. Stimmt das Geburtsdatum?`,
  noFigure: (format, age) =>
    `Die Lebenserwartung ist keine Grenze: ${nameReached(format, age)}, leben noch darüber hinaus.`,
  expected: (format, people) => `${atStart(describeExpectedAge(format, people))}.`,
  outlived: (format, people, age) =>
    `${atStart(describeExpectedAge(format, people))}. Mit ${yearsInDative(format, age)} sind Sie sogar noch älter.`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => 'Bis zur Lebenserwartung bei Geburt',
  entered: () => 'Bis zur Lebenserwartung, die Sie eingegeben haben',
  newborns: () => 'Bis zur Lebenserwartung von Neugeborenen',
  people: (format, age) => `Bis zur Lebenserwartung von ${nameReached(format, age)}`,
  cohort: () => 'Bis zur Lebenserwartung, wenn die Sterberaten weiter sinken',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `Die Linie bei ${format.decimal(end)} ist die Lebenserwartung bei Geburt.`,
  entered: (format, end) =>
    `Die Linie bei ${format.number(end)} ist die Lebenserwartung, die Sie eingegeben haben.`,
  newborns: (format, end) => `Die Linie bei ${format.decimal(end)} ist die Lebenserwartung von Neugeborenen.`,
  people: (format, end, age) =>
    `Die Linie bei ${format.decimal(end)} ist die Lebenserwartung von ${nameReached(format, age)}.`,
  cohort: (format, end) =>
    `Die Linie bei ${format.number(end)} ist die Lebenserwartung, wenn die Sterberaten weiter sinken.`,
};
