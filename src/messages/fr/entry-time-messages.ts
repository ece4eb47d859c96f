import type * as English from '../en/entry-time-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

interface OneOrTwo {
  readonly from: number;
  readonly until: number;
}

const oneOrTwo = ({ from, until }: OneOrTwo, write: (figure: number) => string) =>
  from === until ? write(from) : `${write(from)} ou ${write(until)}`;

const atAge = (format: Format, of: OneOrTwo | null) => {
  if (!of) return '';
  const first = of.from === of.until ? '' : `${format.number(of.from)} ou `;
  return `, à ${first}${years(format, of.until)}`;
};
const inYear = (of: OneOrTwo | null) => (of ? `, en ${oneOrTwo(of, String)}` : '');

export const ENTRY_TIMES: Translated<typeof English.ENTRY_TIMES> = {
  year: (year) => String(year),
  age: years,
  ages: (format, of) => oneOrTwo(of, format.number),
};

export const LISTED_TIMES: Translated<typeof English.LISTED_TIMES> = {
  day: (format, day, of) => `${day}${atAge(format, of)}`,
  month: (format, month, of) => `${month}${atAge(format, of)}`,
  year: (format, year, of) => `${year}${atAge(format, of)}`,
  week: (format, days, of) => `Semaine du ${days}${atAge(format, of)}`,
  age: (format, age, inYears) => `À ${years(format, age)}${inYear(inYears)}`,
};

const TOO_EARLY = 'L’image s’arrête avant, mais votre liste le garde.';

export const TIME_READINGS: Translated<typeof English.TIME_READINGS> = {
  day: (format, day, of) => `Le ${day}${atAge(format, of)}`,
  month: (format, month, of) => `En ${month}${atAge(format, of)}`,
  year: (format, year, of) => `En ${year}${atAge(format, of)}`,
  week: (format, days, of) => `Semaine du ${days}${atAge(format, of)}`,
  age: (format, age, inYears) => `À ${years(format, age)}${inYear(inYears)}`,
  untilAge: (format, age, year) => `Jusqu’à l’âge de ${years(format, age)}, en ${year}`,
  afterPicture: (reading) => `${reading}. ${TOO_EARLY}`,
};

const EXAMPLES = '«\u202fmai 2012\u202f» ou «\u202f30\u00a0ans\u202f»';

export const TIME_HINT: Translated<typeof English.TIME_HINT> =
  `Indiquez un jour, un mois, une année ou un âge, par exemple ${EXAMPLES}.`;

export const TIME_PROBLEMS: Translated<typeof English.TIME_PROBLEMS> = {
  empty: TIME_HINT,
  unreadable: `Cette saisie n’est pas comprise. Indiquez un jour, un mois, une année ou un âge, par exemple ${EXAMPLES}.`,
  ambiguous: 'Quel nombre est le jour, et lequel le mois\u202f? Écrivez le mois en toutes lettres.',
  noYear: 'L’année manque. Ajoutez-la.',
  noSuchDay: 'Ce jour n’existe pas. Vérifiez le jour et le mois.',
  tooLate: (format, oldest) =>
    `C’est au-delà de ${years(format, oldest)}. Indiquez une date ou un âge moins lointains.`,
  beforeBirth: (time) => `C’est avant votre naissance\u00a0: ${time}. Indiquez une date plus tardive.`,
};

export const ROUND_DAYS: Translated<typeof English.ROUND_DAYS> = {
  week: (format, count) => `${format.number(count)}e\u00a0semaine`,
  days: plural({ one: '#\u00a0jour de vie', many: '#\u00a0de jours de vie', other: '#\u00a0jours de vie' }),
  billionSeconds: 'Un milliard de secondes de vie',
};
