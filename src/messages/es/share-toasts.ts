import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: { title: 'No se pudo hacer la captura', text: 'Inténtalo más tarde.' },
  screenshotCaptured: {
    title: 'Captura hecha',
    text: 'La visualización de tu vida se descargó como imagen.',
  },
};
