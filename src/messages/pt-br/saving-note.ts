import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  'Isto some quando a página é fechada, a menos que você marque “Lembrar neste dispositivo” ou salve um arquivo de backup.';
