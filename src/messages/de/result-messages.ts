import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'Das ist ein Beispiel: ein erfundener Mensch, 1990 in Kanada geboren.',
  ownInstead: 'Um Ihr eigenes Leben zu sehen, füllen Sie oben das Formular aus.',
  figures: 'Ihre Jahre und Wochen',
  rest: 'Weitere Ergebnisse',
  yearsLived: 'Gelebte Jahre',
  yearsRemaining: 'Verbleibende Jahre',
  weeksLeft: 'Verbleibende Wochen',
  freeTime: 'Freie Zeit',
  counting: {
    alike:
      'Diese Summen tun so, als wäre jeder Tag Ihres Lebens, auch in der Kindheit, wie der, den Sie eingegeben haben.',
    scheduled: 'Diese Summen zählen jede Aktivität mit den Tagen und Zeiträumen, die Sie eingegeben haben.',
  },
};
