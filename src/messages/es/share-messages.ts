import type * as English from '../en/share-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { untilAge, untilAgeAlone } from './ages.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: 'La vida por actividades',
  center: plural({ one: 'año', other: 'años' }),
  columns: { activity: 'Actividad', share: 'Porcentaje' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: 'El ancho de cada sector es su parte de tu tiempo.',
  divided:
    'Desde el nacimiento, en el centro, hacia fuera: el ancho de cada sector es su parte de tu tiempo a cada edad.',
  lived: 'Color pleno: años hasta ahora.',
  until: (format, age) => `Medio tono: ${untilAge(format, age)}.`,
  ahead: 'Color pálido: años por delante.',
  after: 'Color pálido: después.',
};

const soFar = (format: Format, { soFar: years, by }: Parameters<typeof English.SHARE_YEARS.soFar>[1]) =>
  `${format.decimal(years)} ${by === null ? 'hasta ahora' : untilAgeAlone(format, by)}`;

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar,
  soFarAndAhead: (format, { ahead, ...years }) =>
    `${soFar(format, years)} · ${format.decimal(ahead)} por delante`,
};
