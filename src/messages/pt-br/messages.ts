import type * as English from '../en/messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { years } from './units.ts';

const hours = plural({ one: '# hora', many: '# de horas', other: '# horas' });
const freeHours = plural({ one: '# livre', many: '# livres', other: '# livres' });

export const MESSAGES: Translated<typeof English.MESSAGES> = {
  productName: 'Lifetime Visualizer',
  theme: { toLight: 'Mudar para o tema claro', toDark: 'Mudar para o tema escuro' },
  calculating: { banner: 'Calculando a visualização da sua vida...', button: 'Calculando...' },
  form: {
    title: 'Conte um pouco sobre você',
    lede: 'Veja o que já passou, o que pode vir pela frente e para onde vai o seu tempo.',
    birthdate: 'Data de nascimento',
    country: 'País',
    chooseCountry: 'Escolha um país',
    lookingUp: 'Consultando…',
    late: 'Isso está demorando. Você pode esperar ou informar a expectativa de vida manualmente.',
    lifeExpectancyOf: (format, figure, source, year) => `${years(format, figure)} · ${source} ${year}`,
    lifeExpectancyFromSnapshot: (format, figure, source, year) =>
      `${years(format, figure)} · ${source} ${year}, da cópia salva nesta página`,
    manual: 'Informar a expectativa de vida manualmente',
    lifeExpectancy: 'Expectativa de vida (anos)',
    lifeExpectancyHint: (format) => `De 1 a 150, como ${format.number(82.5)}.`,
    activities: 'Seu dia médio',
    activity: (position) => `Atividade ${position}`,
    activityName: (position) => `Nome da atividade ${position}`,
    activityNamePlaceholder: 'Nome da atividade',
    activityHours: (position) => `Horas por dia da atividade ${position}`,
    removeActivity: (position) => `Remover a atividade ${position}`,
    addActivity: 'Adicionar atividade',
    dayBar: 'Seu dia em uma barra',
    hoursUnit: 'h',
    total: (format, { total, free }) =>
      `Total: ${format.number(total)} de 24 horas, ${freeHours(format, free)}`,
    totalJustOver: (format, { total, free }) =>
      `Total: pouco mais de ${format.number(total)} de 24 horas, pouco menos de ${freeHours(format, free)}`,
    totalFull: 'Total: 24 de 24 horas, nenhuma livre',
    totalOver: (format, { total, over }) =>
      `Total: ${hours(format, total)}, ${format.number(over)} a mais do que cabe em um dia`,
    totalBarelyOver: 'Total: pouco mais de 24 horas, um pouco além do que cabe em um dia',
    submit: 'Visualizar minha vida',
    privacy:
      'Tudo fica no seu dispositivo. Só o código do seu país é enviado, para consultar a expectativa de vida.',
    changed: 'Você mudou seus dados. Pressione “Visualizar minha vida” para atualizar os resultados.',
    problems: 'Há um problema',
    problemOf: (activity, problem) => `${activity}: ${problem}`,
    example: 'Ver um exemplo',
    exampleCountry: 'Canadá',
    exampleShown: 'Você está vendo um exemplo.',
    exampleChanged: 'Voltar ao exemplo',
    averageDays: 'Começar com um dia médio',
    setWhen: 'Definir quando',
    day: { done: 'Um dia médio substituiu suas atividades.', undone: 'Suas atividades estão de volta.' },
    applied: {
      done: 'Seus dados e resultados mudaram.',
      undone: 'Seus próprios dados estão de volta.',
    },
    tab: {
      done: 'Você mudou seus dados em outra aba.',
      undone: 'Os dados desta aba estão de volta.',
    },
    backup: {
      button: 'Backup',
      title: 'Arquivo de backup',
      done: 'Seu arquivo de backup está aberto.',
      undone: 'Seus dados estão de volta.',
    },
    activityRemoved: (name) => (name ? `Você removeu “${name}”.` : 'Você removeu uma atividade.'),
    undo: 'Desfazer',
    undoForm: 'Restaurar meus dados',
  },
  results: { title: 'Sua vida em números' },
  days: {
    title: 'Dias médios',
  },
  remember: {
    label: 'Lembrar neste dispositivo',
    hint: 'Salva seus dados neste navegador até você desmarcar esta caixa. Não use em um dispositivo compartilhado.',
    failed: 'Este navegador não deixa a página salvar nada.',
    unread: 'Não foi possível carregar seus dados salvos. Recarregue a página para abri-los.',
    newer: 'Uma versão mais nova desta página salvou dados aqui. Recarregue a página para abri-los.',
  },
  link: {
    opening: 'Abrindo a vida compartilhada...',
    failed: 'Não foi possível mostrar a vida compartilhada. Recarregue a página ou tente de novo mais tarde.',
    heading: 'Alguém compartilhou a própria vida com você',
  },
  picker: {
    title: 'Escolha um país',
    search: 'Buscar países...',
    loading: 'Carregando os países...',
    failed:
      'Não foi possível carregar a lista de países. Tente de novo ou informe a expectativa de vida manualmente.',
    retry: 'Tentar de novo',
    manual: 'Informar a expectativa de vida manualmente, sem país',
    close: 'Fechar',
  },
  toast: { announced: 'Mensagem:', dismiss: 'Dispensar', region: 'Mensagens' },
  broken: {
    part: (name) =>
      `Não foi possível mostrar “${name}”. Todo o resto, inclusive o que você informou, continua aqui.`,
    page: 'Não foi possível mostrar a página. Recarregue-a ou tente de novo mais tarde.',
    renewed:
      'Talvez esta página tenha sido atualizada depois que você a abriu. Se tentar de novo não ajudar, recarregue-a: seus dados continuam aqui.',
    again: 'Tentar de novo',
    againOf: (name) => `Tentar de novo: ${name}`,
    reload: 'Recarregar a página',
  },
};
