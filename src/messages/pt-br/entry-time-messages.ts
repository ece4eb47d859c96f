import type * as English from '../en/entry-time-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

type OneOrTwo = Parameters<typeof English.ENTRY_TIMES.ages>[1];

const ages = ({ number }: Format, { from, until }: OneOrTwo) =>
  from === until ? number(from) : `${number(from)} ou ${number(until)}`;

const inYears = ({ from, until }: OneOrTwo) =>
  from === until ? `em ${String(from)}` : `em ${String(from)} ou ${String(until)}`;

const ageOrAges = (format: Format, { from, until }: OneOrTwo) =>
  from === until ? years(format, from) : `${format.number(from)} ou ${years(format, until)}`;

const atAge = (format: Format, of: OneOrTwo | null) => (of ? `, com ${ageOrAges(format, of)}` : '');
const inYear = (of: OneOrTwo | null) => (of ? `, ${inYears(of)}` : '');

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: (year) => String(year),
  age: years,
  ages,
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `${month.charAt(0).toUpperCase()}${month.slice(1)}${atAge(format, of)}`,
  year: (format, year, of) => `${year}${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, of) => `Com ${years(format, age)}${inYear(of)}`,
};

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `Em ${month}${atAge(format, of)}`,
  year: (format, year, of) => `Em ${year}${atAge(format, of)}`,
  week: (format, days, of) => `${days}${atAge(format, of)}`,
  age: (format, age, of) => `Com ${years(format, age)}${inYear(of)}`,
  untilAge: (format, age, year) => `Até você fazer ${years(format, age)}, em ${year}`,
  afterPicture: (reading) => `${reading}. A imagem termina antes disso, mas a data fica na sua lista.`,
};

export const TIME_HINT = 'Informe um dia, mês, ano ou idade, como “maio de 2012” ou “30 anos”.';

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable:
    'Não foi possível entender isso. Informe um dia, mês, ano ou idade, como “maio de 2012” ou “30 anos”.',
  ambiguous: 'Qual é o dia e qual é o mês? Escreva o mês por extenso.',
  noYear: 'Falta o ano. Acrescente-o.',
  noSuchDay: 'Esse dia não existe. Confira o dia e o mês.',
  tooLate: (format, oldest) => `Isso passa da idade de ${years(format, oldest)}. Informe uma data anterior.`,
  beforeBirth: (time) => `Isso é antes do seu nascimento: ${time}. Informe uma data posterior.`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `${format.number(count)}ª semana`,
  days: plural({ one: '# dia de vida', many: '# de dias de vida', other: '# dias de vida' }),
  billionSeconds: 'Um bilhão de segundos de vida',
};
