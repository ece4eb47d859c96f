import type * as English from '../en/row-messages.ts';
import type { Translated } from '../translated.ts';

export const ROW_MESSAGES: Translated<typeof English.ROW_MESSAGES> = {
  named: (name, figure) => `${name} ${figure}`,
  labeled: (name, text) => `${name}\u00a0: ${text}`,
  row: (items) => items.join('\u202f; '),
  sentence: (items) => `${items.join(', ')}.`,
};
