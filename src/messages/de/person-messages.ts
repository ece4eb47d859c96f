import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { days, daysInDative, yearsInDative } from './units.ts';

export const PERSON_MESSAGES: Translated<typeof English.PERSON_MESSAGES> = {
  hint: 'Durchschnitte für Menschen wie Sie beide, keine Vorhersage.',
  edit: 'Bearbeiten',
  editLabel: (name) => `Bearbeiten: ${name}`,
  remove: 'Entfernen',
  removeLabel: (name) => `Entfernen: ${name}`,
  undo: 'Rückgängig',
  undoLabel: (name) => `Entfernen rückgängig machen: ${name}`,
  rests: 'Worauf das beruht',
  restsLabel: (name) => `Worauf das beruht: ${name}`,
  removed: (name) => `Entfernt: ${name}.`,
  loading: 'Die Sterbetafel wird geladen …',
  failed: 'Die Sterbetafel konnte nicht geladen werden. Ihre Eingaben sind noch da.',
  again: 'Noch einmal versuchen',
  againLabel: (name) => `Noch einmal versuchen: ${name}`,
  noTable: (place) => `Für Menschen ${place} gibt es keine Sterbetafel. Sie können ein anderes Land wählen.`,
  noCountry: 'Wählen Sie ein Land, um dessen Sterbetafel abzurufen.',
};

/** Always in the nominative: “Sie und Ihr Vater haben …”. */
export const nameInSentence: Translated<typeof English.nameInSentence> = (name) =>
  name.replace(/^mein(e?)\s+(?=\S)/i, 'Ihr$1 ');

const daysTogether = plural({ one: '# gemeinsamen Tag', other: '# gemeinsame Tage' });
const yearsTogether = plural({ one: '# gemeinsames Jahr', other: '# gemeinsame Jahre' });

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) =>
    `Sie und ${name} haben vielleicht noch etwa ${daysTogether(format, figure)} vor sich.`,
  years: (format, figure, name) =>
    `Sie und ${name} haben vielleicht noch etwa ${yearsTogether(format, figure)} vor sich.`,
  none: (name) => `Sie und ${name}: Sie haben keine gemeinsamen Tage im Jahr eingegeben.`,
  hardlyAny: (name) => `Sie und ${name}: Sie haben kaum gemeinsame Tage im Jahr eingegeben.`,
  theirAge: (format, age, name) =>
    `Mit ${yearsInDative(format, age)} ist ${name} schon über dem letzten Alter in den Sterbetafeln.`,
  ownAge: (format, age) =>
    `Mit ${yearsInDative(format, age)} sind Sie schon über dem letzten Alter in den Sterbetafeln.`,
  unknown: (name) => `Was Sie und ${name} noch vor sich haben, kann ein Durchschnitt kaum sagen.`,
};

export const SHARE_BEHIND: Translated<typeof English.SHARE_BEHIND> = {
  begun: 'Ihre gemeinsamen Tage haben gerade erst begonnen.',
  about: (share) => `Etwa ${share} Ihrer gemeinsamen Tage liegen hinter Ihnen.`,
  moreThan: (share) => `Mehr als ${share} Ihrer gemeinsamen Tage liegen hinter Ihnen.`,
};

export const TIME_DETAIL: Translated<typeof English.TIME_DETAIL> = {
  soFar: plural({
    one: 'Bisher war es etwa # gemeinsamer Tag.',
    other: 'Bisher waren es etwa # gemeinsame Tage.',
  }),
  everyDayUntil: (year, share) => `Gerechnet ist jeder Tag bis ${year}. ${share}`,
  everyDayUntilThen: (format, year, figure, share) =>
    `Gerechnet ist jeder Tag bis ${year}, danach ${days(format, figure)} im Jahr. ${share}`,
  livingTogether: (share) => `Sie leben zusammen. ${share}`,
  atDays: (format, figure, share) => `Gerechnet ist mit ${daysInDative(format, figure)} im Jahr. ${share}`,
};

const moreDays = plural({ one: 'käme etwa # Tag', other: 'kämen etwa # Tage' });

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'Ein gemeinsamer Tag mehr ist ein Tag mehr, was auch immer ein Durchschnitt sagt.',
  weekendsWithin: plural({
    one: 'Darunter ist etwa # Wochenende.',
    other: 'Darunter sind etwa # Wochenenden.',
  }),
  weekendsInYears: plural({
    one: 'In diesen Jahren liegt etwa # Wochenende.',
    other: 'In diesen Jahren liegen etwa # Wochenenden.',
  }),
  firstDay: (format, figure) => `Mit einem gemeinsamen Tag im Jahr ${moreDays(format, figure)} hinzu.`,
  oneMoreDay: (format, figure) => `Mit einem gemeinsamen Tag mehr im Jahr ${moreDays(format, figure)} hinzu.`,
  firstDayFrom: (format, figure, year) =>
    `Mit einem gemeinsamen Tag im Jahr ab ${year} ${moreDays(format, figure)} hinzu.`,
  oneMoreDayFrom: (format, figure, year) =>
    `Mit einem gemeinsamen Tag mehr im Jahr ab ${year} ${moreDays(format, figure)} hinzu.`,
};
