import type * as English from '../en/shared-life-messages.ts';
import type { Translated } from '../translated.ts';

export const SHARED_LIFE_MESSAGES: Translated<typeof English.SHARED_LIFE_MESSAGES> = {
  about:
    'Abaixo, “você” é a pessoa que enviou este link. São os resultados dela no dia em que o criou; nada é salvo no seu dispositivo.',
  results: 'A vida dessa pessoa em números',
  own: 'Ver minha própria vida',
  unreadable:
    'Não é possível abrir este link: falta uma parte, ou ela foi alterada. Peça um novo a quem o enviou.',
  newer: 'Este link foi feito com uma versão mais nova desta página. Recarregue a página para abri-lo.',
};
