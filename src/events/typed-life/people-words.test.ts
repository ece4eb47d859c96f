import { describe, expect, test } from 'vitest';
import { listWholeFolders } from '../../../scripts/words/languages.ts';
import { RELATIONS, type Relation } from '../../life/relations.ts';
import { foldText } from '../../words/clean-text.ts';
import type { TypedLifeWords } from '../../words/typed-life-words.ts';
import { createRelationFinder } from './find-people.ts';

const WORDS = import.meta.glob<TypedLifeWords>('../../words/*/grammar.ts', {
  eager: true,
  import: 'TYPED_LIFE_WORDS',
});

function wordsOf(folder: string): TypedLifeWords {
  const words = WORDS[`../../words/${folder}/grammar.ts`];
  if (!words) throw new Error(`No language ${folder}`);
  return words;
}

const PEOPLE: Readonly<Record<string, Readonly<Record<Relation, string>>>> = {
  en: {
    parent: 'Mom, my dad, My mother Ruth',
    child: 'my son, Daughter Mila, my daughter Mila',
    sibling: 'my sister, Twin, Brother Tom',
    relative: 'Grandma Ruth, my grandson Leo, godchild, Auntie Jo, my cousin',
    partner: 'my wife, Husband Tom, my girlfriend, partner Aiko',
    friend: 'friend, my colleague Jo, My mother-in-law, stepson Leo, my ex-wife',
  },
  de: {
    parent: 'Mama, meine Mutter, Vater Karl',
    child: 'mein Sohn, Tochter Mila',
    sibling: 'meine Schwester Anna, Zwillingsbruder',
    relative: 'Oma Hilde, meine Enkelin, Patenkind Emil, Großmutter, Grossvater, Tante Gisela',
    partner: 'meine Frau, mein Mann Jonas, Lebensgefährtin',
    friend: 'Freundin, mein Kollege Max, Schwiegermutter, Stieftochter Lea, Exmann',
  },
  fr: {
    parent: 'maman, mon père, Papa',
    child: 'mon fils, ma fille Léa',
    sibling: 'ma sœur, ma soeur, mon frère Paul, demi-frère',
    relative: 'Mamie Odette, ma petite-fille, mon filleul, Tonton Paul, arrière-grand-mère',
    partner: 'ma femme, mon mari Luc, ma compagne',
    friend: 'mon ami Paul, ma collègue, belle-mère, mon gendre, ex-mari',
  },
  es: {
    parent: 'mi madre, Mamá, papá',
    child: 'mi hijo, mi hija Lucía',
    sibling: 'mi hermana, hermanito, mellizo',
    relative: 'Abuela Carmen, mi nieto, mi ahijada, Tía Pilar',
    partner: 'mi esposa, mi marido Luis, novia, pareja',
    friend: 'mi amigo, mi compañera, mi suegra, hijastro, exmarido',
  },
  'pt-br': {
    parent: 'minha mãe, meu pai, Mamãe',
    child: 'Filho João, minha filha',
    sibling: 'meu irmão, irmãzinha',
    relative: 'Vó Tereza, meu neto, afilhada, Tio Zé',
    partner: 'minha esposa, meu namorado, marido',
    friend: 'meu amigo, minha colega Ana, sogra, enteado, ex-mulher',
  },
  ja: {
    parent: '母, 私の父, お母さん',
    child: '息子, うちの娘, 長男',
    sibling: '姉, 私の弟',
    relative: '祖母, 孫, 私の叔父, おばあちゃん',
    partner: '妻, 私の夫, 彼女, 彼氏, 旦那',
    friend: '友人, 私の同僚, 義母, 幼なじみ',
  },
  'zh-hans': {
    parent: '妈妈, 我妈, 我的父亲',
    child: '儿子, 我女儿, 我的孩子',
    sibling: '姐姐, 我哥, 我的妹妹',
    relative: '奶奶, 我外公, 孙女, 我的表弟',
    partner: '妻子, 我老婆, 老公, 我的男朋友',
    friend: '朋友, 我同事, 闺蜜, 我的岳母',
  },
  ar: {
    parent: 'أمي, والدي, بابا, امي',
    child: 'ابني, ابنتي',
    sibling: 'أخي, أختي, اختي',
    relative: 'جدتي, حفيدي, عمي, خالتي',
    partner: 'زوجتي, زوجي, خطيبتي',
    friend: 'صديقي, زميلتي, حماتي',
  },
};

test.each([
  ['en', 'Ex wife Sara'],
  ['en', 'step son Leo'],
  ['en', 'Tom’s mother'],
  ['de', 'Ex Mann'],
  ['fr', 'Belle mère Anne'],
  ['ar', 'ابن أخي كريم'],
])('Behind another word, a relation may be a different one, in %s: %s', (folder, text) => {
  expect(createRelationFinder(wordsOf(folder))(text)).toBeNull();
});

test('Behind a name and a comma, it is the relation of that name', () => {
  const find = createRelationFinder(wordsOf('en'));
  expect(find('Mila, our daughter')).toMatchObject({ relation: 'child', isAlone: false });
  expect(find('My best friend Anna')).toEqual({ relation: 'friend', isAlone: true, name: 'Anna' });
  expect(find('Aunt Anna')).toEqual({ relation: 'relative', isAlone: true, name: '' });
});

describe.each(listWholeFolders())('In %s', (folder) => {
  const words = wordsOf(folder);
  const find = createRelationFinder(words);

  test.each(RELATIONS)('people have words that are usual for them: %s', (relation) => {
    const typed = PEOPLE[folder]?.[relation].split(', ') ?? [];
    expect(typed.map((text) => [text, find(text)])).toMatchObject(
      typed.map((text) => [text, { relation, isAlone: true }]),
    );
    expect(typed).not.toEqual([]);
  });

  test('no word stands for two relations, or twice', () => {
    const all = RELATIONS.flatMap((relation) => words.relations[relation].split(' ')).map(foldText);
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
  });
});
