import type * as English from '../en/chapter-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: 'Chapitres',
  adding: 'Ajouter un chapitre',
  editing: (name) => `Modifier\u00a0: ${name}`,
  name: 'Nom',
  namePlaceholder: 'par exemple École',
  from: 'Début',
  until: 'Fin',
  untilHint: 'Laissez vide si le chapitre continue ou s’il finit où le suivant commence.',
  added: (name) => `Ajouté\u00a0: ${name}.`,
  color: 'Couleur',
  columns: { what: 'Chapitre', when: 'Quand', age: 'Âges', week: 'Semaines de vie' },
  problems: {
    name: 'Indiquez un nom.',
    tooMany: plural({
      one: 'Vous avez # chapitre, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
      many: 'Vous avez # de chapitres, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
      other: 'Vous avez # chapitres, et il n’y a plus de place. Supprimez-en un pour en ajouter un autre.',
    }),
    beforeBirth: 'C’est avant votre naissance. Indiquez une date ou un âge plus tardif.',
    endsBeforeItBegins: 'La fin doit venir après le début.',
    overlaps: (name, span) =>
      `Ce chapitre chevauche «\u202f${name}\u202f» (${span}). Faites en sorte que l’un finisse avant que l’autre commence.`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: 'Bleu',
  green: 'Vert',
  purple: 'Violet',
  red: 'Rouge',
  orange: 'Orange',
  cyan: 'Cyan',
  pink: 'Rose',
  lime: 'Citron vert',
  brown: 'Brun',
  slate: 'Ardoise',
};

const DAY_WITH_YEAR = /^\d{1,2}\D.*\d{4}$/;

/** A day takes an article: « dès le 12 mai 2012 », but « dès mai 2012 », « dès 2012 ». */
const since = (begin: string) => (DAY_WITH_YEAR.test(begin) ? `dès le ${begin}` : `dès ${begin}`);

const between = (begin: string, end: string) => `${begin} – ${end}`;

export const SPANS: Translated<typeof English.SPANS> = {
  between,
  from: since,
  betweenAges: (format, from, until) => `de ${format.number(from)} à ${years(format, until)}`,
  fromAge: (format, age) => `à partir de ${years(format, age)}`,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from} à ${until}`,
  from: (from) => `dès ${from}`,
};

interface Ages {
  readonly from: number;
  readonly until: number;
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const atAges = (format: Format, { from, until }: Ages) =>
  from === until ? `, à ${years(format, from)}` : `, de ${format.number(from)} à ${years(format, until)}`;
const withAges = (format: Format, of: Ages | null) => (of ? atAges(format, of) : '');

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) => capitalize(`${between(begin, end)}${withAges(format, ages)}`),
  untilNext: (format, begin, ages) =>
    `${capitalize(since(begin))} et jusqu’au chapitre suivant${withAges(format, ages)}`,
  from: (format, begin, age) =>
    `${capitalize(since(begin))}${age === null ? '' : `, à partir de ${years(format, age)}`}`,
  betweenAges: (format, from, until) => `De ${format.number(from)} à ${years(format, until)}`,
  fromAge: (format, age) => `À partir de ${years(format, age)}`,
};
