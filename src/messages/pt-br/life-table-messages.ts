import type * as English from '../en/life-table-messages.ts';
import type { Translated } from '../translated.ts';

export const LIFE_TABLE_MESSAGES: Translated<typeof English.LIFE_TABLE_MESSAGES> = {
  expectedAge: 'Expectativa de vida na sua idade',
  loading: 'Consultando a tábua de mortalidade…',
};
