import type * as English from '../en/chapter-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { betweenAges, fromAge } from './ages.ts';
import { atStart } from './people.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: 'Etapas',
  adding: 'Añadir una etapa',
  editing: (name) => `Editar ${name}`,
  name: 'Nombre',
  namePlaceholder: 'p. ej., Escuela',
  from: 'Desde',
  until: 'Hasta',
  untilHint: 'Déjalo vacío si la etapa continúa o si termina donde empieza la siguiente.',
  added: (name) => `Se añadió: ${name}.`,
  color: 'Color',
  columns: { what: 'Etapa', when: 'Cuándo', age: 'Edades', week: 'Semanas de vida' },
  problems: {
    name: 'Escribe un nombre.',
    tooMany: plural({
      one: 'Tienes # etapa y no caben más. Quita una para añadir otra.',
      other: 'Tienes # etapas y no caben más. Quita una para añadir otra.',
    }),
    beforeBirth: 'Es antes de tu nacimiento. Escribe una fecha o edad posterior.',
    endsBeforeItBegins: 'El final tiene que ser posterior al comienzo.',
    overlaps: (name, span) =>
      `Coincide en parte con «${name}» (${span}). Haz que una de las dos termine antes de que empiece la otra.`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: 'Azul',
  green: 'Verde',
  purple: 'Morado',
  red: 'Rojo',
  orange: 'Naranja',
  cyan: 'Turquesa',
  pink: 'Rosa',
  lime: 'Lima',
  brown: 'Marrón',
  slate: 'Gris',
};

export const SPANS: Translated<typeof English.SPANS> = {
  between: (begin, end) => `${begin} – ${end}`,
  from: (begin) => `${begin} en adelante`,
  betweenAges,
  fromAge,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from} a ${until}`,
  from: (from) => `${from} en adelante`,
};

function withAges(format: Format, span: string, ages: { from: number; until: number } | null): string {
  if (!ages) return span;
  const { from, until } = ages;
  return `${span}, ${from === until ? years(format, from) : betweenAges(format, from, until)}`;
}

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) => atStart(withAges(format, `${begin} – ${end}`, ages)),
  untilNext: (format, begin, ages) => atStart(withAges(format, `${begin} hasta la siguiente etapa`, ages)),
  from: (format, begin, age) =>
    `${atStart(begin)} en adelante${age === null ? '' : `, ${fromAge(format, age)}`}`,
  betweenAges: (format, from, until) => atStart(betweenAges(format, from, until)),
  fromAge: (format, age) => atStart(fromAge(format, age)),
};
