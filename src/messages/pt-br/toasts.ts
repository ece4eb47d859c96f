import type * as English from '../en/toasts.ts';
import type { Translated } from '../translated.ts';

export const TOASTS: Translated<typeof English.TOASTS> = {
  countriesFailed: { title: 'Erro ao carregar os países', text: 'Tente de novo mais tarde.' },
  noLifeExpectancyData: {
    title: 'Não há dados de expectativa de vida',
    text: 'Não há dados para este país. Informe a expectativa de vida manualmente.',
  },
  lifeExpectancyFailed: {
    title: 'Erro ao consultar a expectativa de vida',
    text: 'Não foi possível obter os dados da API do Banco Mundial. Informe a expectativa de vida manualmente.',
  },
  tooManyActivities: {
    title: 'Limite de atividades atingido',
    text: 'Você pode ter no máximo 5 atividades. Remova uma para adicionar outra.',
  },
  tooManyHours: {
    title: 'Total de horas acima do limite',
    text: 'O tempo total das atividades não pode passar de 24 horas por dia.',
  },
  lifeExpectancyMissing: {
    title: 'Falta a expectativa de vida',
    text: 'Escolha um país ou informe a expectativa de vida manualmente.',
  },
  lifeExpectancyInvalid: {
    title: 'Expectativa de vida inválida',
    text: 'Informe um número positivo válido para a expectativa de vida.',
  },
  visualizeFailed: {
    title: 'Erro ao visualizar os dados',
    text: 'Confira o que você informou e tente de novo.',
  },
};
