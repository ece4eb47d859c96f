import type * as English from '../en/source-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const SOURCE_LABELS: Translated<typeof English.SOURCE_LABELS> = {
  who2020: 'WHO 2020',
  aasm2015: 'AASM und SRS 2015',
};

export const SOURCE_NOTES: Translated<typeof English.SOURCE_NOTES> = {
  adults: plural({ one: 'mit # Erwachsenen', other: 'mit # Erwachsenen' }),
  people: plural({ one: 'mit # Menschen', other: 'mit # Menschen' }),
  hoursOfSleep: 'zu den empfohlenen Schlafstunden für Erwachsene',
  americanDays: 'zu durchschnittlichen Tagen von Menschen in den USA',
  nurses: 'zu den Schichten von Pflegekräften im Krankenhaus',
  socialMedia: 'zur Zeit, die Menschen mit Internet in sozialen Medien verbringen',
  classHours: 'zu Unterrichtsstunden, die Menschen mit Englisch als Erstsprache brauchen',
  readingSpeed: 'zum stillen Lesen englischer Texte',
};

export const describeTimeUseSource: Translated<typeof English.describeTimeUseSource> = (source) =>
  `Durchschnittliche Stunden: bearbeitet nach ${source}.`;
