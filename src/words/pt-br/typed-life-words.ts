import type { TypedLifeWords } from '../typed-life-words.ts';

const list = (words: string): readonly string[] => words.split(' ');

export const TYPED_LIFE_WORDS: TypedLifeWords = {
  in: ['em', 'no', 'no dia', 'no ano de'],
  about: [
    'por volta de',
    'cerca de',
    'aproximadamente',
    'circa',
    'ca',
    'início de',
    'no início de',
    'meados de',
    'fim de',
    'final de',
    'primavera',
    'verão',
    'outono',
    'inverno',
    'Páscoa',
    'Natal',
    'anos',
    'os anos',
  ],
  age: {
    before: ['idade', 'com a idade de'],
    beforeLast: ['aos', 'com'],
    units: ['anos', 'ano'],
    after: [],
  },
  since: ['desde', 'a partir de'],
  until: ['até', 'até o'],
  to: ['a', 'à', 'ao', 'até', 'até o', 'e'],
  between: ['entre', 'de', 'do', 'desde'],
  now: ['hoje', 'agora', 'atual', 'atualmente', 'presente', 'o presente', 'o momento'],
  born: ['nascido', 'nascida', 'nasceu', 'nascido em', 'nascida em', 'nasceu em'],
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
