import type * as English from '../en/life-table-messages.ts';
import type { Translated } from '../translated.ts';

export const LIFE_TABLE_MESSAGES: Translated<typeof English.LIFE_TABLE_MESSAGES> = {
  expectedAge: 'Espérance de vie à votre âge',
  loading: 'Recherche de la table de mortalité…',
};
