import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: {
    title: 'Das Bild konnte nicht erstellt werden',
    text: 'Bitte versuchen Sie es später noch einmal.',
  },
  screenshotCaptured: {
    title: 'Bild erstellt',
    text: 'Ihr Leben in Zahlen wurde als Bild heruntergeladen.',
  },
};
