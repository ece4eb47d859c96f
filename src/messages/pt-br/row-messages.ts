import type * as English from '../en/row-messages.ts';
import type { Translated } from '../translated.ts';

export const ROW_MESSAGES: Translated<typeof English.ROW_MESSAGES> = {
  named: (name, figure) => `${name} ${figure}`,
  labeled: (name, text) => `${name}: ${text}`,
  row: (items) => items.join('; '),
  sentence: (items) => `${items.join(', ')}.`,
};
