import type * as English from '../en/health-messages.ts';
import type { Translated } from '../translated.ts';

export const EXERCISE_NOTES: Translated<typeof English.EXERCISE_NOTES> = {
  Sedentary: {
    level: 'Vida sedentária',
    lead: 'Alguma atividade é melhor que nenhuma; mesmo poucos minutos contam.',
    healthImpact: (format) =>
      `Em um estudo com mais de ${format.number(650_000)} pessoas adultas, até 75 minutos de caminhada ` +
      `rápida por semana estiveram associados a ${format.number(1.8)} ano a mais de vida depois dos 40 anos, ` +
      'em comparação com nenhuma atividade no tempo livre.',
    recommendations: [
      'Comece com algo pequeno de que você goste, como uma caminhada de dez minutos depois de comer.',
      'Quando isso ficar fácil, acrescente um pouco a cada semana: para pessoas adultas, a Organização Mundial ' +
        'da Saúde recomenda de 150 a 300 minutos de atividade moderada.',
    ],
  },
  'Lightly Active': {
    level: 'Vida um pouco ativa',
    lead: 'Uma ou duas caminhadas rápidas a mais podem bastar para chegar a 150 minutos por semana.',
    healthImpact: (format) =>
      `Em um estudo com mais de ${format.number(660_000)} pessoas adultas, alguma atividade abaixo do mínimo ` +
      `recomendado esteve associada a uma mortalidade ${format.wholePercent(20)} menor do que nenhuma, e de ` +
      `uma a duas vezes o mínimo, a uma mortalidade ${format.wholePercent(31)} menor.`,
    recommendations: [
      'Atividade vigorosa vale o dobro: de 75 a 150 minutos por semana bastam.',
      'Encaixe os minutos a mais em algo que você já faz, como ir ao trabalho ou às compras.',
    ],
  },
  Active: {
    level: 'Vida ativa',
    lead:
      'Você está na faixa de 150 a 300 minutos de atividade moderada por semana que a Organização Mundial da Saúde ' +
      'recomenda para pessoas adultas.',
    healthImpact: (format) =>
      `Em um estudo com mais de ${format.number(660_000)} pessoas adultas, de uma a duas vezes o mínimo ` +
      `recomendado esteve associado a uma mortalidade ${format.wholePercent(31)} menor do que nenhuma ` +
      'atividade.',
    recommendations: [
      'Continue com o que você gosta de fazer; não é preciso acrescentar nada.',
      'Combine atividade moderada e vigorosa do jeito que couber na sua semana.',
      'Tenha uma versão mais curta para as semanas cheias, para ser fácil retomar o hábito.',
    ],
  },
  'Highly Active': {
    level: 'Vida muito ativa',
    lead:
      'Uma semana mais tranquila não é um recuo: 150 minutos de atividade moderada, menos da metade do que você ' +
      'faz, bastam.',
    healthImpact: (format) =>
      'Em um grande estudo, de duas a três vezes o mínimo recomendado esteve associado a uma mortalidade ' +
      `${format.wholePercent(37)} menor do que nenhuma atividade. Em outro, mais de 450 minutos de caminhada ` +
      `rápida por semana estiveram associados a ${format.number(4.5)} anos a mais de vida depois dos 40 ` +
      'anos, em comparação com nenhuma atividade no tempo livre.',
    recommendations: [
      'Planeje seus dias de descanso.',
      'Se algo continuar doendo, procure orientação médica antes de voltar a treinar.',
    ],
  },
};

export const SLEEP_NOTES: Translated<typeof English.SLEEP_NOTES> = {
  'Severely Insufficient': {
    level: 'Muito insuficiente',
    lead:
      'A Academia Americana de Medicina do Sono (AASM) e a Sleep Research Society (SRS) recomendam sete horas ou ' +
      'mais para pessoas adultas.',
    healthImpact: (format) =>
      `Entre quase ${format.number(1.4)} milhão de pessoas, dormir pouco esteve associado a uma mortalidade ` +
      `${format.wholePercent(12)} maior.`,
    recommendations: [
      'Experimente se deitar 15 minutos mais cedo por uma semana, depois outros 15, e veja como você se sente.',
      'Se puder, acorde no mesmo horário nos dias de trabalho e nos de folga.',
      'Se você gostaria de dormir mais e não consegue, procure orientação médica para descobrir o motivo.',
    ],
  },
  Insufficient: {
    level: 'Insuficiente',
    lead:
      'Falta no máximo uma hora para as sete ou mais que a Academia Americana de Medicina do Sono (AASM) e a Sleep ' +
      'Research Society (SRS) recomendam para pessoas adultas.',
    healthImpact: (format) =>
      `Em 16 estudos com quase ${format.number(1.4)} milhão de pessoas, dormir pouco esteve associado a uma ` +
      `mortalidade ${format.wholePercent(12)} maior.`,
    recommendations: [
      'Indo para a cama até uma hora mais cedo, você chegaria às sete horas.',
      'Conte para trás a partir da hora em que precisa acordar e ponha um lembrete para a noite, não para a manhã.',
      'Escolha a coisa que mais costuma deixar você de pé até tarde e faça-a mais cedo no dia.',
    ],
  },
  Optimal: {
    level: 'Ideal',
    lead:
      'A National Sleep Foundation recomenda de sete a nove horas para pessoas adultas e de sete a oito a partir ' +
      'dos 65 anos.',
    healthImpact: (format) =>
      `Entre quase ${format.number(1.4)} milhão de pessoas, tanto dormir menos quanto dormir mais do que ` +
      'cerca de sete a oito horas estiveram associados a uma mortalidade maior.',
    recommendations: [
      'Você está na faixa recomendada para a maioria das pessoas adultas.',
      'Quando houver muito o que fazer à noite, mantenha o horário de dormir que funciona para você.',
      'Se você ainda acorda com cansaço, fale disso numa consulta médica.',
    ],
  },
  Excessive: {
    level: 'Excessivo',
    lead:
      'É mais do que as sete a nove horas que a National Sleep Foundation recomenda para pessoas adultas, ou do que ' +
      'as sete a oito a partir dos 65 anos.',
    healthImpact: (format) =>
      `Entre quase ${format.number(1.4)} milhão de pessoas, dormir muito esteve associado a uma mortalidade ` +
      `${format.wholePercent(30)} maior; isso não quer dizer que o sono tenha sido a causa. Esses estudos ` +
      'perguntaram quanto tempo as pessoas costumam dormir. Os dias médios desta página vêm de diários, que ' +
      'também contam cochilos e o tempo sem dormir na cama, e por isso parecem mais longos aqui.',
    recommendations: [
      'Por duas semanas, anote quanto tempo você dorme e se acorda com disposição.',
      'Se quiser noites mais curtas, ponha o despertador para 15 minutos mais cedo e fique com o que fizer bem a você.',
      'Se você dorme muito e o cansaço continua, fale disso numa consulta médica.',
    ],
  },
};

export const HEALTH_DISCLAIMER =
  'São padrões em grandes grupos, não uma previsão para você. Os anos são uma regra aproximada desta ferramenta.';

export const MEDICAL_DISCLAIMER =
  'Isto não é orientação médica. São médias e contas simples, e ninguém é uma média. Procure orientação médica antes ' +
  'de mudar seu modo de vida por causa delas.';
