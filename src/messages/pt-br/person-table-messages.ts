import type * as English from '../en/person-table-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { nameWithAge } from './people.ts';
import { inPlace } from './places.ts';
import { plural } from './plural.ts';
import { days } from './units.ts';

export const PERSON_TABLE_MESSAGES: Translated<typeof English.PERSON_TABLE_MESSAGES> = {
  columns: {
    person: 'Pessoa',
    daysBehind: 'Dias até agora',
    daysAhead: 'Dias pela frente',
    share: 'Parte já vivida',
    yearsAhead: 'Anos em comum pela frente',
  },
};

const dots = plural({ one: '# ponto', many: '# de pontos', other: '# pontos' });

export const DAY_DOTS: Translated<typeof English.DAY_DOTS> = {
  key: (format, daysPerDot) =>
    `Cada ponto vale ${days(format, daysPerDot)} de convivência: grande até agora, pequeno pela frente.`,
  description: (format, { daysPerDot, behind, ahead }) =>
    `${dots(format, behind)} até agora e ${format.number(ahead)} pela frente; cada um vale ${days(format, daysPerDot)} de convivência.`,
};

type Whose = Parameters<typeof English.BASIS_MESSAGES.whose>[1];

const describePeople = (format: Format, { people, place }: Whose['own']) =>
  `${nameWithAge(format, people)} ${inPlace(place)}`;

const sinceWhen = (since: number | null) =>
  since === null ? 'desde o nascimento da pessoa mais jovem' : `desde ${since}`;

const explainDays = (counted: string) =>
  `Os dias até agora são contados como você informou: ${counted}. Um ano que você informou conta a partir da data de hoje naquele ano.`;

export const BASIS_MESSAGES: Translated<typeof English.BASIS_MESSAGES> = {
  whose: (format, { name, theirs, own }) =>
    `Dados para ${name}: ${describePeople(format, theirs)}. Para você: ${describePeople(format, own)}.`,
  whoseAgeInYear: (format, { name, theirs, own }, year) =>
    `Dados para ${name}: ${describePeople(format, theirs)} (a idade alcançada em ${year}). Para você: ${describePeople(format, own)}.`,
  lastTableAge: (format, age) =>
    `As tábuas de mortalidade terminam aos ${format.number(age)} anos; por isso, quem tem mais idade conta como se tivesse ${format.number(age)}.`,
  days: (format, { daysPerYear, since }) =>
    explainDays(`${days(format, daysPerYear)} por ano ${sinceWhen(since)}`),
  daysChanged: (format, { daysPerYear, since, until, daysLater }) =>
    explainDays(
      `${days(format, daysPerYear)} por ano ${sinceWhen(since)} até ${until}, depois ${days(format, daysLater)} por ano`,
    ),
  average:
    'Os dias pela frente são uma média de muitas duplas de pessoas como vocês. Contam o tempo em que as duas estão vivas, como se a duração da vida de uma nada tivesse a ver com a da outra.',
  cohort:
    'Como seus outros resultados, supõem que as pessoas viverão mais nos próximos anos, como a ONU projeta.',
  period: (year) => `Supõem que as taxas de mortalidade de ${year} continuem como estão.`,
};
