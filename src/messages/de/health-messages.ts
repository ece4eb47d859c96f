import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: 'Kaum aktiv',
    lead: 'Etwas Bewegung ist besser als keine, auch ein paar Minuten zählen.',
    healthImpact: (format) =>
      `In einer Studie mit mehr als ${format.number(650_000)} Erwachsenen gingen bis zu 75 Minuten zügiges ` +
      `Gehen pro Woche mit ${format.number(1.8)} zusätzlichen Lebensjahren nach dem 40. Geburtstag einher, ` +
      'verglichen mit keiner Bewegung in der Freizeit.',
    recommendations: [
      'Fangen Sie mit etwas Kleinem an, das Ihnen Freude macht, etwa zehn Minuten Gehen nach dem Essen.',
      'Wenn das leichtfällt, legen Sie jede Woche ein wenig zu: Die Weltgesundheitsorganisation empfiehlt ' +
        'Erwachsenen 150 bis 300 Minuten moderate Bewegung pro Woche.',
    ],
  },
  'Lightly Active': {
    level: 'Leicht aktiv',
    lead: 'Ein oder zwei zügige Spaziergänge mehr, und Sie kommen vielleicht schon auf 150 Minuten pro Woche.',
    healthImpact: (format) =>
      `In einer Studie mit mehr als ${format.number(660_000)} Erwachsenen ging etwas Bewegung unterhalb des ` +
      `empfohlenen Minimums mit einer um ${format.wholePercent(20)} niedrigeren Sterblichkeit einher als gar ` +
      `keine, das Ein- bis Zweifache des Minimums mit einer um ${format.wholePercent(31)} niedrigeren.`,
    recommendations: [
      'Intensive Bewegung zählt doppelt: 75 bis 150 Minuten pro Woche genügen.',
      'Verbinden Sie die zusätzlichen Minuten mit etwas, das Sie ohnehin tun, etwa dem Weg zur Arbeit oder zum ' +
        'Einkaufen.',
    ],
  },
  Active: {
    level: 'Aktiv',
    lead:
      'Sie liegen im Bereich der 150 bis 300 Minuten moderater Bewegung pro Woche, die die Weltgesundheitsorganisation ' +
      'Erwachsenen empfiehlt.',
    healthImpact: (format) =>
      `In einer Studie mit mehr als ${format.number(660_000)} Erwachsenen ging das Ein- bis Zweifache des ` +
      `empfohlenen Minimums mit einer um ${format.wholePercent(31)} niedrigeren Sterblichkeit einher als gar ` +
      'keine Bewegung.',
    recommendations: [
      'Bleiben Sie bei dem, was Ihnen Freude macht. Mehr muss es nicht sein.',
      'Mischen Sie moderate und intensive Bewegung so, wie es zu Ihrer Woche passt.',
      'Halten Sie für volle Wochen eine kürzere Variante bereit, dann fällt die Rückkehr leicht.',
    ],
  },
  'Highly Active': {
    level: 'Sehr aktiv',
    lead:
      'Eine ruhigere Woche ist kein Rückschritt: 150 Minuten moderate Bewegung genügen, das ist weniger als die ' +
      'Hälfte von dem, was Sie tun.',
    healthImpact: (format) =>
      'In einer großen Studie ging das Zwei- bis Dreifache des empfohlenen Minimums mit einer um ' +
      `${format.wholePercent(37)} niedrigeren Sterblichkeit einher als gar keine Bewegung. In einer anderen ` +
      `gingen mehr als 450 Minuten zügiges Gehen pro Woche mit ${format.number(4.5)} zusätzlichen ` +
      'Lebensjahren nach dem 40. Geburtstag einher, verglichen mit keiner Bewegung in der Freizeit.',
    recommendations: [
      'Planen Sie Ihre Ruhetage ein.',
      'Wenn etwas nicht aufhört wehzutun, lassen Sie es ärztlich abklären, bevor Sie weitertrainieren.',
    ],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: 'Deutlich zu wenig',
    lead:
      'Die American Academy of Sleep Medicine und die Sleep Research Society empfehlen Erwachsenen sieben Stunden ' +
      'oder mehr.',
    healthImpact: (format) =>
      `Bei fast ${format.number(1.4)} Millionen Menschen ging kurzer Schlaf mit einer um ` +
      `${format.wholePercent(12)} höheren Sterblichkeit einher.`,
    recommendations: [
      'Gehen Sie eine Woche lang 15 Minuten früher ins Bett, dann noch einmal 15, und achten Sie darauf, wie es ' +
        'Ihnen geht.',
      'Stehen Sie nach Möglichkeit an Arbeitstagen und freien Tagen zur selben Zeit auf.',
      'Wenn Sie gern länger schlafen würden, aber nicht können, lassen Sie die Gründe ärztlich abklären.',
    ],
  },
  Insufficient: {
    level: 'Zu wenig',
    lead:
      'Zu den sieben Stunden oder mehr, die die American Academy of Sleep Medicine und die Sleep Research Society ' +
      'Erwachsenen empfehlen, fehlt Ihnen höchstens eine Stunde.',
    healthImpact: (format) =>
      `In 16 Studien mit fast ${format.number(1.4)} Millionen Menschen ging kurzer Schlaf mit einer um ` +
      `${format.wholePercent(12)} höheren Sterblichkeit einher.`,
    recommendations: [
      'Bis zu einer Stunde früher im Bett, und Sie kämen auf sieben.',
      'Rechnen Sie von der Zeit zurück, zu der Sie aufstehen müssen, und stellen Sie sich abends eine Erinnerung ' +
        'statt morgens einen Wecker.',
      'Was hält Sie am häufigsten wach? Erledigen Sie diese eine Sache früher am Tag.',
    ],
  },
  Optimal: {
    level: 'Optimal',
    lead: 'Die National Sleep Foundation empfiehlt Erwachsenen sieben bis neun Stunden und Menschen ab 65 sieben bis acht.',
    healthImpact: (format) =>
      `Bei fast ${format.number(1.4)} Millionen Menschen ging sowohl kürzerer als auch längerer Schlaf als ` +
      'etwa sieben bis acht Stunden mit einer höheren Sterblichkeit einher.',
    recommendations: [
      'Sie liegen in dem Bereich, der den meisten Erwachsenen empfohlen wird.',
      'Bewahren Sie sich die Schlafenszeit, die Ihnen guttut, auch wenn die Abende voller werden.',
      'Wenn Sie trotzdem müde aufwachen, holen Sie sich ärztlichen Rat.',
    ],
  },
  Excessive: {
    level: 'Mehr als empfohlen',
    lead:
      'Das ist mehr als die sieben bis neun Stunden, die die National Sleep Foundation Erwachsenen empfiehlt, oder ' +
      'die sieben bis acht für Menschen ab 65.',
    healthImpact: (format) =>
      `Bei fast ${format.number(1.4)} Millionen Menschen ging langer Schlaf mit einer um ` +
      `${format.wholePercent(30)} höheren Sterblichkeit einher; das heißt nicht, dass der Schlaf die Ursache ` +
      'war. Diese Studien fragten, wie lange man gewöhnlich schläft. Die Durchschnittstage auf dieser Seite ' +
      'stammen aus Tagebüchern, in denen auch Nickerchen und Wachliegen zählen, deshalb wirkt der Schlaf ' +
      'hier länger.',
    recommendations: [
      'Notieren Sie zwei Wochen lang, wie lange Sie schlafen und wie ausgeruht Sie sich fühlen.',
      'Wenn Sie kürzere Nächte möchten, stellen Sie den Wecker 15 Minuten früher und bleiben Sie bei dem, was sich gut ' +
        'anfühlt.',
      'Wenn Sie lange schlafen und trotzdem müde sind, holen Sie sich ärztlichen Rat.',
    ],
  },
};

export const HEALTH_DISCLAIMER: Translated<typeof English.HEALTH_DISCLAIMER> =
  'Das sind Muster in großen Gruppen, keine Vorhersage für Sie. Die Jahre sind eine eigene, grobe Faustregel dieser Seite.';

export const MEDICAL_DISCLAIMER: Translated<typeof English.MEDICAL_DISCLAIMER> =
  'Das ist kein medizinischer Rat. Es sind Durchschnitte und einfache Rechnungen, und niemand ist ein Durchschnitt. ' +
  'Lassen Sie sich ärztlich beraten, bevor Sie deswegen Ihr Leben umstellen.';
