import type * as English from '../en/result-messages.ts';
import type { Translated } from '../translated.ts';

export const RESULT_MESSAGES: Translated<typeof English.RESULT_MESSAGES> = {
  example: 'Este é um exemplo: uma pessoa inventada, nascida em 1990 no Canadá.',
  ownInstead: 'Para ver sua própria vida, preencha o formulário acima.',
  figures: 'Seus anos e semanas',
  rest: 'O resto dos resultados',
  yearsLived: 'Anos vividos',
  yearsRemaining: 'Anos restantes',
  weeksLeft: 'Semanas restantes',
  freeTime: 'Tempo livre',
  counting: {
    alike:
      'Estes totais supõem que todos os dias da sua vida, inclusive na infância, são como o que você informou.',
    scheduled: 'Estes totais contam cada atividade nos dias e nas idades que você informou.',
  },
};
