import type * as English from '../en/person-table-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: 'Persona',
    daysBehind: 'Días hasta ahora',
    daysAhead: 'Días por delante',
    share: 'Parte ya vivida',
    yearsAhead: 'Años por delante en común',
  },
};

const dots = plural({ one: '# punto', other: '# puntos' });
const sharedDays = plural({ one: '# día compartido', other: '# días compartidos' });

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) =>
    daysPerDot === 1
      ? 'Cada punto es un día compartido: grande si ya pasó, pequeño si está por delante.'
      : `Cada punto son ${sharedDays(format, daysPerDot)}: grande si ya pasaron, pequeño si están por delante.`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `${dots(format, behind)} hasta ahora y ${format.number(ahead)} por delante; cada punto, ${sharedDays(format, daysPerDot)}.`,
};

type TablePeople = Parameters<typeof English.BASIS_MESSAGES.whose>[1]['own'];

const inPlace = (format: Format, { people, place }: TablePeople) =>
  `${nameWithAge(format, people)} en ${place}`;

const sinceWhen = (since: number | null) =>
  since === null ? 'desde que nació la más joven de las dos personas' : `desde ${since}`;

const explainDays = (counted: string) =>
  `Los días hasta ahora se cuentan como los indicaste: ${counted}. Cada año que indicaste cuenta desde esta misma fecha de ese año.`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `Cifras para ${name}: ${inPlace(format, theirs)}. Para ti: ${inPlace(format, own)}.`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `Cifras para ${name}: ${inPlace(format, theirs)} (la edad que se cumple en ${year}). Para ti: ${inPlace(format, own)}.`,
  lastTableAge: (format, age) =>
    `Las tablas de mortalidad terminan a los ${years(format, age)}; las personas de más edad se cuentan con esos ${format.number(age)}.`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${days(format, daysPerYear)} al año ${sinceWhen(since)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${days(format, daysPerYear)} al año ${sinceWhen(since)} hasta ${until}, y después ${days(format, daysLater)} al año`,
    ),
  average:
    'Los días por delante son un promedio de muchos pares de personas como tú y esa persona. Cuentan el tiempo en que viven las dos, como si lo que vive una no tuviera relación con lo que vive la otra.',
  cohort:
    'Como tus demás resultados, suponen que en los próximos años se vivirá más tiempo, como prevé la ONU.',
  period: (year) => `Suponen que las tasas de mortalidad de ${year} se quedan como están.`,
};
