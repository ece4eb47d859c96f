import type * as English from '../en/saving-note.ts';
import type { Translated } from '../translated.ts';

export const SAVING_NOTE: Translated<typeof English.SAVING_NOTE> =
  'Disparaît quand vous fermez cette page, sauf si vous cochez «\u202fMémoriser sur cet appareil\u202f» ou enregistrez une sauvegarde.';
