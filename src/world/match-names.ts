/** Letters that people type as plain ones, although Unicode does not decompose them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Æ: 'AE',
  Œ: 'OE',
  // Arabic, and the forms of its letters on Persian keyboards.
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
};
const NOT_PLAIN = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g');

const HIRAGANA_TO_KATAKANA = 0x60;
/** Names of countries are in katakana, but are typed in hiragana first. */
const toKatakana = (letter: string) => String.fromCharCode(letter.charCodeAt(0) + HIRAGANA_TO_KATAKANA);

/** The words of a text as names are compared. */
interface Spelling {
  readonly words: readonly string[];
  readonly whole: string;
}

export interface FoldedText extends Spelling {
  /** The words in one from the last to the first: "Korea Süd" is Südkorea. */
  readonly reversed: string;
  /** Without doubled letters, which people mistake even if they know a name. */
  readonly plain: Spelling;
  /** How many letters of an alphabet its plain letters are worth. */
  readonly letters: number;
}

/** Removes what does not matter in a search: case, accents, punctuation. */
const fold = (text: string): string =>
  text
    // In upper case, ß is SS, ς is Σ and ı is I.
    .toUpperCase()
    .normalize('NFKD')
    // Accents; in Arabic, hamza on its carrier, marks of short vowels, and the stroke that stretches a word.
    .replace(/[\u0300-\u036F\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[\u3041-\u3096]/g, toKatakana)
    // A kana with its mark is one letter. Hangul stays in parts, so that a syllable is found before it is whole.
    .replace(/[\u30A1-\u30FA][\u3099\u309A]/g, (letter) => letter.normalize('NFC'))
    .replace(NOT_PLAIN, (letter) => PLAIN_LETTERS[letter] ?? letter)
    // The marks of other scripts stay: in many, they are vowels.
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .toLowerCase()
    .trim()
    .replace(/\bst\b/, 'saint');

/** A definite article that begins a text or, in Arabic, a word. */
const ARTICLES = /(?<=^| )(?:the(?: |$)|ال)/g;
const DOUBLED = /(.)\1/g;

const toPlain = (word: string) => word.replace(DOUBLED, '$1');

/** A letter of these scripts says as much as nearly two of an alphabet: 阿根廷, フランス. */
const DENSE_SCRIPTS = /^[\p{Script=Han}\p{Script=Katakana}]/u;
const WORTH_OF_DENSE = 5 / 3;
const countLetters = (word: string) => word.length * (DENSE_SCRIPTS.test(word) ? WORTH_OF_DENSE : 1);

/**
 * Returns the forms in which a text is compared: as it is, and without articles. None if it has neither letter nor digit.
 * @example foldForSearch('The Côte-d’Or').map(({ whole }) => whole) // ['thecotedor', 'cotedor']
 */
export function foldForSearch(text: string): readonly FoldedText[] {
  const folded = fold(text);
  const forms = new Set([folded, folded.replace(ARTICLES, '').trim()]);
  return Array.from(forms).flatMap((form) => {
    if (form === '') return [];
    const words = form.split(' ');
    const whole = words.join('');
    const plainWords = words.map(toPlain);
    const plain = { words: plainWords, whole: plainWords.join('') };
    return { words, whole, reversed: words.toReversed().join(''), plain, letters: countLetters(plain.whole) };
  });
}

/** How well a text matches a name: the lower, the better. */
export const MATCH = { whole: 0, beginning: 1, words: 2, none: Number.POSITIVE_INFINITY } as const;

type Compare = (typed: string, word: string) => boolean;

/** Whether each typed word is one of a name's words, in any order, none of them twice. */
function matchWords(typed: readonly string[], words: readonly string[], isMatch: Compare): boolean {
  // Nearly all names end here.
  if (typed.length > words.length || !words.some((word) => isMatch(typed[0] ?? '', word))) return false;
  const left = new Set(words.keys());
  return typed.every((word) => {
    const found = [...left].find((position) => isMatch(word, words[position] ?? ''));
    return found !== undefined && left.delete(found);
  });
}

const begins: Compare = (typed, word) => word.startsWith(typed);

/** How a text matches a name that it has to be in full. */
export const matchWhole = (typed: FoldedText, name: FoldedText): number =>
  typed.whole === name.whole || typed.reversed === name.whole ? MATCH.whole : MATCH.none;

/** How a text matches a name without a slip: each of its words begins one of the name's. */
export function matchAsTyped(typed: FoldedText, name: FoldedText): number {
  if (matchWhole(typed, name) === MATCH.whole) return MATCH.whole;
  if (begins(typed.whole, name.whole)) return MATCH.beginning;
  return matchWords(typed.words, name.words, begins) ? MATCH.words : MATCH.none;
}

/** The fewest letters for a slip, and how many more where it hides more of a name. */
const LETTERS_FOR = { slip: 4, oneOfWords: 2, unfinished: 3 };

/**
 * Whether a word is another one, or its beginning, with one letter wrong, missing or too many, or two neighbors swapped.
 * @param letters how many letters it needs for that
 */
function hasOneSlip(typed: string, word: string, letters: number, unfinished: boolean): boolean {
  const longer = word.length - typed.length;
  if (longer < -1 || (longer > 1 && !unfinished)) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const first = typed[at];
  const next = typed[at + 1];
  // Nearly all words end here.
  if (next !== undefined && next !== word[at + 1] && next !== word[at] && first !== word[at + 1])
    return false;
  const goesOn = (inTyped: number, inWord: number) =>
    (unfinished || longer === inWord - inTyped) && word.startsWith(typed.slice(at + inTyped), at + inWord);
  const isSwap = first === word[at + 1] && next === word[at] && goesOn(2, 2);
  if (!isSwap && !goesOn(0, 1) && !goesOn(1, 0) && !goesOn(1, 1)) return false;
  return countLetters(longer < 0 ? word : typed) >= letters;
}

function matchSpelling(typed: Spelling, name: Spelling): number {
  const unfinished = LETTERS_FOR.slip + LETTERS_FOR.unfinished;
  if (hasOneSlip(typed.whole, name.whole, LETTERS_FOR.slip, false)) return MATCH.beginning;
  if (hasOneSlip(typed.whole, name.whole, unfinished, true)) return MATCH.words;
  if (name.words.length === 1) return MATCH.none;
  const isMatch: Compare = (word, other) =>
    begins(word, other) ||
    hasOneSlip(word, other, LETTERS_FOR.slip + LETTERS_FOR.oneOfWords, false) ||
    hasOneSlip(word, other, unfinished, true);
  return matchWords(typed.words, name.words, isMatch) ? MATCH.words : MATCH.none;
}

/**
 * How a text matches a name with a slip: one in the whole of it, or one in each of its words. Doubled letters are none. Short
 * words need to be right, since another letter makes them another word.
 */
export function matchWithSlips(typed: FoldedText, name: FoldedText): number {
  // A slip makes each word longer by one letter at most.
  if (typed.letters < LETTERS_FOR.slip || typed.plain.whole.length > name.whole.length + typed.words.length) {
    return MATCH.none;
  }
  if (typed.plain.whole === name.plain.whole) return MATCH.whole;
  const found = matchSpelling(typed, name);
  const isPlain = typed.plain.whole === typed.whole && name.plain.whole === name.whole;
  return found < MATCH.none || isPlain ? found : matchSpelling(typed.plain, name.plain);
}
