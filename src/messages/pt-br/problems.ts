import type * as English from '../en/problems.ts';
import type { Translated } from '../translated.ts';

export const PROBLEM_MESSAGES: Translated<typeof English.PROBLEM_MESSAGES> = {
  birthdateInvalid: 'Informe uma data de nascimento válida, no passado',
  countryMissing: 'Escolha um país',
  figureMissing: 'Escolha um país ou informe a expectativa de vida manualmente.',
  lifeExpectancyInvalid: 'Informe um número positivo válido para a expectativa de vida.',
  activitiesMissing: 'É preciso ter pelo menos uma atividade',
  activityNameMissing: 'Informe o nome da atividade',
  hoursUnreadable: 'Isto não é um número. Informe um, como 8.',
  hoursNegative: 'As horas devem ser 0 ou mais',
  hoursTooMany: 'As horas devem ser no máximo 24',
  totalTooMany: 'O tempo total das atividades não pode passar de 24 horas por dia',
};

export const UNREADABLE_MESSAGES: Translated<typeof English.UNREADABLE_MESSAGES> = {
  years: 'Isto não é um número. Informe um, como 84.',
  date: 'Não foi possível ler esta data. Digite-a ou cole-a como 1990-05-31.',
};
