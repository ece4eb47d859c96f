import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  'Se pierde al cerrar esta página, salvo que marques «Recordar en este dispositivo» o guardes una copia de seguridad.';
