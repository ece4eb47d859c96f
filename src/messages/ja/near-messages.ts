import type * as English from '../en/near-messages.ts';
import type { Translated } from '../translated.ts';

/** Short, since the unit follows elsewhere. */
export const NEAR_MESSAGES: Translated<typeof English.NEAR_MESSAGES> = {
  over: (figure) => `${figure}超`,
  under: (figure) => `${figure}未満`,
};
