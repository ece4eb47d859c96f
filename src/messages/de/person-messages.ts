import type * as English from '../en/person-messages.ts';
import type { Translated } from '../translated.ts';
import { atStart } from './people.ts';
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

/** “Meine” and “Unsere”, always in the nominative: “Sie und Ihr Vater haben …”. */
export const namePerson: Translated<typeof English.namePerson> = (name) =>
  name.replace(/^(?:mein|unser)(e?)\s+(?=\S)/i, 'Ihr$1 ');

const daysTogether = plural({ one: '# gemeinsamen Tag', other: '# gemeinsame Tage' });
const yearsTogether = plural({ one: '# gemeinsames Jahr', other: '# gemeinsame Jahre' });

export const TIME_AHEAD: Translated<typeof English.TIME_AHEAD> = {
  days: (format, figure, name) =>
    `Sie und ${name} haben vielleicht noch etwa ${daysTogether(format, figure)} vor sich.`,
  years: (format, figure, name) =>
    `Sie und ${name} haben vielleicht noch etwa ${yearsTogether(format, figure)} vor sich.`,
  none: (name) => `Sie haben keine Tage im Jahr eingegeben, an denen Sie und ${name} sich sehen.`,
  hardlyAny: (name) => `Sie haben kaum Tage im Jahr eingegeben, an denen Sie und ${name} sich sehen.`,
  theirAge: (format, age, name) =>
    `Mit ${yearsInDative(format, age)} ist ${name} älter, als die Sterbetafeln reichen.`,
  ownAge: (format, age) => `Mit ${yearsInDative(format, age)} sind Sie älter, als die Sterbetafeln reichen.`,
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

const A_DAY = 'mit einem gemeinsamen Tag im Jahr';
const ONE_MORE_DAY = 'mit einem gemeinsamen Tag mehr im Jahr';

const added = plural({ one: 'käme etwa # Tag hinzu', other: 'kämen etwa # Tage hinzu' });
const addedFrom = (year: number, time: string) =>
  plural({
    one: `Ab ${year} käme ${time} etwa # Tag hinzu.`,
    other: `Ab ${year} kämen ${time} etwa # Tage hinzu.`,
  });

export const LAST_WORD: Translated<typeof English.LAST_WORD> = {
  beyondTables: 'Ein gemeinsamer Tag mehr ist ein Tag mehr, was auch immer ein Durchschnitt sagt.',
  weekendsWithin: plural({
    one: 'Das schließt etwa # Wochenende ein.',
    other: 'Das schließt etwa # Wochenenden ein.',
  }),
  weekendsInYears: plural({
    one: 'In diesen Jahren liegt etwa # Wochenende.',
    other: 'In diesen Jahren liegen etwa # Wochenenden.',
  }),
  firstDay: (format, figure) => `${atStart(A_DAY)} ${added(format, figure)}.`,
  oneMoreDay: (format, figure) => `${atStart(ONE_MORE_DAY)} ${added(format, figure)}.`,
  firstDayFrom: (format, figure, year) => addedFrom(year, A_DAY)(format, figure),
  oneMoreDayFrom: (format, figure, year) => addedFrom(year, ONE_MORE_DAY)(format, figure),
};
