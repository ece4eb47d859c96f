import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: {
    title: 'Não foi possível capturar a imagem',
    text: 'Tente de novo mais tarde.',
  },
  screenshotCaptured: {
    title: 'Imagem capturada',
    text: 'A visualização da sua vida foi baixada como imagem.',
  },
};
