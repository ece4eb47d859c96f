import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, years } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'Médias de pessoas como vocês, não uma previsão.',
  edit: 'Editar',
  editLabel: (name) => `Editar ${name}`,
  remove: 'Remover',
  removeLabel: (name) => `Remover ${name}`,
  undo: 'Desfazer',
  undoLabel: (name) => `Desfazer a remoção: ${name}`,
  rests: 'Em que isso se baseia',
  restsLabel: (name) => `Em que isso se baseia: ${name}`,
  removed: (name) => `Você removeu ${name}.`,
  loading: 'Consultando a tábua de mortalidade…',
  failed: 'Não foi possível carregar a tábua de mortalidade. O que você informou continua aqui.',
  again: 'Tentar de novo',
  againLabel: (name) => `Tentar de novo: ${name}`,
  noTable: (place) => `Não há tábua de mortalidade para ${place}. Você pode escolher outro país.`,
  noCountry: 'Escolha um país para consultar a tábua de mortalidade dele.',
};

/** “Minha mãe” is “sua mãe” here, “meus avós” “seus avós”, and so is “minha” before “querida avó”. */
export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(/^(?:o\s+)?meu(s?)\s+(?=\S)/i, 'seu$1 ').replace(/^(?:a\s+)?minha(s?)\s+(?=\S)/i, 'sua$1 ');

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) =>
    `Talvez haja ainda cerca de ${days(format, figure)} com ${name} pela frente.`,
  years: (format, figure, name) =>
    `Talvez haja ainda cerca de ${years(format, figure)} com ${name} pela frente.`,
  none: (name) => `Você não informou nenhum dia por ano com ${name}.`,
  hardlyAny: (name) => `Você informou muito poucos dias por ano com ${name}.`,
  theirAge: (format, age, name) =>
    `As tábuas de mortalidade não chegam à idade de ${name}: ${years(format, age)}.`,
  ownAge: (format, age) => `As tábuas de mortalidade não chegam à sua idade: ${years(format, age)}.`,
  unknown: (name) => `Uma média diz pouco sobre você e ${name}.`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'A convivência de vocês está só começando.',
  about: (share) => `Vocês já viveram cerca de ${share} dos seus dias de convivência.`,
  moreThan: (share) => `Vocês já viveram mais de ${share} dos seus dias de convivência.`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({
    one: 'Vocês já tiveram cerca de # dia de convivência.',
    many: 'Vocês já tiveram cerca de # de dias de convivência.',
    other: 'Vocês já tiveram cerca de # dias de convivência.',
  }),
  everyDayUntil: (year, share) => `São todos os dias até ${year}. ${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `São todos os dias até ${year}, e depois ${days(format, figure)} por ano. ${share}`,
  livingTogether: (share) => `Vocês moram na mesma casa. ${share}`,
  atDays: (format, figure, share) => `A conta usa ${days(format, figure)} por ano. ${share}`,
};

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'Mais um dia lado a lado é mais um dia, diga a média o que disser.',
  weekendsWithin: plural({
    one: 'Isso inclui cerca de # fim de semana.',
    many: 'Isso inclui cerca de # de fins de semana.',
    other: 'Isso inclui cerca de # fins de semana.',
  }),
  weekendsInYears: plural({
    one: 'Nesses anos cabe cerca de # fim de semana.',
    many: 'Nesses anos cabem cerca de # de fins de semana.',
    other: 'Nesses anos cabem cerca de # fins de semana.',
  }),
  firstDay: (format, figure) => `Um dia de convivência por ano somaria cerca de ${days(format, figure)}.`,
  oneMoreDay: (format, figure) =>
    `Mais um dia de convivência por ano somaria cerca de ${days(format, figure)}.`,
  firstDayFrom: (format, figure, year) =>
    `A partir de ${year}, um dia de convivência por ano somaria cerca de ${days(format, figure)}.`,
  oneMoreDayFrom: (format, figure, year) =>
    `A partir de ${year}, mais um dia de convivência por ano somaria cerca de ${days(format, figure)}.`,
};
