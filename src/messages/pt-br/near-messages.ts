import type * as English from '../en/near-messages.ts';
import type { Translated } from '../translated.ts';

export const NEAR_MESSAGES: Translated<typeof English.NEAR_MESSAGES> = {
  over: (figure) => `pouco mais de ${figure}`,
  under: (figure) => `pouco menos de ${figure}`,
};
