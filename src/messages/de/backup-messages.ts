import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    'Eine Datei mit allem, was Sie eingegeben haben: das Formular, Ihre Momente, Lebensabschnitte und Personen. Sie ist als Text lesbar. Bewahren Sie sie deshalb an einem privaten Ort auf.',
  save: 'Sicherungsdatei speichern',
  open: 'Sicherungsdatei öffnen',
  replaces: 'Eine geöffnete Datei ersetzt, was hier steht. Sie können das rückgängig machen.',
  saved: 'Sicherungsdatei gespeichert.',
  refused: 'Es wurde nichts geändert, denn mit der Datei stimmt etwas nicht:',
  foreign: 'Sie ist keine Sicherungsdatei dieser Seite.',
  newer:
    'Sie stammt aus einer neueren Version dieser Seite. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  tooLarge: 'Sie ist größer als jede Sicherungsdatei dieser Seite.',
  unreadable: 'Ihr Browser konnte die Datei nicht lesen. Versuchen Sie es noch einmal.',
  more: plural({ one: 'Und # weiteres Problem.', other: 'Und # weitere Probleme.' }),
  file: (day) => `lifetime-visualizer-${day}`,
};

const PARTS: Readonly<Record<Parameters<typeof English.BACKUP_ISSUES.part>[0], string>> = {
  birthdate: 'Geburtsdatum',
  birthYear: 'Geburtsjahr',
  color: 'Farbe',
  country: 'Land',
  daysPerYear: 'Tage im Jahr',
  from: 'Anfang',
  hours: 'Stunden',
  lifeExpectancy: 'Lebenserwartung',
  livedTogether: 'Zeit des Zusammenlebens',
  name: 'Name',
  population: 'Auswahl „Alle“, „Frauen“ oder „Männer“',
  schedule: 'Tage und Zeitraum',
  since: 'Jahr des Kennenlernens',
  text: 'Text',
  until: 'Ende',
  when: 'Zeitpunkt',
};

const LISTS: Readonly<
  Record<
    Parameters<typeof English.BACKUP_ISSUES.list>[0],
    { readonly one: string; readonly all: string; readonly counted: ReturnType<typeof plural> }
  >
> = {
  activities: {
    one: 'Aktivität',
    all: 'Aktivitäten',
    counted: plural({ one: '# Aktivität', other: '# Aktivitäten' }),
  },
  chapters: {
    one: 'Lebensabschnitt',
    all: 'Lebensabschnitte',
    counted: plural({ one: '# Lebensabschnitt', other: '# Lebensabschnitte' }),
  },
  moments: { one: 'Moment', all: 'Momente', counted: plural({ one: '# Moment', other: '# Momente' }) },
  people: { one: 'Person', all: 'Personen', counted: plural({ one: '# Person', other: '# Personen' }) },
};

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: 'Etwas darin ist nicht lesbar.',
  part: (part) => `Nicht lesbar: ${PARTS[part]}.`,
  list: (list) => `Nicht lesbar: ${LISTS[list].all}.`,
  tooMany: (format, list, count, most) =>
    `Sie enthält ${LISTS[list].counted(format, count)}. Platz ist für ${format.number(most)}.`,
  item: (list, position) => `${LISTS[list].one} ${position}: nicht lesbar.`,
  partOfItem: (list, position, part) => `${LISTS[list].one} ${position}, nicht lesbar: ${PARTS[part]}.`,
};
