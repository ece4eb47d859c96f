import type * as English from '../en/table-messages.ts';
import type { Translated } from '../translated.ts';

export const TABLE_MESSAGES: Translated<typeof English.TABLE_MESSAGES> = {
  button: 'Tableau',
  label: (title) => `Tableau\u00a0: ${title}`,
};
