import type * as English from '../en/near-messages.ts';
import type { Translated } from '../translated.ts';

export const NEAR_MESSAGES: Translated<typeof English.NEAR_MESSAGES> = {
  over: (figure) => `略多于${figure}`,
  under: (figure) => `略少于${figure}`,
};
