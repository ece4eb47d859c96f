import type * as English from '../en/person-editor-messages.ts';
import type { Translated } from '../translated.ts';
import { plural } from './plural.ts';
import { SAVING_NOTE } from './saving-note.ts';

export const PERSON_EDITOR_MESSAGES: Translated<typeof English.PERSON_EDITOR_MESSAGES> = {
  title: { add: 'Adicionar uma pessoa', change: (name) => `Editar ${name}` },
  name: 'Nome',
  namePlaceholder: 'ex.: Minha mãe',
  birthYear: 'Ano de nascimento',
  yearPlaceholder: 'ex.: 1962',
  together: 'Vocês já moraram na mesma casa?',
  livedTogether: { no: 'Não', until: 'Até certo ano', still: 'Ainda moramos' },
  until: 'Na mesma casa até',
  untilHint: 'Um ano, passado ou futuro.',
  days: {
    apart: 'Dias de convivência por ano',
    later: 'Dias de convivência por ano depois disso',
  },
  daysHint: 'Um fim de semana por mês são 24 dias; uma vez por semana, 52.',
  since: { known: 'Vocês se conhecem desde (opcional)', together: 'Na mesma casa desde (opcional)' },
  sinceHint: 'Um ano. Deixe em branco se for desde o nascimento de quem é mais jovem.',
  country: 'País',
  sameCountry: (country) => `${country}, como você`,
  chooseCountry: 'Escolha um país',
  population: 'Usar dados de',
  populations: { everyone: 'Todas as pessoas', women: 'Mulheres', men: 'Homens' },
  privacy:
    'Fica neste dispositivo, nunca em um link ou uma imagem. Só o código do país é enviado, para consultar a tábua de mortalidade.',
  saving: SAVING_NOTE,
  save: 'Salvar',
  cancel: 'Cancelar',
  full: plural({
    one: 'Dá para adicionar até # pessoa. Remova uma para adicionar outra.',
    many: 'Dá para adicionar até # de pessoas. Remova uma para adicionar outra.',
    other: 'Dá para adicionar até # pessoas. Remova uma para adicionar outra.',
  }),
};

export const PERSON_PROBLEMS: Translated<typeof English.PERSON_PROBLEMS> = {
  name: 'Informe um nome.',
  year: 'Informe um ano, como 1962.',
  yearToCome: 'Esse ano ainda não chegou. Informe este ano ou um anterior.',
  tooLongAgo: 'Confira o ano de nascimento: foi há mais de 130 anos.',
  days: 'Informe um número de dias de 0 a 365.',
  sinceBeforeBirth: (year) => `Uma das duas pessoas nasceu em ${year}. Informe esse ano ou um posterior.`,
  untilBeforeSince: (year) =>
    `Vocês não podem ter morado na mesma casa antes de ${year}. Informe esse ano ou um posterior.`,
  untilTooFar: (year) => `Informe um ano até ${year}.`,
  country: 'Escolha um país: os números vêm da tábua de mortalidade dele.',
};
