import type * as English from '../en/summary-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atStart, describeExpectedAge } from './people.ts';
import { inPlace } from './places.ts';
import { decimalYears, years } from './units.ts';

const describeCountryFigure = (
  format: Format,
  { country, lifeExpectancy, source, year }: English.CountryFigure,
  origin = '',
) =>
  `Com base na expectativa de vida ao nascer ${inPlace(country)}: ${decimalYears(format, lifeExpectancy)} (${source}, ${year}${origin}).`;

export const FIGURE_SOURCES: Translated<typeof English.FIGURE_SOURCES> = {
  entered: (format, lifeExpectancy) =>
    `Com base na expectativa de vida que você informou: ${years(format, lifeExpectancy)}.`,
  country: (format, figure) => describeCountryFigure(format, figure),
  snapshot: (format, figure) => describeCountryFigure(format, figure, ', da cópia salva nesta página'),
};

export const HEADLINES: Translated<typeof English.HEADLINES> = {
  beyondRecords: (format, age) =>
    `Com ${years(format, age)}, você teria mais idade do que qualquer pessoa de que se tem registro. A data de nascimento está certa?`,
  noFigure: (format, age) =>
    `A expectativa de vida não é um limite: quem já tem ${years(format, age)} continua vivendo além dela.`,
  expected: (format, people) => `${atStart(describeExpectedAge(format, people))}.`,
  outlived: (format, people, age) =>
    `${atStart(describeExpectedAge(format, people))}. Com ${years(format, age)}, você já passou disso também.`,
};

export const GOALS: Translated<typeof English.GOALS> = {
  birth: () => 'Até a média ao nascer',
  entered: () => 'Até a expectativa de vida que você informou',
  newborns: () => 'Até a média de recém-nascidos',
  people: (format, age) => `Até a média de quem já tem ${years(format, age)}`,
  cohort: () => 'Até a média se a mortalidade continuar caindo',
};

export const END_LINES: Translated<typeof English.END_LINES> = {
  birth: (format, end) => `A linha em ${format.decimal(end)} marca a média ao nascer.`,
  entered: (format, end) => `A linha em ${format.number(end)} marca a expectativa de vida que você informou.`,
  newborns: (format, end) => `A linha em ${format.decimal(end)} marca a média de recém-nascidos.`,
  people: (format, end, age) =>
    `A linha em ${format.decimal(end)} marca a média de quem já tem ${years(format, age)}.`,
  cohort: (format, end) =>
    `A linha em ${format.number(end)} marca a média se as taxas de mortalidade continuarem caindo.`,
};
