import type * as English from '../en/share-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: 'Le temps de vie par activité',
  center: plural({ one: 'an', many: 'd’années', other: 'ans' }),
  columns: { activity: 'Activité', share: 'Part' },
  slice: (format, share, figure) => `${share} · ${decimalYears(format, figure)}`,
  inKey: (share, line) => `${share} · ${line}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: 'La largeur d’un secteur est sa part de votre temps.',
  divided:
    'De la naissance, au milieu, vers l’extérieur, la largeur d’un secteur est sa part de votre temps à chaque âge.',
  lived: 'Couleur pleine\u00a0: les années jusqu’ici.',
  until: (format, age) => `Demi-teinte\u00a0: jusqu’à ${years(format, age)}.`,
  ahead: 'Couleur pâle\u00a0: les années à venir.',
  after: 'Couleur pâle\u00a0: après.',
};

const soFar: Translated<typeof English.SHARE_YEARS.soFar> = (format, { soFar: figure, by }) =>
  `${format.decimal(figure)} ${by === null ? 'jusqu’ici' : `(à ${years(format, by)})`}`;

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar,
  soFarAndAhead: (format, { ahead, ...of }) => `${soFar(format, of)} · ${format.decimal(ahead)} à venir`,
};
