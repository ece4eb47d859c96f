import type * as English from '../en/entry-time-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { atAge, either } from './ages.ts';
import { atStart } from './people.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

/** Two if a birthday or a New Year may lie within the time, else the same one twice. */
interface OneOrTwo {
  readonly from: number;
  readonly until: number;
}

const ages = (format: Format, { from, until }: OneOrTwo) =>
  from === until ? format.number(from) : either(format, from, until);

function atAges(format: Format, of: OneOrTwo): string {
  if (of.from === 0 && of.until === 1) return 'antes de cumplir 2 años';
  if (of.from === 1 && of.until === 2) return 'con 1 o 2 años';
  return of.from === of.until ? atAge(format, of.from) : `a los ${ages(format, of)} años`;
}

const withAge = (format: Format, time: string, of: OneOrTwo | null) =>
  of ? `${time}, ${atAges(format, of)}` : time;

function inYear(of: OneOrTwo | null): string {
  if (!of) return '';
  return of.from === of.until ? `, en ${of.from}` : `, en ${of.from} o ${of.until}`;
}

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: (year) => String(year),
  age: years,
  ages,
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: withAge,
  month: (format, month, of) => withAge(format, atStart(month), of),
  year: (format, year, of) => withAge(format, String(year), of),
  week: withAge,
  age: (format, age, of) => `${years(format, age)}${inYear(of)}`,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  day: withAge,
  month: (format, month, of) => withAge(format, `En ${month}`, of),
  year: (format, year, of) => withAge(format, `En ${year}`, of),
  week: withAge,
  age: (format, age, of) => `${atStart(atAge(format, age))}${inYear(of)}`,
  untilAge: (format, age, year) => `Hasta cumplir ${years(format, age)}, en ${year}`,
  afterPicture: (reading) => `${reading}. La imagen termina antes, pero tu lista lo conserva.`,
};

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  'Escribe un día, un mes, un año o una edad, como «mayo de 2012» o «30 años».';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable: `No se entiende. ${TIME_HINT}`,
  ambiguous: '¿Cuál es el día y cuál el mes? Escribe el mes con letras.',
  noYear: 'Falta el año. Añádelo.',
  noSuchDay: 'Ese día no existe. Revisa el día y el mes.',
  tooLate: (format, oldest) => `Pasa de los ${format.number(oldest)} años. Escribe algo anterior.`,
  beforeBirth: (time) => `Es antes de tu nacimiento (${time}). Escribe algo posterior.`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `Semana ${format.number(count)}`,
  days: plural({ one: '# día de vida', other: '# días de vida' }),
  billionSeconds: 'Mil millones de segundos de vida',
};
