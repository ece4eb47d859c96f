import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  until: ['a', 'à', 'ao', 'até', 'até o'],
  now: list('hoje agora'),
  since: ['desde', 'a partir'],
  born: list('nascido nascida nasceu'),
  events: list(
    'primeir… último… última… casamento… casei… casamos… noivado… divórcio… nasci… nasceu… formatura… formei… ' +
      'diploma… prova… vestibular… habilitação… mudança… mudei… mudamos… conheci… saí comecei… demissão… aposent… ' +
      'compra… comprei… venda… vendi… viagem… ganhei… acidente… cirurgia… operação… batizado… comunhão… separação… ' +
      'chegada… cheguei… volta… falec… partiu partida… morre… mort… perdi perdemos perdeu perda… enterr… sepult… ' +
      'velório… viúv… luto… suicíd… aborto… natimort… cremação… despedida… desaparec… deixou',
  ),
  relations: {
    mother: list('mãe mamãe'),
    father: list('pai papai'),
    child: list('filho filha enteado enteada irmão irmã gêmeo gêmea'),
    partner: list(
      'marido mulher esposo esposa companheiro companheira parceiro parceira namorado namorada noivo noiva',
    ),
    friend: list('amigo amiga'),
    grandparent: list('avó avô vovó vovô neto neta tia tio primo prima sobrinho sobrinha'),
  },
};
