import type * as English from '../en/keepsake-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const KEEPSAKE_MESSAGES: Translated<typeof English.KEEPSAKE_MESSAGES> = {
  title: 'Ein Bild zum Behalten',
  hint: 'Ihre Wochen als Druck für die Wand, als Hintergrund für das Handy oder als Bild zum Posten.',
  open: 'Bild auswählen',
  format: 'Format',
  formats: {
    a3: 'Druck, A3',
    a4: 'Druck, A4',
    wallpaper: 'Handyhintergrund',
    square: 'Quadrat',
    story: 'Story',
  },
  millimeters: (width, height) => `${width} × ${height} mm`,
  pixels: (width, height) => `${width} × ${height}`,
  theme: 'Hintergrund',
  themes: { light: 'Hell', dark: 'Dunkel' },
  titleField: 'Titel (optional)',
  birthdate: 'Geburtsdatum zeigen',
  birthdateHint:
    'Auch ohne diese Angabe lässt es sich aus den gelebten Wochen und dem Datum des Bildes auf eine Woche genau ablesen.',
  moments: 'Meine Momente zeigen',
  defaultTitle: {
    own: 'Mein Leben in Wochen',
    shared: 'Ein Leben in Wochen',
    example: 'Ein erfundenes Leben in Wochen',
  },
  phone: 'Nur die Wochen, mit Platz für die Uhr.',
  noPhone:
    'Nur die Wochen, mit Platz für die Uhr, in einer gängigen Handygröße. Öffnen Sie diese Seite auf Ihrem Handy, um die Größe seines Bildschirms zu bekommen.',
  print: 'Drucken oder als PDF speichern',
  svg: 'SVG herunterladen',
  png: 'PNG herunterladen',
  send: 'Bild senden',
  set: '52 Hintergründe herunterladen',
  setHint:
    'Einer für jede Woche des nächsten Jahres, in einer ZIP-Datei. Jeder ist nach dem Tag benannt, ab dem er passt.',
  making: 'Bild entsteht …',
  progress: (done, total) => `${done} von ${total} Hintergründen fertig`,
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen. Es wurde nichts heruntergeladen.',
  files: {
    a3: 'leben-in-wochen-a3',
    a4: 'leben-in-wochen-a4',
    wallpaper: 'leben-in-wochen-hintergrund',
    square: 'leben-in-wochen-quadrat',
    story: 'leben-in-wochen-story',
    set: 'leben-in-wochen-hintergruende',
  },
  saved: (name) => `Heruntergeladen: ${name}.`,
  timedOut:
    'Das Bild hat zu lange gebraucht. Es wurde nichts heruntergeladen. Versuchen Sie es noch einmal oder wählen Sie ein anderes Format.',
  noCanvas: 'Dieser Browser konnte kein Bild in dieser Größe erstellen. Wählen Sie ein anderes Format.',
  noPrint: 'Dieser Browser kann nicht drucken. Laden Sie stattdessen das SVG herunter.',
  notSent: 'Das Bild konnte nicht gesendet werden. Laden Sie es stattdessen herunter.',
  failed:
    'Das Bild konnte nicht erstellt werden. Es wurde nichts heruntergeladen. Bitte versuchen Sie es später noch einmal.',
};

const weeksLived = plural({ one: '# gelebte Woche', other: '# gelebte Wochen' });

export const KEEPSAKE_FIGURES: Translated<typeof English.KEEPSAKE_FIGURES> = {
  firstWeek: (format, ahead) => `In der ersten Woche · künftig etwa ${format.number(ahead)}`,
  lived: (format, lived, ahead) => `${weeksLived(format, lived)} · künftig etwa ${format.number(ahead)}`,
  firstWeekAlone: 'In der ersten Woche, und es geht weiter',
  livedAlone: (format, lived) => `${weeksLived(format, lived)}, und es geht weiter`,
  born: (date, figures) => `Geboren am ${date} · ${figures}`,
};

export const KEEPSAKE_PRINT: Translated<typeof English.KEEPSAKE_PRINT> = {
  lifeExpectancy: (format, age) => `Lebenserwartung, ${format.decimal(age)}`,
  asOf: (date) => `Stand: ${date}.`,
  moment: (number, text) => `${number} ${text}`,
  moments: (items) => items.join(' · '),
};
