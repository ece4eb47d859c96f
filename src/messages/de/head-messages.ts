import type * as English from '../en/head-messages.ts';
import type { Translated } from '../translated.ts';

export const HEAD_MESSAGES: Translated<typeof English.HEAD_MESSAGES> = {
  title: 'Lifetime Visualizer: Ihr Leben in Jahren und Wochen',
  notFoundTitle: 'Seite nicht gefunden · Lifetime Visualizer',
  description:
    'Ihr Leben in Jahren und Wochen: gelebte Jahre, verbleibende Wochen und die Jahre für Schlaf, Arbeit und alles andere. Kostenlos, ohne Anmeldung, und Ihre Eingaben bleiben auf Ihrem Gerät.',
  appName: 'Lifetime',
  appDescription:
    'Ihr Leben in Jahren und Wochen: gelebte Jahre, verbleibende Wochen und die Jahre für Schlaf, Arbeit und alles andere.',
  previewText:
    'Ihr Leben in Jahren und Wochen: was hinter Ihnen liegt, was vielleicht noch kommt und wohin die Zeit geht.',
  previewAlt:
    'Ein erfundenes Leben als Bild: ein Ring mit den Jahren je Aktivität, daneben die Wochen als Punkte.',
  noScript:
    'In Ihrem Browser ist JavaScript ausgeschaltet. Diese Seite braucht es, um Ihre Ergebnisse auf Ihrem Gerät zu berechnen. Schalten Sie es ein und laden Sie die Seite neu.',
  notStarted: 'Diese Seite ist noch nicht gestartet, deshalb reagieren die Schaltflächen nicht.',
};
