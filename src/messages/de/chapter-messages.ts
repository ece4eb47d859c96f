import type * as English from '../en/chapter-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { yearsInDative } from './units.ts';

export const CHAPTER_MESSAGES: Translated<typeof English.CHAPTER_MESSAGES> = {
  title: 'Lebensabschnitte',
  adding: 'Lebensabschnitt hinzufügen',
  editing: (name) => `Bearbeiten: ${name}`,
  name: 'Name',
  namePlaceholder: 'zum Beispiel Schulzeit',
  from: 'Ab',
  until: 'Bis',
  untilHint:
    'Lassen Sie dieses Feld leer, wenn der Abschnitt weitergeht oder mit dem Beginn des nächsten endet.',
  added: (name) => `Hinzugefügt: ${name}.`,
  color: 'Farbe',
  columns: { what: 'Lebensabschnitt', when: 'Wann', age: 'Alter', week: 'Lebenswochen' },
  problems: {
    name: 'Geben Sie einen Namen ein.',
    tooMany: plural({
      one: 'Sie haben # Lebensabschnitt, mehr passen nicht hinein. Entfernen Sie einen, um einen anderen hinzuzufügen.',
      other:
        'Sie haben # Lebensabschnitte, mehr passen nicht hinein. Entfernen Sie einen, um einen anderen hinzuzufügen.',
    }),
    beforeBirth: 'Das liegt vor Ihrer Geburt. Geben Sie einen späteren Zeitpunkt ein.',
    endsBeforeItBegins: 'Das Ende muss nach dem Anfang liegen.',
    overlaps: (name, span) =>
      `Das überschneidet sich mit „${name}“ (${span}). Lassen Sie einen der beiden enden, bevor der andere beginnt.`,
  },
};

export const COLOR_NAMES: Translated<typeof English.COLOR_NAMES> = {
  blue: 'Blau',
  green: 'Grün',
  purple: 'Violett',
  red: 'Rot',
  orange: 'Orange',
  cyan: 'Türkis',
  pink: 'Rosa',
  lime: 'Hellgrün',
  brown: 'Braun',
  slate: 'Blaugrau',
};

export const SPANS: Translated<typeof English.SPANS> = {
  between: (begin, end) => `${begin} bis ${end}`,
  from: (begin) => `ab ${begin}`,
  betweenAges: (format, from, until) => `Alter ${format.number(from)} bis ${format.number(until)}`,
  fromAge: (format, age) => `ab ${yearsInDative(format, age)}`,
};

export const FIGURE_SPANS: Translated<typeof English.FIGURE_SPANS> = {
  between: (from, until) => `${from} bis ${until}`,
  from: (from) => `ab ${from}`,
};

export const LISTED_SPANS: Translated<typeof English.LISTED_SPANS> = {
  between: (format, begin, end, ages) => {
    const span = SPANS.between(begin, end);
    if (!ages) return span;
    const { from, until } = ages;
    return from === until
      ? `${span}, Alter ${format.number(from)}`
      : `${span}, ${SPANS.betweenAges(format, from, until)}`;
  },
  untilNext: (format, begin, { from, until }) => {
    const span = `Ab ${begin} bis zum nächsten Lebensabschnitt`;
    return from === until
      ? `${span}, Alter ${format.number(from)}`
      : `${span}, ${SPANS.betweenAges(format, from, until)}`;
  },
  from: (format, begin, age) => `Ab ${begin}${age === null ? '' : `, Alter ${format.number(age)}`}`,
  betweenAges: SPANS.betweenAges,
  fromAge: (format, age) => `Ab ${yearsInDative(format, age)}`,
};
