import type * as English from '../en/default-activity-names.ts';
import type { Translated } from '../translated.ts';

export const DEFAULT_ACTIVITY_NAMES: Translated<typeof English.DEFAULT_ACTIVITY_NAMES> = {
  sleep: 'Sono',
  work: 'Trabalho',
  exercise: 'Exercícios',
  familyTime: 'Tempo em família',
  reading: 'Leitura',
};
