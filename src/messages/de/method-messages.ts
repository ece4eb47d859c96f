import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';
import { decimalYears } from './units.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: 'So wird gerechnet',
  stepsTitle: 'Die Rechnung mit Ihren Zahlen',
  sourcesTitle: 'Woher die Zahlen kommen',
  limitsTitle: 'Was diese Zahlen Ihnen nicht sagen können',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'Gelebte Jahre',
  yearsRemaining: 'Verbleibende Jahre',
  weeksLeft: 'Verbleibende Wochen',
  weeksLived: 'Wochen bisher',
  activity: 'Jahre einer Aktivität',
  freeTime: 'Freie Zeit',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) =>
  `Geburtstage vom ${from} bis zum ${to}: ${age}.`;

const SHARES_OF_TIME: Readonly<Record<Parameters<typeof English.STEPS.activity.rule>[0], string>> = {
  everyDay: 'Stunden am Tag ÷ 24 × Jahre.',
  everyDayInYears: 'Stunden am Tag ÷ 24 × Jahre, in denen sie stattfindet.',
  someDaysInYears: 'Stunden am Tag × Tage pro Woche ÷ 7 ÷ 24 × Jahre, in denen sie stattfindet.',
};

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `Geburtstage bisher: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays) =>
      `${countBirthdays(birthdays)} In Jahren ohne 29. Februar ist der Geburtstag am 1. März.`,
  },
  yearsRemaining: {
    left: (calculation) => `Lebenserwartung − gelebte Jahre: ${calculation}.`,
    past: (difference) => `Lebenserwartung − gelebte Jahre. ${difference} liegt unter 0, also ist es 0.`,
  },
  weeksLeft: (calculation) =>
    `Verbleibende Jahre × 52, abgerundet: ${calculation}. Gezählt wird ab Ihrem letzten Geburtstag; ein Jahr ist ein oder zwei Tage länger als 52 Wochen.`,
  weeksLived: {
    weeks: (weeks) => `Ganze Wochen seit der Geburt: ${weeks}.`,
    fromDays: (calculation) => `Tage seit der Geburt ÷ 7, abgerundet: ${calculation}.`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]} Für Ihre erste Aktivität: ${soFar.factors} = ${decimalYears(format, soFar.years)} bisher.`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]} Für Ihre erste Aktivität: ${soFar.factors} = ${decimalYears(format, soFar.years)} bisher und ${ahead.factors} = ${format.decimal(ahead.years)} künftig.`,
  },
  freeTime: {
    ofDay: (calculation) => `Stunden am Tag ohne Aktivität: ${calculation}.`,
    ofWeek: (calculation) => `Stunden pro Woche ohne Aktivität, in Ihrem Alter: ${calculation}.`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: 'Lebenserwartung in Ihrem Alter',
    how: 'Die Lebenserwartung bei Geburt zählt auch Menschen mit, die jung gestorben sind. Eine Sterbetafel sagt, wie alt Menschen im Durchschnitt werden, die ein Alter schon erreicht haben.',
  },
  {
    what: 'Wenn die Sterberaten weiter sinken',
    how: 'Für jedes kommende Jahr gelten die Sterberaten, die die Vereinten Nationen dafür erwarten; nach 2100 bleiben sie gleich. Für den Bereich gilt in jedem Jahr der untere oder der obere Wert des 80-Prozent-Intervalls der Vereinten Nationen für die Lebenserwartung bei Geburt. Nur die Tafeln für alle haben diesen Bereich.',
  },
  {
    what: 'Wie viele jedes Alter erreichen',
    how: 'Überlebende im höheren Alter ÷ Überlebende im niedrigeren Alter. Zwischen zwei Altersjahren wird der Logarithmus der Sterberate interpoliert.',
  },
  {
    what: 'Ihr Platz unter den heute Lebenden',
    how: 'Menschen in Altersgruppen von fünf Jahren, wie die Vereinten Nationen sie für 2025 erwarten. Innerhalb einer Gruppe wird ihre Zahl interpoliert und das Ergebnis gerundet.',
  },
  {
    what: 'Lebensjahre und möglicher Gewinn',
    how: 'Eigene Faustregeln dieser Seite, keine Messungen: eine feste Zahl von Jahren für jede Stufe und (optimierte − jetzige Stunden) ÷ 24 × verbleibende Jahre × 3.',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  'Ein Durchschnitt sagt nicht, wie alt Sie werden. Viele Menschen werden älter als der Durchschnitt, und viele nicht so alt.',
  'Sterbetafeln verwenden die Sterberaten eines einzigen Jahres. Die Sterberaten sind bisher gesunken. Wenn sie so weiter sinken, wie die Vereinten Nationen es erwarten, werden die Menschen älter, als diese Tafeln sagen.',
  'Die Sterbetafeln eines Landes, für alle, für Frauen und für Männer, sind alle mit demselben Faktor angepasst, sodass die Lebenserwartung bei Geburt für alle die der Weltbank ist. Am wenigsten sicher sind sie für Kuwait, die Amerikanischen Jungferninseln, die Färöer, die Seychellen und Armenien.',
  'Studien finden Zusammenhänge in Gruppen von Menschen. Niemand kann daraus die eigene Zukunft ablesen.',
];
