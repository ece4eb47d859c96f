import type * as English from '../en/age-messages.ts';
import type { Format } from '../format.ts';
import type { People } from '../people.ts';
import type { Translated } from '../translated.ts';
import { atStart, nameReached, nameWithAge, nameWithAgeInDative } from './people.ts';
import { decimalYears, decimalYearsInDative, years, yearsInDative } from './units.ts';

export const AGE_MESSAGES: Translated<typeof English.AGE_MESSAGES> = {
  missing: 'Die Sterbetafel konnte nicht geladen werden. Der Rest der Seite braucht sie nicht.',
  none: (place) => `Für Menschen ${place} gibt es keine Sterbetafel.`,
  choice: 'Verwendete Lebenserwartung',
  meaning: 'Worauf diese Zahlen beruhen',
};

export const TABLE_FIGURES: Translated<typeof English.TABLE_FIGURES> = {
  period: (format, { people, place, lifeExpectancy, year, source }) =>
    `Grundlage: Lebenserwartung von ${nameWithAgeInDative(format, people)} ${place}, ${decimalYears(format, lifeExpectancy)} bei den Sterberaten von ${year} (Sterbetafel, bearbeitet nach ${source}).`,
  cohort: (format, { people, place, lifeExpectancy, source }) =>
    `Grundlage: Lebenserwartung von ${nameWithAgeInDative(format, people)} ${place}, etwa ${years(format, lifeExpectancy)}, wenn die Sterberaten so weiter sinken, wie die Vereinten Nationen es erwarten (Vorausberechnung, bearbeitet nach ${source}).`,
};

export const CHOICES: Translated<typeof English.CHOICES> = {
  birth: (format, age) => `Bei Geburt: ${format.decimal(age)}`,
  entered: (format, age) => `Ihre Angabe: ${format.number(age)}`,
  period: (format, age, people) => `${atStart(nameWithAge(format, people))}: ${format.decimal(age)}`,
  cohort: (format, age) => `Wenn die Sterberaten weiter sinken: etwa\u00a0${format.number(age)}`,
};

const atAge = (format: Format, of: English.AtAge) =>
  `Bei den Sterberaten von ${of.year} werden ${nameReached(format, of)} im Durchschnitt ${format.decimal(of.expected)} Jahre alt.`;

function nameAverage({ year, counts }: English.AverageAtBirth, { stage }: People): string {
  const average = `die Lebenserwartung bei Geburt${year === null ? '' : ` im Jahr ${year}`}`;
  if (counts === 'thoseWhoDiedYounger')
    return `${average}, die auch alle mitzählt, die jünger gestorben sind`;
  if (counts === null) return average;
  return `${average} für ${stage === 'adult' ? 'Frauen und Männer' : 'Mädchen und Jungen'} zusammen`;
}

export const AT_AGE: Translated<typeof English.AT_AGE> = {
  alone: atAge,
  same: (format, of, average) =>
    `${atAge(format, of)} Das ist genauso viel wie ${nameAverage(average, of.people)}.`,
  more: (format, of, average) =>
    `${atAge(format, of)} Das sind ${decimalYears(format, average.difference)} mehr als ${nameAverage(average, of.people)}.`,
  less: (format, of, average) =>
    `${atAge(format, of)} Das sind ${decimalYears(format, average.difference)} weniger als ${nameAverage(average, of.people)}.`,
};

export const HEADLINE_FIGURES: Translated<typeof English.HEADLINE_FIGURES> = {
  ofAge: (format, { expected, year }) =>
    `${format.decimal(expected)} ist der Durchschnitt bei den Sterberaten von ${year}.`,
  ofLastAge: (format, { expected, year, lastAge }) =>
    `${format.decimal(expected)} ist bei den Sterberaten von ${year} der Durchschnitt der Menschen, die ${format.number(lastAge)} werden. Dort endet die Sterbetafel.`,
};

const project = (format: Format, { people, place, expected }: English.Projection, range = '') =>
  `Wenn die Sterberaten so weiter sinken, wie die Vereinten Nationen es erwarten, werden ${nameWithAge(format, people)} ${place} im Durchschnitt etwa ${years(format, expected)} alt${range}. Das ist eine Vorausberechnung: Sie beruht auf den Sterberaten, die die Vereinten Nationen für jedes Jahr bis 2100 erwarten.`;

export const PROJECTIONS: Translated<typeof English.PROJECTIONS> = {
  noChange: 'Wenn die Sterberaten weiter sinken, ändert das in diesem Alter kaum etwas.',
  figure: (format, of) => project(format, of),
  withInterval: (format, of, { low, high }) =>
    project(
      format,
      of,
      ` (acht von zehn Vorausberechnungen: ${format.number(low)} bis ${format.number(high)})`,
    ),
};

const AT_BIRTH = 'Dieser Durchschnitt zählt alle Menschen von Geburt an mit.';

export const AVERAGES: Translated<typeof English.AVERAGES> = {
  entered: {
    past: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} liegen Sie über Ihrer Angabe von ${yearsInDative(format, average)}.`,
    at: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} haben Sie Ihre Angabe von ${yearsInDative(format, average)} erreicht.`,
    close: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} sind Sie nah an Ihrer Angabe von ${yearsInDative(format, average)}.`,
  },
  birth: {
    past: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} liegen Sie über der Lebenserwartung bei Geburt von ${decimalYearsInDative(format, average)}. ${AT_BIRTH}`,
    at: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} haben Sie die Lebenserwartung bei Geburt von ${decimalYearsInDative(format, average)} erreicht. ${AT_BIRTH}`,
    close: (format, { age, average }) =>
      `Mit ${yearsInDative(format, age)} sind Sie nah an der Lebenserwartung bei Geburt von ${decimalYearsInDative(format, average)}. ${AT_BIRTH}`,
    lower: (format, { average }) =>
      `Die Lebenserwartung bei Geburt ist mit ${decimalYearsInDative(format, average)} niedriger, weil sie alle Menschen von Geburt an mitzählt.`,
  },
};

export const ESTIMATES: Translated<typeof English.ESTIMATES> = {
  estimate: (format, { age, lifeExpectancy, expected, meanError, greatestError }) =>
    `Eine Schätzung: Wo die Lebenserwartung bei Geburt ${years(format, lifeExpectancy)} beträgt, werden Menschen, die schon ${format.number(age)} sind, im Durchschnitt etwa ${years(format, expected)} alt. In diesem Alter liegt die Schätzung im Durchschnitt um ${decimalYears(format, meanError)} daneben, höchstens um ${format.decimal(greatestError)}.`,
  outsideAges: (format, first, last) =>
    `Wählen Sie ein Land, um zu sehen, wie alt Menschen in Ihrem Alter werden. Ohne Land lässt sich das hier nur für ein Alter von ${format.number(first)} bis ${yearsInDative(format, last)} schätzen.`,
  noCountry: (format, lifeExpectancy) =>
    `In keinem Land liegt die Lebenserwartung bei ${yearsInDative(format, lifeExpectancy)}. Deshalb lässt sich hier nicht schätzen, wie alt Menschen in Ihrem Alter werden.`,
};
