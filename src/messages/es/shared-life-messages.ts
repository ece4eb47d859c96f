import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about:
    'Más abajo, «tú» es la persona que envió este enlace. Son sus resultados del día en que lo creó; no se guarda nada en tu dispositivo.',
  results: 'Su vida en números',
  own: 'Ver mi propia vida',
  unreadable:
    'No se puede abrir este enlace: le falta una parte o se ha modificado. Pide uno nuevo a quien te lo envió.',
  newer: 'Este enlace se creó con una versión más nueva de esta página. Recarga la página para abrirlo.',
};
