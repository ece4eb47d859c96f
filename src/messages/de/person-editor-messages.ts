import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: 'Person hinzufügen', change: (name) => `Bearbeiten: ${name}` },
  name: 'Name',
  namePlaceholder: 'zum Beispiel Meine Mutter',
  birthYear: 'Geburtsjahr',
  yearPlaceholder: 'zum Beispiel 1962',
  together: 'Haben Sie zusammengelebt?',
  livedTogether: { no: 'Nein', until: 'Bis zum Jahr …', still: 'Immer noch' },
  until: 'Zusammengelebt bis',
  untilHint: 'Ein Jahr, vergangen oder künftig.',
  days: { apart: 'Gemeinsame Tage im Jahr', later: 'Gemeinsame Tage im Jahr danach' },
  daysHint: 'Ein Wochenende im Monat sind 24 Tage, einmal pro Woche sind 52.',
  since: { known: 'Sie kennen sich seit (optional)', together: 'Sie leben zusammen seit (optional)' },
  sinceHint: 'Ein Jahr. Leer bedeutet: seit es Sie beide gibt.',
  country: 'Land',
  sameCountry: (country) => `${country}, wie Sie`,
  chooseCountry: 'Land auswählen',
  population: 'Zahlen für',
  populations: { everyone: 'Alle', women: 'Frauen', men: 'Männer' },
  privacy:
    'Bleibt auf diesem Gerät und steht nie in einem Link oder Bild. Nur das Kürzel des Landes wird gesendet, um dessen Sterbetafel abzurufen.',
  saving: SAVING_NOTE,
  save: 'Speichern',
  cancel: 'Abbrechen',
  full: plural({
    one: 'Sie können höchstens # Person hinzufügen. Entfernen Sie sie, um eine andere hinzuzufügen.',
    other: 'Sie können höchstens # Personen hinzufügen. Entfernen Sie eine, um eine andere hinzuzufügen.',
  }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: 'Geben Sie einen Namen ein.',
  year: 'Geben Sie ein Jahr ein, zum Beispiel 1962.',
  yearToCome: 'Das liegt in der Zukunft. Geben Sie dieses Jahr oder ein früheres ein.',
  tooLongAgo: 'Prüfen Sie das Geburtsjahr: Es liegt mehr als 130 Jahre zurück.',
  days: 'Geben Sie eine Zahl von Tagen ein, von 0 bis 365.',
  sinceBeforeBirth: (year) =>
    `Jemand von Ihnen beiden ist erst ${year} geboren. Geben Sie dieses Jahr oder ein späteres ein.`,
  untilBeforeSince: (year) =>
    `Vor ${year} können Sie nicht zusammengelebt haben. Geben Sie dieses Jahr oder ein späteres ein.`,
  untilTooFar: (year) => `Geben Sie ein Jahr bis ${year} ein.`,
  country: 'Wählen Sie ein Land: Die Zahlen kommen aus seiner Sterbetafel.',
};
