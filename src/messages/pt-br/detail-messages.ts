import type * as English from '../en/detail-messages.ts';
import type { Translated } from '../translated.ts';
import { untilAge, untilAgeAlone } from './ages.ts';
import { plural } from './plural.ts';
import { decimalYears, years } from './units.ts';

const moreComparisons = plural({
  one: 'Mais # comparação',
  many: 'Mais # de comparações',
  other: 'Mais # comparações',
});

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  cards: {
    title: 'Atividade por atividade',
    soFar: (format, figure) => `${decimalYears(format, figure)} até agora`,
    atThisAge: (format, figure) => `${decimalYears(format, figure)} nesta idade`,
    from: (format, figure) => `Hoje: ${decimalYears(format, figure)}`,
    share: (percentage) => `${percentage} de cada dia`,
    shareOfLife: (percentage) => `${percentage} da sua vida`,
    more: plural({ one: 'Mais #', many: 'Mais #', other: 'Mais #' }),
    moreAbout: (format, count, name) => `${moreComparisons(format, count)}: ${name}`,
  },
  projections: {
    title: 'Projeções para o futuro',
    hint: 'Anos até agora e anos pela frente, se seus dias continuarem iguais.',
    hintMoved: (format, age) =>
      `Anos até agora, ${untilAge(format, age)} e depois disso, se seus dias continuarem iguais.`,
    hintPast: 'Anos até agora. Os anos pela frente são contados só até a expectativa de vida.',
    hintAtEnd: (format, age) => `Anos até agora e ${untilAge(format, age)}, se seus dias continuarem iguais.`,
    scheduled: {
      hint: 'Anos até agora e anos pela frente, nos dias e nas idades que você informou.',
      hintMoved: (format, age) =>
        `Anos até agora, ${untilAge(format, age)} e depois disso, nos dias e nas idades que você informou.`,
      hintAtEnd: (format, age) =>
        `Anos até agora e ${untilAge(format, age)}, nos dias e nas idades que você informou.`,
    },
    soFar: (format, figure) => `${decimalYears(format, figure)} até agora`,
    by: (format, figure, age) => `${decimalYears(format, figure)} ${untilAgeAlone(format, age)}`,
    until: (format, figure, age) => `${format.decimal(figure)} ${untilAgeAlone(format, age)}`,
    ahead: (format, figure) => `${decimalYears(format, figure)} pela frente`,
    axis: years,
    columns: {
      activity: 'Atividade',
      soFar: 'Anos até agora',
      by: (format, age) => `Anos ${untilAge(format, age)}`,
      ahead: 'Anos pela frente',
    },
  },
  health: {
    title: 'Otimização da saúde',
    exercise: 'Análise dos exercícios',
    sleep: 'Análise do sono',
    apply: 'Aplicar otimização',
    current: 'Suas horas hoje',
    recommended: 'Mínimo da OMS',
    optimized: 'Otimizado',
    optimal: 'Meio da faixa recomendada, de 7 a 9 horas',
    sleepDebt: 'Faltam para 8 horas',
    yearsImpact: 'Anos de vida (regra aproximada desta ferramenta)',
    underAge: 'Estas análises são para pessoas adultas. Para menores de 18 anos, valem outras recomendações.',
    potentialGain: 'Ganho potencial',
    more: { exercise: 'Mais sobre exercícios, com fontes', sleep: 'Mais sobre o sono, com fontes' },
    sources: 'Fontes:',
    none: 'Adicione uma atividade com “sono” ou “exercício” no nome para ver o que as pesquisas dizem sobre as horas dela.',
  },
  share: {
    title: 'Guarde ou compartilhe',
    file: 'minha-vida-em-imagem',
    full: 'Resultados completos',
    fullHint: 'Tudo o que está nesta página em uma imagem.',
    ways: {
      download: 'Compartilhar resultados',
      svg: 'Salvar como SVG',
      send: 'Enviar a imagem',
    },
    includeMarks: 'Incluir meus momentos e fases na imagem',
    capturing: 'Capturando...',
    timedOut: 'A imagem demorou demais para ficar pronta. Tente de novo ou salve-a como SVG.',
    noCanvas: 'Este navegador não consegue criar esta imagem. Salve-a como SVG.',
    link: {
      title: 'Um link',
      copy: 'Copiar link',
      copied: 'Link copiado.',
      byHand: 'Seu navegador não deixou copiar. Selecione o link abaixo e copie.',
      address: 'Link para estes resultados',
      note: 'Quem tiver o link verá sua idade, expectativa de vida, país e atividades, mas não sua data de nascimento (embora dê para deduzir seu aniversário com uma semana de margem). Os dados estão no próprio link, não em um servidor.',
      marks: 'Incluir meus momentos e fases',
      moments: plural({ one: '# momento', many: '# de momentos', other: '# momentos' }),
      chapters: plural({ one: '# fase', many: '# de fases', other: '# fases' }),
      marksHint: (marks) =>
        `O link passa a conter ${marks}: suas palavras e as semanas da sua vida em que ocorrem, das quais dá para deduzir as datas com duas semanas de margem. As pessoas que você adicionou nunca entram nele.`,
    },
  },
  jump: { toTop: 'Voltar ao topo', toResults: 'Ver resultados' },
  poster: {
    asOf: (day) => `Em ${day}`,
    marks: { moments: 'Momentos', chapters: 'Fases', both: 'Momentos e fases' },
  },
};
