import type * as English from '../en/share-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { untilAge, untilAgeAlone } from './ages.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: 'Tempo de vida por atividade',
  center: plural({ one: 'ano', many: 'de anos', other: 'anos' }),
  columns: { activity: 'Atividade', share: 'Parcela' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: 'A largura de cada fatia é a parte do seu tempo que ela ocupa.',
  divided:
    'Do nascimento, no centro, para fora, a largura de cada fatia é a parte do seu tempo que ela ocupa em cada idade.',
  lived: 'Cor cheia: anos até agora.',
  until: (format, age) => `Meio-tom: ${untilAge(format, age)}.`,
  ahead: 'Cor clara: anos pela frente.',
  after: 'Cor clara: depois disso.',
};

type Years = Parameters<typeof English.SHARE_YEARS.soFar>[1];

const soFar = (format: Format, { soFar: years, by }: Years) =>
  `${format.decimal(years)} ${by === null ? 'até agora' : untilAgeAlone(format, by)}`;

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar,
  soFarAndAhead: (format, { ahead, ...years }) =>
    `${soFar(format, years)} · ${format.decimal(ahead)} pela frente`,
};
