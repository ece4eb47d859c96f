import { RELATIONS, type Relation } from '../../life/relations.ts';
import { foldText } from '../../words/clean-text.ts';
import type { TypedLifeWords } from '../../words/typed-life-words.ts';
import type { LifeYears } from './life-years.ts';

/** A relation and perhaps a name: “my daughter Mila”. */
const MAX_WORDS_OF_PERSON = 4;
/** The fewest years between a parent and a child, and the most between partners or brothers and sisters. */
const [OF_PARENT, OF_SAME_AGE] = [12, 40];
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const STARTS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
/** A name: with capital letters, or a word in a script that has none, which is short where words have no spaces. */
const NAME = new RegExp(
  String.raw`^(?:\p{Lu}[\p{Ll}\p{M}]*(?:['’-]?\p{Lu}?[\p{Ll}\p{M}]+)*|[${UNSPACED}ー]{1,5}|(?:(?![${UNSPACED}])[\p{Lo}\p{M}])+)$`,
  'u',
);

const BETWEEN_WORDS = /[\s'’:,،、]+/;

const foldWords = (text: string): readonly string[] => foldText(text).split(BETWEEN_WORDS);

/** Words as they were typed, and as they are compared. */
const splitWords = (text: string) =>
  text
    .split(BETWEEN_WORDS)
    .filter((typed) => typed !== '' && !/^\p{Extended_Pictographic}/u.test(typed))
    .map((typed) => ({ typed, folded: foldText(typed) }));

type Word = ReturnType<typeof splitWords>[number];

/** Whether words are nothing but a name. @param longest how many words it may have */
export function isName(text: string, longest: number): boolean {
  const words = text.split(/\s+/);
  return words.length <= longest && words.every((word) => NAME.test(word));
}

/** Creates a function that says whether a word is one of those beside a time, such as “born”: it is no part of a name. */
function createWordFinder(words: readonly string[]) {
  const known = new Set(words.map((word) => foldText(word.replace(/^…/, ''))));
  return (folded: string) => known.has(folded) || (folded.endsWith('.') && known.has(folded.slice(0, -1)));
}

/** Relations whose words are a part of the name, as in “Grandma Ruth”. */
const TITLES: ReadonlySet<Relation> = new Set(['parent', 'relative']);

/**
 * Creates a function that finds the relation that words name, and whether there is no more than that and a name, which
 * is empty if there is none or if the relation is a part of it. Behind
 * another word it is a different one, if it is any: an “ex wife”, a “step son”. In scripts without capital letters any word
 * is a name, but only beside a birth or a death.
 */
export function createRelationFinder({ relations, born }: Pick<TypedLifeWords, 'relations' | 'born'>) {
  const isOfBirth = createWordFinder(born);
  const before = new Set(relations.before?.split(' ').map(foldText));
  const mine = ['', ...(relations.mine?.split(' ') ?? [])];
  const named = new Map(
    RELATIONS.flatMap((relation) =>
      relations[relation]
        .split(' ')
        .flatMap((word) => mine.map((my) => [foldText(my + word), relation] as const)),
    ),
  );
  const findIn = (words: readonly Word[]) => {
    const position = words.findIndex(({ folded }) => named.has(folded));
    const isPlain = words.slice(0, position).every(({ folded }) => before.has(folded));
    return { position, relation: isPlain ? named.get(words[position]?.folded ?? '') : undefined };
  };
  const unspaced = [...named.keys()]
    .filter((word) => STARTS_UNSPACED.test(word))
    .toSorted((one, other) => other.length - one.length);
  const joined = new RegExp(`^(${unspaced.join('|') || '(?!)'})・?(?=[${UNSPACED}])`, 'u');
  return (typed: string, isOfLife = false) => {
    // In scripts without spaces, a name may follow its relation: “儿子小满”.
    const text = isOfLife ? typed.replace(joined, '$1 ') : typed;
    if (!foldWords(text).some((word) => named.has(word))) return null;
    const words = splitWords(text).filter((word, index) => index === 0 || !isOfBirth(word.folded));
    const whole = findIn(words);
    const relation = text
      .split(/[:,،、]/)
      .map((part) => findIn(splitWords(part)).relation)
      .find(Boolean);
    if (!relation) return null;
    const name = isOfLife ? /^[\p{Lu}\p{Lo}\p{N}]/u : /^[\p{Lu}\p{N}]/u;
    const behind = words.slice(whole.position + 1).map(({ typed: word }) => word);
    const isShort = words.length <= MAX_WORDS_OF_PERSON;
    const isAlone = whole.relation !== undefined && isShort && behind.every((word) => name.test(word));
    return { relation, isAlone, name: isAlone && !TITLES.has(relation) ? behind.join(' ') : '' };
  };
}

export type RelationFinder = ReturnType<typeof createRelationFinder>;

/** Creates a function that says whether a text mentions one of some words, such as “born”. */
export function createMention(words: readonly string[]) {
  const isMeant = createWordFinder(words);
  return (text: string) => foldWords(text).some(isMeant);
}

export function canBeBornIn(year: number, relation: Relation, { ownBirthYear }: LifeYears): boolean {
  const later = year - ownBirthYear;
  if (relation === 'parent') return later <= -OF_PARENT;
  if (relation === 'child') return later >= OF_PARENT;
  return (relation !== 'sibling' && relation !== 'partner') || Math.abs(later) <= OF_SAME_AGE;
}
