import type * as English from '../en/share-messages.ts';
import type { Format } from '../format.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears } from './units.ts';

export const SHARE_MESSAGES: Translated<typeof English.SHARE_MESSAGES> = {
  title: 'Lebenszeit nach Aktivitäten',
  center: plural({ one: 'Jahr', other: 'Jahre' }),
  columns: { activity: 'Aktivität', share: 'Anteil' },
  slice: (format, share, years) => `${share} · ${decimalYears(format, years)}`,
  inKey: (share, years) => `${share} · ${years}`,
};

export const SHARE_KEY: Translated<typeof English.SHARE_KEY> = {
  alike: 'Je breiter ein Stück, desto größer sein Anteil an Ihrer Zeit.',
  divided:
    'Von der Geburt in der Mitte nach außen: Je breiter ein Stück, desto größer in diesem Alter sein Anteil an Ihrer Zeit.',
  lived: 'Kräftig: Jahre bisher.',
  until: (format, age) => `Halbton: bis ${format.number(age)}.`,
  ahead: 'Blass: künftige Jahre.',
  after: 'Blass: danach.',
};

const soFar = (format: Format, { soFar: years, by }: Parameters<typeof English.SHARE_YEARS.soFar>[1]) =>
  by === null ? `bisher ${format.decimal(years)}` : `${format.decimal(years)} bis ${format.number(by)}`;

export const SHARE_YEARS: Translated<typeof English.SHARE_YEARS> = {
  soFar,
  soFarAndAhead: (format, { ahead, ...years }) =>
    `${soFar(format, years)} · künftig ${format.decimal(ahead)}`,
};
