import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `Idioma: ${name}`,
  notFound: {
    heading: '404: página no encontrada',
    text: '¿Se te olvidó añadir la página al enrutador?',
    home: 'Ir a Lifetime Visualizer',
  },
  footer: {
    contact: 'Contacto',
    licenses: 'Licencias',
    tip: 'Invítanos a un café',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
