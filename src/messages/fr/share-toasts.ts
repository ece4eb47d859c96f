import type * as English from '../en/share-toasts.ts';
import type { Translated } from '../translated.ts';

export const SHARE_TOASTS: Translated<typeof English.SHARE_TOASTS> = {
  screenshotFailed: { title: 'L’image n’a pas pu être créée', text: 'Veuillez réessayer plus tard.' },
  screenshotCaptured: {
    title: 'Image créée',
    text: 'L’image de votre vie a été téléchargée.',
  },
};
