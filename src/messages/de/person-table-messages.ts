import type * as English from '../en/person-table-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { plural } from './plural.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: 'Person',
    daysBehind: 'Tage bisher',
    daysAhead: 'Tage künftig',
    share: 'Anteil bisher',
    yearsAhead: 'Jahre künftig für beide',
  },
};

const dots = plural({ one: '# Punkt', other: '# Punkte' });
const dotStandsFor = plural({
  one: 'Jeder Punkt steht für # gemeinsamen Tag: groß bisher, klein künftig.',
  other: 'Jeder Punkt steht für # gemeinsame Tage: groß bisher, klein künftig.',
});
const eachFor = plural({ one: 'jeder für # gemeinsamen Tag', other: 'jeder für # gemeinsame Tage' });

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: dotStandsFor,
  description: (format, { daysPerDot, behind, ahead }) =>
    `Bisher ${dots(format, behind)}, künftig ${format.number(ahead)}, ${eachFor(format, daysPerDot)}.`,
};

type WhoseFigures = Parameters<typeof English.BASIS_MESSAGES.whose>[1];
type TablePeople = WhoseFigures['own'];

const inPlace = (format: Format, { people, place }: TablePeople) => `${nameWithAge(format, people)} ${place}`;

const BIRTH = 'der Geburt der jüngeren Person';

const explainDays = (counted: string) =>
  `Die bisherigen Tage sind so gezählt, wie Sie es eingegeben haben: ${counted}. Ein eingegebenes Jahr zählt ab Tag und Monat von heute.`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `Zahlen für ${inPlace(format, theirs)} (${name}) und für ${inPlace(format, own)} (Sie).`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `Zahlen für ${inPlace(format, theirs)} (${name}, nach dem Alter, das ${year} erreicht wird) und für ${inPlace(format, own)} (Sie).`,
  lastTableAge: (format, age) =>
    `Die Sterbetafeln enden bei ${format.number(age)}, ältere Menschen zählen deshalb als ${format.number(age)}.`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${format.number(daysPerYear)} im Jahr seit ${since ?? BIRTH}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${format.number(daysPerYear)} im Jahr von ${since ?? BIRTH} bis ${until}, danach ${format.number(daysLater)} im Jahr`,
    ),
  average:
    'Die künftigen Tage sind ein Durchschnitt über viele Paare von Menschen wie Sie beide. Gezählt wird die Zeit, in der beide leben, als hätte die Lebensdauer der einen Person nichts mit der der anderen zu tun.',
  cohort:
    'Wie bei Ihren anderen Ergebnissen wird dabei angenommen, dass die Menschen in den kommenden Jahren länger leben, wie die Vereinten Nationen es erwarten.',
  period: (year) => `Dabei wird angenommen, dass die Sterberaten von ${year} so bleiben.`,
};
