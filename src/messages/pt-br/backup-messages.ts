import type * as English from '../en/backup-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';

export const BACKUP_MESSAGES: Translated<typeof English.BACKUP_MESSAGES> = {
  about:
    'Um arquivo com tudo o que você informou: o formulário e seus momentos, fases e pessoas. É texto simples, então guarde-o num lugar só seu.',
  save: 'Salvar arquivo de backup',
  open: 'Abrir arquivo de backup',
  replaces: 'Abrir um arquivo substitui o que está aqui. Dá para desfazer.',
  saved: 'Arquivo de backup salvo.',
  refused: 'Nada mudou, porque o arquivo tem um problema:',
  foreign: 'Não é um arquivo de backup desta página.',
  newer: 'Foi feito com uma versão mais nova desta página. Recarregue a página e tente de novo.',
  tooLarge: 'É maior que qualquer arquivo de backup desta página.',
  unreadable: 'Seu navegador não conseguiu ler o arquivo. Tente de novo.',
  more: plural({ one: 'E mais #.', many: 'E mais #.', other: 'E mais #.' }),
  file: (day) => `lifetime-visualizer-${day}`,
};

/** Each with its article: “Não foi possível ler” stands before it. */
const PARTS = {
  birthdate: 'a data de nascimento',
  birthYear: 'o ano de nascimento',
  color: 'a cor',
  country: 'o país',
  daysPerYear: 'os dias por ano',
  from: 'o começo',
  hours: 'as horas',
  lifeExpectancy: 'a expectativa de vida',
  livedTogether: 'o tempo na mesma casa',
  name: 'o nome',
  population: 'a escolha entre todas as pessoas, mulheres ou homens',
  schedule: 'os dias e as idades',
  since: 'o ano em que se conheceram',
  text: 'as palavras',
  until: 'o fim',
  when: 'a data ou a idade',
} as const;

const LISTS = {
  activities: { one: 'Atividade', all: 'atividades' },
  chapters: { one: 'Fase', all: 'fases' },
  moments: { one: 'Momento', all: 'momentos' },
  people: { one: 'Pessoa', all: 'pessoas' },
} as const;

export const BACKUP_ISSUES: Translated<typeof English.BACKUP_ISSUES> = {
  something: 'Não foi possível ler uma parte dele.',
  part: (part) => `Não foi possível ler ${PARTS[part]}.`,
  list: (list) => `Não foi possível ler a lista de ${LISTS[list].all}.`,
  tooMany: (format, list, count, most) =>
    `Número de ${LISTS[list].all}: ${format.number(count)}. Cabem até ${format.number(most)}.`,
  item: (list, position) => `${LISTS[list].one} ${position}: não foi possível ler.`,
  partOfItem: (list, position, part) =>
    `${LISTS[list].one} ${position}: não foi possível ler ${PARTS[part]}.`,
};
