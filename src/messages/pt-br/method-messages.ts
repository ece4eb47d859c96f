import type * as English from '../en/method-messages.ts';
import type { Translated } from '../translated.ts';

export const METHOD_MESSAGES: Translated<typeof English.METHOD_MESSAGES> = {
  title: 'Como isso é calculado',
  stepsTitle: 'As contas, com seus números',
  sourcesTitle: 'De onde vêm os números',
  limitsTitle: 'O que estes números não dizem',
};

export const STEP_TITLES: Translated<typeof English.STEP_TITLES> = {
  yearsLived: 'Anos vividos',
  yearsRemaining: 'Anos restantes',
  weeksLeft: 'Semanas restantes',
  weeksLived: 'Semanas até agora',
  activity: 'Anos de uma atividade',
  freeTime: 'Tempo livre',
};

const countBirthdays = ({ from, to, age }: English.Birthdays) => `Aniversários de ${from} a ${to}: ${age}.`;

const SHARES_OF_TIME = {
  everyDay: 'Horas por dia ÷ 24 × anos.',
  everyDayInYears: 'Horas por dia ÷ 24 × anos em que acontece.',
  someDaysInYears: 'Horas por dia × dias por semana ÷ 7 ÷ 24 × anos em que acontece.',
} as const;

export const STEPS: Translated<typeof English.STEPS> = {
  yearsLived: {
    birthdays: (age) => `Aniversários até agora: ${age}.`,
    between: countBirthdays,
    fromLeapDay: (birthdays) =>
      `${countBirthdays(birthdays)} Nos anos sem 29 de fevereiro, o aniversário é em 1º de março.`,
  },
  yearsRemaining: {
    left: (calculation) => `Expectativa de vida − anos vividos: ${calculation}.`,
    past: (difference) =>
      `Expectativa de vida − anos vividos. ${difference} é menor que 0, então o resultado é 0.`,
  },
  weeksLeft: (calculation) =>
    `Anos restantes × 52, arredondados para baixo: ${calculation}. A conta parte do seu último aniversário; um ano tem um ou dois dias a mais que 52 semanas.`,
  weeksLived: {
    weeks: (weeks) => `Semanas inteiras desde o nascimento: ${weeks}.`,
    fromDays: (calculation) => `Dias desde o nascimento ÷ 7, arredondados para baixo: ${calculation}.`,
  },
  activity: {
    rule: (rhythm) => SHARES_OF_TIME[rhythm],
    soFar: (format, rhythm, soFar) =>
      `${SHARES_OF_TIME[rhythm]} Para sua primeira atividade, em anos: ${soFar.factors} = ${format.decimal(soFar.years)} até agora.`,
    withAhead: (format, rhythm, soFar, ahead) =>
      `${SHARES_OF_TIME[rhythm]} Para sua primeira atividade, em anos: ${soFar.factors} = ${format.decimal(soFar.years)} até agora e ${ahead.factors} = ${format.decimal(ahead.years)} pela frente.`,
  },
  freeTime: {
    ofDay: (calculation) => `Horas por dia que nenhuma atividade ocupa: ${calculation}.`,
    ofWeek: (calculation) => `Horas por semana, na sua idade, que nenhuma atividade ocupa: ${calculation}.`,
  },
};

export const GENERAL_STEPS: Translated<typeof English.GENERAL_STEPS> = [
  {
    what: 'Expectativa de vida na sua idade',
    how: 'A média ao nascer também conta quem viveu menos. Uma tábua de mortalidade diz até que idade vive, em média, quem já chegou a certa idade.',
  },
  {
    what: 'Se a mortalidade continuar caindo',
    how: 'Cada ano futuro tem as taxas de mortalidade que a ONU projeta para ele; depois de 2100, elas ficam como estão. A faixa usa, em todos os anos, o limite inferior ou o superior do intervalo de 80% da ONU para a expectativa de vida ao nascer, que só as tábuas de todas as pessoas têm.',
  },
  {
    what: 'Quantas pessoas chegam a cada idade',
    how: 'Sobreviventes na idade posterior ÷ sobreviventes na idade anterior. Entre as idades, interpola-se o logaritmo da taxa de mortalidade.',
  },
  {
    what: 'Seu lugar entre quem vive hoje',
    how: 'Pessoas por grupo de cinco anos de idade, segundo a projeção da ONU para 2025. Dentro de um grupo, o número é interpolado, e o resultado, arredondado.',
  },
  {
    what: 'Anos de vida e ganho potencial',
    how: 'Regras aproximadas desta ferramenta, não medições: um número fixo de anos para cada nível, e (horas otimizadas − horas de hoje) ÷ 24 × anos restantes × 3.',
  },
];

export const LIMITS: Translated<typeof English.LIMITS> = [
  'Uma média não diz quanto tempo você vai viver. Muita gente vive mais que a média, e muita gente vive menos.',
  'As tábuas de mortalidade usam as taxas de mortalidade de um ano. Essas taxas vêm caindo. Se continuarem caindo como a ONU projeta, as pessoas viverão mais do que essas tábuas dizem.',
  'As tábuas de mortalidade de um país, para todas as pessoas, mulheres e homens, são ajustadas pelo mesmo fator, para que a expectativa de vida ao nascer de todas as pessoas seja a do Banco Mundial. As mais incertas são as do Kuwait, das Ilhas Virgens Americanas, das Ilhas Faroé, das Seicheles e da Armênia.',
  'Os estudos encontram associações em grupos de pessoas. Ninguém pode ler neles o próprio futuro.',
];
