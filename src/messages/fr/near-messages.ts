import type * as English from '../en/near-messages.ts';
import type { Translated } from '../translated.ts';

export const NEAR_MESSAGES: Translated<typeof English.NEAR_MESSAGES> = {
  over: (figure) => `un peu plus de ${figure}`,
  under: (figure) => `un peu moins de ${figure}`,
};
