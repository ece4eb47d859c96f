import type * as English from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { years } from './units.ts';

export const MESSAGES: Translated<typeof English.MESSAGES> = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: 'Zum hellen Design wechseln', toDark: 'Zum dunklen Design wechseln' },
  calculating: { banner: 'Ihr Leben wird berechnet …', button: 'Wird berechnet …' },
  form: {
    title: 'Erzählen Sie uns von sich',
    lede: 'Sehen Sie, was hinter Ihnen liegt, was vielleicht noch kommt und wohin Ihre Zeit geht.',
    birthdate: 'Geburtsdatum',
    country: 'Land',
    chooseCountry: 'Land auswählen',
    lookingUp: 'Wird geladen …',
    late: 'Das dauert gerade etwas. Sie können warten oder die Lebenserwartung selbst eingeben.',
    lifeExpectancyOf: (format, figure, source, year) => `${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format, figure, source, year) =>
      `${years(format, figure)} · ${source} ${year}, auf dieser Seite gespeichert`,
    manual: 'Lebenserwartung selbst eingeben',
    lifeExpectancy: 'Lebenserwartung (Jahre)',
    lifeExpectancyHint: (format) => `Von 1 bis 150, zum Beispiel ${format.number(82.5)}.`,
    activities: 'Ihr Durchschnittstag',
    activity: (position) => `Aktivität ${position}`,
    activityName: (position) => `Aktivität ${position}: Name`,
    activityNamePlaceholder: 'Aktivität eingeben',
    activityHours: (position) => `Aktivität ${position}: Stunden pro Tag`,
    removeActivity: (position) => `Aktivität ${position} entfernen`,
    addActivity: 'Aktivität hinzufügen',
    dayBar: 'Ihr Tag als Balken',
    hoursUnit: 'h',
    total: (format, { total, free }) =>
      `Gesamt: ${format.number(total)} von 24 Stunden, ${format.number(free)} frei`,
    totalJustOver: (format, { total, free }) =>
      `Gesamt: knapp über ${format.number(total)} von 24 Stunden, knapp ${format.number(free)} frei`,
    totalFull: 'Gesamt: 24 von 24 Stunden, nichts frei',
    totalOver: (format, { total, over }) =>
      `Gesamt: ${format.number(total)} Stunden, ${format.number(over)} mehr, als ein Tag hat`,
    totalBarelyOver: 'Gesamt: knapp über 24 Stunden, etwas mehr, als ein Tag hat',
    submit: 'Mein Leben anzeigen',
    privacy:
      'Alles bleibt auf Ihrem Gerät. Nur das Kürzel Ihres Landes wird gesendet, um dessen Lebenserwartung abzurufen.',
    changed:
      'Sie haben Ihre Eingaben geändert. Mit „Mein Leben anzeigen“ bringen Sie die Ergebnisse auf den neuen Stand.',
    problems: 'Etwas stimmt noch nicht',
    problemOf: (activity, problem) => `${activity}: ${problem}`,
    example: 'Beispiel ansehen',
    exampleCountry: 'Kanada',
    exampleShown: 'Sie sehen gerade ein Beispiel.',
    exampleChanged: 'Zurück zum Beispiel',
    averageDays: 'Mit einem Durchschnittstag beginnen',
    setWhen: 'Zeitraum festlegen',
    day: {
      done: 'Ein Durchschnittstag hat Ihre Aktivitäten ersetzt.',
      undone: 'Ihre Aktivitäten sind wieder da.',
    },
    applied: {
      done: 'Ihre Eingaben und Ergebnisse haben sich geändert.',
      undone: 'Ihre eigenen Eingaben sind wieder da.',
    },
    tab: {
      done: 'Sie haben Ihre Eingaben in einem anderen Tab geändert.',
      undone: 'Die Eingaben aus diesem Tab sind wieder da.',
    },
    backup: {
      button: 'Sicherung',
      title: 'Sicherungsdatei',
      done: 'Ihre Sicherungsdatei ist geöffnet.',
      undone: 'Ihre Eingaben sind wieder da.',
    },
    activityRemoved: (name) => (name ? `„${name}“ entfernt.` : 'Eine Aktivität entfernt.'),
    undo: 'Rückgängig',
    undoForm: 'Meine Eingaben wiederherstellen',
  },
  results: { title: 'Ihr Leben in Zahlen' },
  days: {
    title: 'Durchschnittstage',
  },
  remember: {
    label: 'Auf diesem Gerät speichern',
    hint: 'Speichert Ihre Eingaben in diesem Browser, bis Sie das Häkchen entfernen. Nicht für geteilte Geräte.',
    failed: 'Dieser Browser lässt die Seite nichts speichern.',
    unread:
      'Ihre gespeicherten Eingaben konnten nicht geladen werden. Laden Sie die Seite neu, um sie zu öffnen.',
    newer:
      'Hier liegen Eingaben aus einer neueren Version dieser Seite. Laden Sie die Seite neu, um sie zu öffnen.',
  },
  link: {
    opening: 'Das geteilte Leben wird geöffnet …',
    failed:
      'Das geteilte Leben konnte nicht angezeigt werden. Laden Sie die Seite neu oder versuchen Sie es später noch einmal.',
    heading: 'Jemand zeigt Ihnen ein Leben in Zahlen',
  },
  picker: {
    title: 'Land auswählen',
    search: 'Länder suchen …',
    loading: 'Länder werden geladen …',
    failed:
      'Die Liste der Länder konnte nicht geladen werden. Versuchen Sie es noch einmal oder geben Sie die Lebenserwartung selbst ein.',
    retry: 'Noch einmal versuchen',
    manual: 'Stattdessen die Lebenserwartung selbst eingeben',
    close: 'Schließen',
  },
  toast: { announced: 'Meldung:', dismiss: 'Ausblenden', region: 'Meldungen' },
  broken: {
    part: (name) => `„${name}“ konnte nicht angezeigt werden. Alles andere ist noch da, auch Ihre Eingaben.`,
    page: 'Die Seite konnte nicht angezeigt werden. Laden Sie sie neu oder versuchen Sie es später noch einmal.',
    renewed:
      'Diese Seite wurde vielleicht aktualisiert, seit Sie sie geöffnet haben. Wenn ein neuer Versuch nicht hilft, laden Sie sie neu: Ihre Eingaben bleiben.',
    again: 'Noch einmal versuchen',
    againOf: (name) => `Noch einmal versuchen: ${name}`,
    reload: 'Seite neu laden',
  },
};
