import type * as English from '../en/offer-messages.ts';
import type { Translated } from '../translated.ts';

export const OFFER_MESSAGES: Translated<typeof English.OFFER_MESSAGES> = {
  hint: 'يمكن كتابة اسم أو اختيار واحد',
};
