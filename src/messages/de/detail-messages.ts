import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({ one: '# weiterer Vergleich', other: '# weitere Vergleiche' });

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: 'Aktivität für Aktivität',
    soFar: (format, figure) => `Bisher ${decimalYears(format, figure)}`,
    atThisAge: (format, figure) => `${decimalYears(format, figure)} bis zu diesem Alter`,
    from: (format, figure) => `Heute: ${decimalYears(format, figure)}`,
    share: (percentage) => `${percentage} jedes Tages`,
    shareOfLife: (percentage) => `${percentage} Ihres Lebens`,
    more: plural({ one: '# weiterer', other: '# weitere' }),
    moreAbout: (format, count, name) => `${moreComparisons(format, count)}: ${name}`,
  },
  projections: {
    title: 'Ausblick',
    hint: 'Die Jahre bisher und die künftigen, wenn Ihre Tage so bleiben.',
    hintMoved: (format, age) =>
      `Die Jahre bisher, bis ${format.number(age)} und danach, wenn Ihre Tage so bleiben.`,
    hintPast: 'Die Jahre bisher. Künftige Jahre werden nur bis zur Lebenserwartung gezählt.',
    hintAtEnd: (format, age) => `Die Jahre bisher und bis ${format.number(age)}, wenn Ihre Tage so bleiben.`,
    scheduled: {
      hint: 'Die Jahre bisher und die künftigen, mit den Tagen und Zeiträumen, die Sie eingegeben haben.',
      hintMoved: (format, age) =>
        `Die Jahre bisher, bis ${format.number(age)} und danach, mit den Tagen und Zeiträumen, die Sie eingegeben haben.`,
      hintAtEnd: (format, age) =>
        `Die Jahre bisher und bis ${format.number(age)}, mit den Tagen und Zeiträumen, die Sie eingegeben haben.`,
    },
    soFar: (format, figure) => `bisher ${decimalYears(format, figure)}`,
    by: (format, figure, age) => `${decimalYears(format, figure)} bis ${format.number(age)}`,
    until: (format, figure, age) => `${format.decimal(figure)} bis ${format.number(age)}`,
    ahead: (format, figure) => `künftig ${decimalYears(format, figure)}`,
    axis: years,
    columns: {
      activity: 'Aktivität',
      soFar: 'Jahre bisher',
      by: (format, age) => `Jahre bis ${format.number(age)}`,
      ahead: 'Jahre künftig',
    },
  },
  health: {
    title: 'Gesundheit optimieren',
    exercise: 'Bewegungsanalyse',
    sleep: 'Schlafanalyse',
    apply: 'Optimierung anwenden',
    current: 'Ihre Stunden jetzt',
    recommended: 'Minimum laut WHO',
    optimized: 'Optimiert',
    optimal: 'Mitte der empfohlenen 7 bis 9 Stunden',
    sleepDebt: 'Bis 8 Stunden fehlen',
    yearsImpact: 'Lebensjahre (Faustregel dieser Seite)',
    underAge: 'Diese Analysen gelten für Erwachsene. Für Menschen unter 18 gibt es andere Empfehlungen.',
    potentialGain: 'Möglicher Gewinn',
    more: { exercise: 'Mehr zu Bewegung, mit Quellen', sleep: 'Mehr zu Schlaf, mit Quellen' },
    sources: 'Quellen:',
    none: 'Fügen Sie eine Aktivität mit „Schlaf“ oder „Sport“ im Namen hinzu, um zu sehen, was Studien zu ihrer Dauer sagen.',
  },
  share: {
    title: 'Behalten oder teilen',
    file: 'mein-leben',
    full: 'Alle Ergebnisse',
    fullHint: 'Alles auf dieser Seite als ein Bild.',
    ways: { download: 'Ergebnisse teilen', svg: 'Als SVG speichern', send: 'Bild senden' },
    includeMarks: 'Meine Momente und Lebensabschnitte im Bild zeigen',
    capturing: 'Bild entsteht …',
    timedOut: 'Das Bild hat zu lange gebraucht. Versuchen Sie es noch einmal oder speichern Sie es als SVG.',
    noCanvas: 'Dieser Browser kann das Bild nicht erstellen. Speichern Sie es stattdessen als SVG.',
    link: {
      title: 'Ein Link',
      copy: 'Link kopieren',
      copied: 'Link kopiert.',
      byHand: 'Ihr Browser hat das Kopieren blockiert. Markieren Sie den Link unten und kopieren Sie ihn.',
      address: 'Link zu diesen Ergebnissen',
      note: 'Wer den Link hat, sieht Ihr Alter, Ihre Lebenserwartung, Ihr Land und Ihre Aktivitäten, nicht aber Ihr Geburtsdatum (der Geburtstag lässt sich allerdings auf eine Woche genau errechnen). Die Daten stehen im Link selbst, nicht auf einem Server.',
      marks: 'Meine Momente und Lebensabschnitte mitgeben',
      moments: plural({ one: '# Moment', other: '# Momente' }),
      chapters: plural({ one: '# Lebensabschnitt', other: '# Lebensabschnitte' }),
      marksHint: (marks) =>
        `Der Link enthält dann ${marks}: Ihre Worte und die zugehörigen Wochen Ihres Lebens, aus denen sich die Daten auf zwei Wochen genau errechnen lassen. Personen stehen nie darin.`,
    },
  },
  jump: { toTop: 'Nach oben', toResults: 'Zu den Ergebnissen' },
  poster: {
    asOf: (day) => `Stand: ${day}`,
    marks: {
      moments: 'Momente',
      chapters: 'Lebensabschnitte',
      both: 'Momente und Lebensabschnitte',
    },
  },
};
