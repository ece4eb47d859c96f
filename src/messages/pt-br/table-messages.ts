import type * as English from '../en/table-messages.ts';
import type { Translated } from '../translated.ts';

export const TABLE_MESSAGES: Translated<typeof English.TABLE_MESSAGES> = {
  button: 'Tabela',
  label: (title) => `Mostrar como tabela: ${title}`,
};
