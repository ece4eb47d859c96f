import type * as English from '../en/week-table-messages.ts';
import type { Translated } from '../translated.ts';

export const WEEK_TABLE: Translated<typeof English.WEEK_TABLE> = {
  what: 'Semanas',
  lived: 'Até agora',
  all: 'Todas as semanas',
};
