import type * as English from '../en/frame-messages.ts';
import type { Translated } from '../translated.ts';

export const FRAME_MESSAGES: Translated<typeof English.FRAME_MESSAGES> = {
  language: (name) => `Idioma: ${name}`,
  notFound: {
    heading: '404 Página não encontrada',
    text: 'Será que você esqueceu de adicionar a página ao roteador?',
    home: 'Ir para o Lifetime Visualizer',
  },
  footer: {
    contact: 'Contato',
    licenses: 'Licenças',
    tip: 'Pague um café para a gente',
    copyright: (year) => `© ${year} Lifetime Visualizer`,
  },
};
