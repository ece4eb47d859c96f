import type * as English from '../en/schedule-entry-messages.ts';
import type { Translated } from '../translated.ts';

export const SCHEDULE_ENTRY_MESSAGES: Translated<typeof English.SCHEDULE_ENTRY_MESSAGES> = {
  everyDay: 'Cuenta todos los días desde el nacimiento.',
  work: 'Indicar tus años de trabajo',
  set: 'Indicar cuándo',
  setOf: (name) => `Indicar cuándo ocurre ${name}`,
  change: 'Cambiar',
  changeOf: (name) => `Cambiar cuándo ocurre ${name}`,
  undo: 'Deshacer',
  undoOf: (name) => `Deshacer cuándo ocurre ${name}`,
};
