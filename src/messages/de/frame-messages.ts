import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `Sprache: ${name}`,
  notFound: {
    heading: '404 Seite nicht gefunden',
    text: 'Haben Sie vielleicht vergessen, die Seite beim Router anzumelden?',
    home: 'Zum Lifetime Visualizer',
  },
  footer: {
    contact: 'Kontakt',
    licenses: 'Lizenzen',
    tip: 'Kaffee spendieren',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
