import type * as English from '../en/quote-messages.ts';
import type { Translated } from '../translated.ts';

export const QUOTE_MESSAGES: Translated<typeof English.QUOTE_MESSAGES> = {
  inEnglish: '(en inglés)',
};
