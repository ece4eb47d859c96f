import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  'Verschwindet, wenn Sie diese Seite schließen, außer Sie setzen das Häkchen bei „Auf diesem Gerät speichern“ oder speichern eine Sicherungsdatei.';
