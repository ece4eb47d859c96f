import type * as English from '../en/chapter-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge } from './ages.ts';
import { atStart } from './people.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: 'Fases',
  adding: 'Adicionar uma fase',
  editing: (name) => `Editar ${name}`,
  name: 'Nome',
  namePlaceholder: 'ex.: Escola',
  from: 'De',
  until: 'Até',
  untilHint: 'Deixe em branco se a fase continua ou se termina quando a próxima começa.',
  added: (name) => `Fase adicionada: ${name}.`,
  color: 'Cor',
  columns: { what: 'Fase', when: 'Quando', age: 'Idades', week: 'Semanas de vida' },
  problems: {
    name: 'Informe um nome.',
    tooMany: plural({
      one: 'Você tem # fase, e não cabe mais nenhuma. Remova uma para adicionar outra.',
      many: 'Você tem # de fases, e não cabe mais nenhuma. Remova uma para adicionar outra.',
      other: 'Você tem # fases, e não cabe mais nenhuma. Remova uma para adicionar outra.',
    }),
    beforeBirth: 'Isso é antes do seu nascimento. Informe uma data posterior.',
    endsBeforeItBegins: 'O fim tem que vir depois do começo.',
    overlaps: (name, span) =>
      `Isso se sobrepõe a “${name}” (${span}). Faça uma das fases terminar antes que a outra comece.`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: 'Azul',
  green: 'Verde',
  purple: 'Roxo',
  red: 'Vermelho',
  orange: 'Laranja',
  cyan: 'Ciano',
  pink: 'Rosa',
  lime: 'Verde-limão',
  brown: 'Marrom',
  slate: 'Cinza',
};

export const SPANS: Translated<typeof English.SPANS> = {
  between: (begin, end) => `de ${begin} até ${end}`,
  from: (begin) => `a partir de ${begin}`,
  betweenAges,
  fromAge,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from} a ${until}`,
  from: (from) => `a partir de ${from}`,
};

type Ages = Parameters<typeof English.LISTED_SPANS.untilNext>[2];

const atAges = (format: Format, { from, until }: Ages) =>
  from === until ? `, com ${years(format, from)}` : `, ${betweenAges(format, from, until)}`;
const withAges = (format: Format, of: Ages | null) => (of ? atAges(format, of) : '');

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) => `De ${begin} até ${end}${withAges(format, ages)}`,
  untilNext: (format, begin, ages) => `De ${begin} até a próxima fase${withAges(format, ages)}`,
  from: (format, begin, age) => `A partir de ${begin}${age === null ? '' : `, com ${years(format, age)}`}`,
  betweenAges: (format, from, until) => atStart(betweenAges(format, from, until)),
  fromAge: (format, age) => atStart(fromAge(format, age)),
};
