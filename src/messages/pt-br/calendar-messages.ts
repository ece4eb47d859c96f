import type * as English from '../en/calendar-messages.ts';
import type { Translated } from '../translated.ts';

export const CALENDAR_MESSAGES: Translated<typeof English.CALENDAR_MESSAGES> = {
  file: 'meus-momentos',
};
