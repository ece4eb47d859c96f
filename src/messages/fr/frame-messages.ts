import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `Langue\u00a0: ${name}`,
  notFound: {
    heading: '404\u00a0: page introuvable',
    text: 'Auriez-vous oublié d’ajouter la page au routeur\u202f?',
    home: 'Aller à Lifetime Visualizer',
  },
  footer: {
    contact: 'Contact',
    licenses: 'Licences',
    tip: 'Nous offrir un café',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
